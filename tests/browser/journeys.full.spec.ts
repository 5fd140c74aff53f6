import type { Page } from '@playwright/test';
import { messages } from '../../src/shared/messages';
import { uniqueUsername } from '../support/accounts';
import { button, copy, field, fill, signUp, submit, validSignUp } from './account-area';
import { expect, paths, testWithFailedRequests } from './fixtures';
import { failAuth } from './network';
import { openUsername } from './open-as';

// Only after a lost response may a repeated sign-up log in to the account that exists (lost-responses.full.spec.ts).
testWithFailedRequests('a refused sign-up never logs in', async ({ page, newcomer }) => {
  const { email, password } = newcomer;
  await failAuth(page, 'signUp', 'WEAK_PASSWORD');
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, email, password });
  await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
  await page.unrouteAll();
  await button(page, copy.signUp.submit).click();
  await expect(page.getByText(messages.emailInUse)).toBeVisible();
});

testWithFailedRequests('one of two users gets a username', async ({ page, browser, newcomer }) => {
  const other = await browser.newPage();
  const username = uniqueUsername();
  await openUsername(page, newcomer);
  await signUp(other);
  for (const tab of [page, other]) await fill(tab, { username });

  await Promise.all([page, other].map((tab) => button(tab, copy.username.submit).click()));

  const taken = (tab: Page) => tab.getByText(messages.usernameTaken);
  const welcome = (tab: Page) => tab.getByText('Welcome, ');
  for (const tab of [page, other]) await expect(taken(tab).or(welcome(tab))).toBeVisible();
  const isPageLoser = await taken(page).isVisible();
  const loser = isPageLoser ? page : other;
  const winner = isPageLoser ? other : page;
  await expect(welcome(winner)).toBeVisible();
  await expect(field(loser, 'username')).toHaveValue(username);
  await submit(loser, copy.username, { username: uniqueUsername() });
  await expect(welcome(loser)).toBeVisible();
  await other.close();
});
