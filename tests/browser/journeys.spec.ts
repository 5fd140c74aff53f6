import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { emailLinks, emailLinkTexts, resetLinkNotices } from '../../src/content/reset-link';
import { newUserDocument } from '../../src/shared/user-document';
import { makeMember } from '../support/accounts';
import {
  changeEmail,
  latestCode,
  latestResetCode,
  sendEmailLink,
  uidOf,
} from '../support/auth-emulator';
import { reservedFor, userDocument } from '../support/records';
import {
  button,
  copy,
  fill,
  logIn,
  signUp,
  submit,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './account-area';
import {
  expect,
  expectWelcome,
  heading,
  loseResponse,
  paths,
  REPORTED_FAILURE,
  test,
} from './fixtures';
import { openUsername } from './open-as';

test.use({ expectedConsole: REPORTED_FAILURE });

/** Opens the link of an email. */
const open = (page: Page, mode: string, code: string | undefined) =>
  page.goto(`${paths.resetPassword}?mode=${mode}&oobCode=${code}&continueUrl=https://x.example`);

const navigationState = (page: Page) => page.evaluate(() => window.history.state.usr);

test('the navigation state of a sign-up has what the next screen needs, never more', async ({
  page,
}) => {
  const email = uniqueEmail();
  const birthday = { birthMonth: 'March', birthDay: '15', birthYear: '2000' };
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, ...birthday, email });
  await expect(page).toHaveURL(paths.username);
  const UID = await uidOf(email);
  const { name } = validSignUp;
  expect(await navigationState(page)).toEqual({ name, ...birthday, UID, email });
  await submit(page, copy.username, { username: uniqueUsername() });
  await expect(page).toHaveURL(paths.dashboard);
  expect(await navigationState(page)).toEqual({ UID });
});

test('a username is stored in the user document, with its reservation', async ({
  page,
  newcomer,
}) => {
  const { name, uid, email } = newcomer;
  const username = uniqueUsername();
  await openUsername(page, newcomer);
  await submit(page, copy.username, { username });
  await expectWelcome(page, newcomer);
  const created = newUserDocument({ name, username, UID: uid, email });
  expect(await userDocument(uid)).toStrictEqual(created);
  expect(await reservedFor(username)).toBe(uid);
});

test('a sign-up that was refused never logs in to the account of the email', async ({
  page,
  newcomer,
}) => {
  await page.route(
    '**/accounts:signUp**',
    (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'WEAK_PASSWORD' } } }),
    { times: 1 },
  );
  await page.goto(paths.signUp);
  const { email, password } = newcomer;
  await submit(page, copy.signUp, { ...validSignUp, email, password });
  await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
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

test('a reset link is sent and sets a password, also when the response is lost', async ({
  page,
  member,
}) => {
  const { email } = member;
  const password = 'newsail2';
  await page.goto(paths.logIn);
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(page).toHaveTitle('Forgot Password | Lively');
  await submit(page, copy.forgotPassword, { email });
  await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();

  await open(page, 'resetPassword', await latestResetCode(email));
  await expect(page).toHaveTitle('Reset Password Instructions | Lively');
  await expect(page).toHaveURL(paths.resetPassword);
  await expect(page.locator('[autocomplete=username]')).toHaveValue(email);
  await page.route('**/accounts:resetPassword**', loseResponse, { times: 1 });
  await submit(page, copy.resetPassword, { password });
  await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
  await button(page, copy.resetPassword.submit).click();

  await expect(heading(page)).toHaveText(resetLinkNotices.maybeSet.heading);
  await page.getByRole('link', { name: copy.logIn.submit }).click();
  await submit(page, copy.logIn, { email, password });
  await expectWelcome(page, member);
});

test('a link restores an email, then another one is sent to reset the password', async ({
  page,
  newcomer,
}) => {
  const { email, uid } = newcomer;
  await changeEmail(newcomer, uniqueEmail());
  const { submit: restore, done } = emailLinks.RECOVER_EMAIL;
  await open(page, 'recoverEmail', await latestCode(email, 'RECOVER_EMAIL'));
  await expect(page).toHaveTitle(emailLinkTexts.title);
  await expect(page).toHaveURL(paths.resetPassword);
  // The empty tab and this page, but not the address with the code.
  expect(await page.evaluate(() => window.history.length)).toBe(2);
  await expect(page.getByText(email)).toBeVisible();
  expect(await uidOf(email)).toBeUndefined();
  await button(page, restore).dblclick();

  await expect(heading(page)).toHaveText(done.heading);
  expect(await uidOf(email)).toBe(uid);
  await button(page, copy.forgotPassword.submit).click();
  await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
  await expect(button(page, copy.forgotPassword.submit)).toBeDisabled();
  expect(await latestResetCode(email)).toBeDefined();
  await page.reload();
  await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
});

test('a link changes an email despite a lost response', async ({ page, member }) => {
  const email = uniqueEmail();
  const { submit: change } = emailLinks.VERIFY_AND_CHANGE_EMAIL;
  await logIn(page, member);
  await expectWelcome(page, member);
  await sendEmailLink(member, email);
  await open(
    page,
    'verifyAndChangeEmail',
    await latestCode(member.email, 'VERIFY_AND_CHANGE_EMAIL'),
  );
  await page.route('**/accounts:update**', loseResponse, { times: 1 });
  // Firebase revokes the tokens, the emulator does not.
  await page.route('**/accounts:lookup**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await button(page, change).click();
  await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
  await button(page, change).click();
  await expect(heading(page)).toHaveText(emailLinkTexts.maybeDone.heading);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('link', { name: copy.logIn.submit }).click();
  await expect(heading(page)).toHaveText(copy.logIn.heading);
  await page.unroute('**/accounts:lookup**');
  await expect(page.getByText(copy.signedIn.note)).toBeHidden();
  await submit(page, copy.logIn, { email, password: member.password });
  await expectWelcome(page, member);
});

test('a link confirms an email once, and does nothing in another mode', async ({
  page,
  newcomer,
}) => {
  await sendEmailLink(newcomer);
  const code = await latestCode(newcomer.email, 'VERIFY_EMAIL');
  await open(page, 'verifyEmail', code);
  await button(page, emailLinks.VERIFY_EMAIL.submit).click();
  await expect(heading(page)).toHaveText(emailLinks.VERIFY_EMAIL.done.heading);
  await expect(heading(page)).toBeFocused();
  await open(page, 'verifyEmail', code);
  await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
  await open(page, 'signIn', 'x');
  await expect(heading(page)).toHaveText(resetLinkNotices.otherMode.heading);
  await expect(page.getByRole('link', { name: copy.resetPassword.requestNewLink })).toBeHidden();
});

test('of two users who claim a username, one gets it and the other chooses another', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const username = uniqueUsername();
  for (const tab of [page, other]) {
    await signUp(tab);
    await expect(tab).toHaveURL(paths.username);
    await fill(tab, { username });
  }
  await Promise.all([page, other].map((tab) => button(tab, copy.username.submit).click()));

  const taken = (tab: Page) => tab.getByText(messages.usernameTaken);
  const welcome = (tab: Page) => tab.getByText('Welcome, ');
  for (const tab of [page, other]) await expect(taken(tab).or(welcome(tab))).toBeVisible();
  const [loser = page, winner = other] = (await taken(page).isVisible())
    ? [page, other]
    : [other, page];
  await expect(welcome(winner)).toBeVisible();
  await expect(loser.locator('[name=username]')).toHaveValue(username);
  await submit(loser, copy.username, { username: uniqueUsername() });
  await expect(welcome(loser)).toBeVisible();
  await other.context().close();
});

test('the link of an email survives a reload and another page until it is used', async ({
  page,
  newcomer,
}) => {
  const { email } = newcomer;
  await changeEmail(newcomer, uniqueEmail());
  await open(page, 'recoverEmail', await latestCode(email, 'RECOVER_EMAIL'));
  await expect(heading(page)).toHaveText(emailLinks.RECOVER_EMAIL.heading);
  await page.reload();
  await expect(heading(page)).toHaveText(emailLinks.RECOVER_EMAIL.heading);
  await page.goto(paths.logIn);
  await page.goBack();
  await button(page, emailLinks.RECOVER_EMAIL.submit).click();
  await expect(heading(page)).toHaveText(emailLinks.RECOVER_EMAIL.done.heading);
  await page.reload();
  await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
});

test('logging out forgets the link of an email', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await open(page, 'resetPassword', 'not-used');
  await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
  await page.goBack();
  await button(page, copy.dashboard.logOut).click();
  await expect(page).toHaveURL(paths.logIn);
  await page.goto(paths.resetPassword);
  await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
});

test('another link replaces the one that the tab keeps', async ({ page }) => {
  await open(page, 'verifyEmail', 'not-valid');
  // The notice fits the task of the link.
  await expect(page.getByText(resetLinkNotices.usedEmail.text)).toBeVisible();
  await open(page, 'signIn', 'x');
  await expect(page).toHaveURL(paths.resetPassword);
  await page.reload();
  await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
});

test('a sign-up with a wrong email begins again and leaves no account behind', async ({ page }) => {
  const wrong = uniqueEmail();
  const right = uniqueEmail();
  await signUp(page, wrong);
  await expect(page.getByText(wrong)).toBeVisible();
  await button(page, copy.username.beginAgain).click();
  await expect(page).toHaveURL(paths.signUp);
  await expect(page.locator('[name=email]')).toHaveValue(wrong);
  expect(await uidOf(wrong)).toBeUndefined();
  await submit(page, copy.signUp, { email: right, password: 'sailing1' });
  await expect(page.getByText(right)).toBeVisible();
  await expect(page).toHaveURL(paths.username);
});

test('a member whose other tab still chooses a username cannot remove the account', async ({
  page,
  newcomer,
}) => {
  await logIn(page, newcomer);
  await expect(button(page, copy.username.beginAgain)).toBeVisible();
  await makeMember(newcomer);
  await button(page, copy.username.beginAgain).click();
  await expectWelcome(page, newcomer);
  expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
});

test('beginning again long after the log-in asks for another one', async ({ page, newcomer }) => {
  await logIn(page, newcomer);
  await page.route('**/accounts:delete**', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
    }),
  );
  await button(page, copy.username.beginAgain).click();
  await expect(page.getByRole('alert')).toHaveText(copy.username.logInFirst);
  expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
});
