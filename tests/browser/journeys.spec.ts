import type { Page } from '@playwright/test';
import { messages } from '../../src/shared/messages';
import { createAccount, uidOf, uniqueEmail, uniqueUsername } from '../support/accounts';
import { button, copy, field, fill, logIn, signUp, submit, validSignUp } from './account-area';
import { expect, paths, test, testWithFailedRequests } from './fixtures';
import { failAuth } from './network';
import { expectWelcome, openUsername } from './open-as';

test('the navigation state of a sign-up has what the next screen needs', async ({ page }) => {
  const email = uniqueEmail();
  await signUp(page, email);
  const { password: _, ...withoutPassword } = validSignUp;
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state).toEqual({ ...withoutPassword, email, UID: await uidOf(email) });
});

// Only after a lost response may a repeated sign-up log in to the account that exists (lost-responses.spec.ts).
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

test('a sign-up never offers to go to the dashboard instead', async ({ page }) => {
  await page.addInitScript((note) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(note)) sessionStorage.setItem('offered', 'yes');
    }).observe(document, { childList: true, subtree: true });
  }, copy.signedIn.note);
  await signUp(page);
  await submit(page, copy.username, { username: uniqueUsername() });
  await expectWelcome(page, validSignUp);
  expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull();
});

test('a resumed sign-up asks for a name that was lost', async ({ page }) => {
  await logIn(page, await createAccount({ name: '' }));
  await submit(page, copy.username, { name: 'Jane Again', username: uniqueUsername() });
  await expectWelcome(page, { name: 'Jane Again' });
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

test('beginning again deletes the account', async ({ page, newcomer }) => {
  await openUsername(page, newcomer);
  await button(page, copy.username.beginAgain).click();
  await expect(page).toHaveURL(paths.signUp);
  expect(await uidOf(newcomer.email)).toBeUndefined();
});

test('beginning again keeps the input for a correction of the email', async ({ page }) => {
  const wrong = uniqueEmail();
  const right = uniqueEmail();
  await signUp(page, wrong);
  await button(page, copy.username.beginAgain).click();
  await expect(field(page, 'email')).toHaveValue(wrong);
  await submit(page, copy.signUp, { email: right, password: validSignUp.password });
  await expect(page).toHaveURL(paths.username);
  await expect(page.getByText(right)).toBeVisible();
});
