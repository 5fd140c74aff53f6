import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { emailLinks, emailLinkTexts, resetLinkNotices } from '../../src/content/reset-link';
import {
  changeEmail,
  findAccount,
  latestCode,
  latestResetCode,
  sendEmailLink,
} from '../support/auth-emulator';
import {
  button,
  copy,
  fill,
  logIn,
  signUp,
  submit,
  uniqueEmail,
  uniqueUsername,
} from './account-area';
import {
  expect,
  FAILED_REQUEST,
  heading,
  loseResponse,
  paths,
  REPORTED_FAILURE,
  test,
} from './fixtures';

test.describe('password reset', () => {
  test.use({ expectedConsole: REPORTED_FAILURE });

  test('sends an email and sets a password, also when the response is lost', async ({
    page,
    member,
  }) => {
    await page.goto(paths.logIn);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page)).toHaveText("Let's get you back on track");
    await expect(page).toHaveTitle('Forgot Password | Lively');
    await page.getByPlaceholder('Enter your email').fill(member.email);
    const send = button(page, 'Send instructions');
    await send.click();
    await expect(
      page.getByText(
        `We sent an email to ${member.email} with password reset instructions. Make sure to check both your inbox and spam folder!`,
      ),
    ).toBeVisible();
    await expect(send).toBeDisabled();

    const code = await latestResetCode(member.email);
    await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}&lang=en`);
    await expect(page).toHaveTitle('Reset Password Instructions | Lively');
    await expect(page).toHaveURL(paths.resetPassword);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.locator('[autocomplete=username]')).toHaveValue(member.email);
    const submit = button(page, copy.resetPassword.submit);
    await fill(page, { password: 'short' });
    await submit.click();
    await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
    await fill(page, { password: 'newsail2' });
    await page.route('**/accounts:resetPassword**', loseResponse, { times: 1 });
    await submit.click();
    await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
    await submit.click();

    await expect(heading(page)).toHaveText(resetLinkNotices.maybeSet.heading);
    await page.getByRole('link', { name: copy.logIn.submit }).click();
    await fill(page, { email: member.email, password: 'newsail2' });
    await button(page, 'Log in').click();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });
});

test.describe('the link of an email about the email of an account', () => {
  test.use({ expectedConsole: REPORTED_FAILURE });

  const open = (page: Page, mode: string, code: string | undefined) =>
    page.goto(`${paths.resetPassword}?mode=${mode}&oobCode=${code}&continueUrl=https://x.example`);

  test('restores an email, then sends a reset link', async ({ page, newcomer }) => {
    await changeEmail(newcomer, uniqueEmail());
    const code = await latestCode(newcomer.email, 'RECOVER_EMAIL');
    const { submit, done } = emailLinks.RECOVER_EMAIL;
    await open(page, 'recoverEmail', code);
    await expect(page).toHaveTitle(emailLinkTexts.title);
    await expect(page).toHaveURL(paths.resetPassword);
    await expect(page.getByText(newcomer.email)).toBeVisible();
    expect(await findAccount(newcomer.email)).toBeUndefined();
    await button(page, submit).dblclick();

    await expect(heading(page)).toHaveText(done.heading);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(newcomer.email)).toBeVisible();
    expect((await findAccount(newcomer.email))?.localId).toBe(newcomer.uid);
    await button(page, copy.forgotPassword.submit).click();
    await expect(page.getByText(copy.forgotPassword.sent(newcomer.email))).toBeVisible();
    await expect(button(page, copy.forgotPassword.submit)).toBeDisabled();
    expect(await latestResetCode(newcomer.email)).toBeDefined();
    await page.reload();
    await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
  });

  test('changes an email despite a lost response', async ({ page, member }) => {
    const email = uniqueEmail();
    await logIn(page, member);
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    await sendEmailLink(member, email);
    const code = await latestCode(member.email, 'VERIFY_AND_CHANGE_EMAIL');
    await open(page, 'verifyAndChangeEmail', code);
    await expect(page.getByText(email)).toBeVisible();
    await page.route('**/accounts:update**', loseResponse, { times: 1 });
    // Firebase revokes the tokens, the emulator does not.
    await page.route('**/accounts:lookup**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await button(page, emailLinks.VERIFY_AND_CHANGE_EMAIL.submit).click();
    await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
    await button(page, emailLinks.VERIFY_AND_CHANGE_EMAIL.submit).click();
    await expect(heading(page)).toHaveText(emailLinkTexts.maybeDone.heading);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: copy.logIn.submit }).click();
    await expect(heading(page)).toHaveText(copy.logIn.heading);
    await page.unroute('**/accounts:lookup**');
    await expect(page.getByText(copy.signedIn.note)).toBeHidden();
    await submit(page, copy.logIn, { email, password: member.password });
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });

  test('confirms the email once, and does nothing in another mode', async ({ page, newcomer }) => {
    await sendEmailLink(newcomer);
    const code = await latestCode(newcomer.email, 'VERIFY_EMAIL');
    await open(page, 'verifyEmail', code);
    await button(page, emailLinks.VERIFY_EMAIL.submit).click();
    await expect(heading(page)).toHaveText(emailLinks.VERIFY_EMAIL.done.heading);
    await open(page, 'verifyEmail', code);
    await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
    await open(page, 'signIn', 'x');
    await expect(heading(page)).toHaveText(resetLinkNotices.otherMode.heading);
    await expect(page.getByRole('link', { name: copy.resetPassword.requestNewLink })).toBeHidden();
  });
});

test.describe('two users who claim the same username', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  test('one gets it, the other sees an error and chooses another', async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    const username = uniqueUsername();
    for (const tab of [page, other]) {
      await signUp(tab);
      await expect(tab).toHaveURL(paths.username);
      await fill(tab, { username });
    }
    await Promise.all([page, other].map((tab) => button(tab, 'Sign up').click()));

    const taken = (tab: Page) => tab.getByText(messages.usernameTaken);
    const welcome = (tab: Page) => tab.getByText('Welcome, ');
    for (const tab of [page, other]) await expect(taken(tab).or(welcome(tab))).toBeVisible();
    const [loser = page, winner = other] = (await taken(page).isVisible())
      ? [page, other]
      : [other, page];
    await expect(welcome(winner)).toBeVisible();
    await expect(loser.locator('[name=username]')).toBeFocused();
    await expect(loser.locator('[name=username]')).toHaveValue(username);
    await fill(loser, { username: uniqueUsername() });
    await expect(taken(loser)).toBeHidden();
    await button(loser, 'Sign up').click();
    await expect(welcome(loser)).toBeVisible();
    await other.context().close();
  });
});
