import { messages } from '../../src/shared/messages';
import { latestLinkQuery, uniqueEmail, uniqueUsername } from '../support/accounts';
import { reservedFor, services, userDocument, usersNamed } from '../support/records';
import { button, copy, field, sendAgain, signUp, submit, validSignUp } from './account-area';
import { expect, heading, type Page, paths, testWithReports as test } from './fixtures';
import { authUrl, loseResponse } from './network';
import { expectWelcome, showUsername } from './open-as';

// Each test lets a write reach the server and loses its response. The user can continue, and no
// data is lost or duplicated. email-links.spec.ts and email-links.full.spec.ts do the same for the writes
// that need a link.

/** Expects one account, one user document and one reservation that match. */
async function expectConsistent(email: string, username: string): Promise<void> {
  const { uid } = await services().auth.getUserByEmail(email);
  expect(await userDocument(uid)).toMatchObject({ UID: uid, email, username });
  expect(await reservedFor(username)).toBe(uid);
  expect(await usersNamed(username)).toEqual([uid]);
}

/** Chooses a username after a sign-up, and expects one consistent account. */
async function expectCompletedSignUp(page: Page, email: string): Promise<void> {
  const username = uniqueUsername();
  await submit(page, copy.username, { username });
  await expectWelcome(page, validSignUp);
  await expectConsistent(email, username);
}

/** Loses the response of a sign-up, so that the form shows a failure, although the account exists. */
async function loseSignUp(page: Page, email: string): Promise<void> {
  await loseResponse(page, authUrl('signUp'));
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, email });
  await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
}

test('a sign-up that has lost its response continues', async ({ page }) => {
  const email = uniqueEmail();
  await loseSignUp(page, email);
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
  await expectCompletedSignUp(page, email);
});

test('a lost sign-up continues after its log-in has failed', async ({ page }) => {
  await loseSignUp(page, uniqueEmail());
  await page.route(authUrl('signInWithPassword'), (route) => route.abort(), { times: 1 });
  await button(page, copy.signUp.submit).click();
  await sendAgain(page, copy.signUp);
  await expect(page).toHaveURL(paths.username);
});

test('a lost sign-up logs in to no other account', async ({ page, newcomer }) => {
  await loseSignUp(page, uniqueEmail());
  await submit(page, copy.signUp, { email: newcomer.email, password: newcomer.password });
  await expect(page.getByText(messages.emailInUse)).toBeVisible();
});

test('a sign-up continues after storing the name has lost its response', async ({ page }) => {
  const email = uniqueEmail();
  await loseResponse(page, authUrl('update'));
  const lost = page.waitForEvent('requestfailed');
  await signUp(page, email);
  expect((await lost).url()).toContain('accounts:update');
  await expectCompletedSignUp(page, email);
});

test('a username that has lost its response is claimed once', async ({ page, newcomer }) => {
  const { email, username } = newcomer;
  // Waits until the page has found no record: after the claim, it would lead to the dashboard.
  await showUsername(page, newcomer);
  await loseResponse(page, '**/completeSignUp');
  await submit(page, copy.username, { username });
  await sendAgain(page, copy.username);
  await expectWelcome(page, newcomer);
  await expectConsistent(email, username);
});

test('beginning again, repeated after a lost response, keeps the input', async ({ page }) => {
  await signUp(page);
  await loseResponse(page, authUrl('delete'));
  await button(page, copy.username.beginAgain).click();
  await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
  await button(page, copy.username.beginAgain).click();
  await expect(page).toHaveURL(paths.signUp);
  await expect(field(page, 'name')).toHaveValue(validSignUp.name);
});

test('a reset link that was requested twice works', async ({ page, member }) => {
  await loseResponse(page, authUrl('sendOobCode'));
  await page.goto(paths.forgotPassword);
  await submit(page, copy.forgotPassword, { email: member.email });
  await sendAgain(page, copy.forgotPassword);
  await expect(page.getByText(copy.forgotPassword.sent(member.email))).toBeVisible();
  await page.goto(paths.resetPassword + (await latestLinkQuery(member.email)));
  await expect(heading(page)).toHaveText(copy.resetPassword.formHeading);
});
