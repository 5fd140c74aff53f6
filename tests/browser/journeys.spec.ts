import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { emailLinks, emailLinkTexts, resetLinkNotices } from '../../src/content/reset-link';
import { newUserDocument } from '../../src/shared/user-document';
import {
  changeEmail,
  findAccount,
  latestCode,
  latestResetCode,
  sendEmailLink,
} from '../support/auth-emulator';
import { reservedFor, userDocument } from '../support/records';
import {
  button,
  copy,
  expect,
  FAILED_REQUEST,
  fill,
  heading,
  logIn,
  paths,
  REPORTED_FAILURE,
  signUp,
  test,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './fixtures';

test('a new user signs up, chooses a username and reaches the dashboard', async ({ page }) => {
  const email = uniqueEmail();
  const username = uniqueUsername();

  await page.goto(paths.signUp);
  await expect(page).toHaveTitle('Sign Up | Lively');
  await expect(heading(page)).toHaveText('Create an account');
  await fill(page, { ...validSignUp, email });
  await button(page, copy.signUp.submit).click();

  await expect(page).toHaveURL(paths.username);
  await expect(page).toHaveTitle('Choose a Username | Lively');
  await expect(heading(page)).toHaveText('Choose your username');
  await expect(heading(page)).toBeFocused();
  const state = await page.evaluate(() => window.history.state.usr);
  const uid = (await findAccount(email))?.localId ?? '';
  expect(state).toEqual({
    name: validSignUp.name,
    birthMonth: validSignUp.birthMonth,
    birthDay: validSignUp.birthDay,
    birthYear: validSignUp.birthYear,
    UID: uid,
    email,
  });
  await fill(page, { username: ` ${username} ` });
  await button(page, 'Sign up').click();

  await expect(page).toHaveURL(paths.dashboard);
  await expect(heading(page)).toHaveText(`Welcome, ${validSignUp.name}`);
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(
    page.getByText('To use Lively and manage your account, download the app!'),
  ).toBeVisible();
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ UID: uid });

  expect(await userDocument(uid)).toStrictEqual(
    newUserDocument({ name: validSignUp.name, username, UID: uid, email }),
  );
  expect(await reservedFor(username)).toBe(uid);
});

test('a member logs in, reloads, logs out and stays logged out', async ({ page, member }) => {
  await logIn(page, member);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);

  await page.reload();
  await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);

  await button(page, 'Log out').click();
  await expect(page).toHaveURL(paths.logIn);
  await page.goBack();
  await expect(page).toHaveURL(paths.logIn);
  await expect(page.getByText(member.email)).toBeHidden();
});

test('a user who closed the tab before choosing a username resumes the sign-up', async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await signUp(page, email);
  await expect(page).toHaveURL(paths.username);
  await page.reload();
  await expect(heading(page)).toHaveText('Choose your username');
  await context.clearCookies();
  await page.close();

  const tab = await context.newPage();
  await logIn(tab, { email, password: validSignUp.password });
  await expect(tab).toHaveURL(paths.username);
  const username = uniqueUsername();
  await fill(tab, { username });
  await button(tab, 'Sign up').click();
  await expect(heading(tab)).toHaveText(`Welcome, ${validSignUp.name}`);
  await expect(tab.getByText(`@${username}`)).toBeVisible();
});

test.describe('password reset', () => {
  test('sends an email, sets a new password and logs in with it', async ({ page, member }) => {
    await page.goto(paths.logIn);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page)).toHaveText("Let's get you back on track");
    await expect(page).toHaveTitle('Forgot Password | Lively');
    await page.getByPlaceholder('Enter your email').fill(member.email);
    await button(page, 'Send instructions').click();
    await expect(
      page.getByText(
        `We sent an email to ${member.email} with password reset instructions. Make sure to check both your inbox and spam folder!`,
      ),
    ).toBeVisible();
    await expect(button(page, 'Send instructions')).toBeDisabled();

    const code = await latestResetCode(member.email);
    await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}&lang=en`);
    await expect(page).toHaveTitle('Reset Password Instructions | Lively');
    await expect(page).toHaveURL(paths.resetPassword);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.locator('[autocomplete=username]')).toHaveValue(member.email);
    await fill(page, { password: 'short' });
    await button(page, copy.resetPassword.submit).click();
    await expect(page.getByText(messages.passwordTooShort)).toBeVisible();
    await fill(page, { password: 'newsail2' });
    await button(page, copy.resetPassword.submit).click();

    await expect(page).toHaveURL(paths.logIn);
    const notice = page.getByRole('status').filter({ hasText: copy.logIn.passwordChanged });
    await expect(notice).toBeVisible();
    const [above, form] = await Promise.all([
      notice.boundingBox(),
      page.locator('form').boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(form?.y ?? 0);
    await page.reload();
    await expect(page.locator('form')).toBeVisible();
    await expect(notice).toBeHidden();
    await fill(page, { email: member.email, password: 'newsail2' });
    await button(page, 'Log in').click();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });

  test.describe('with a used link', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('leads to log-in when the password was set but the response was lost', async ({
      page,
      member,
    }) => {
      await page.goto(paths.forgotPassword);
      await fill(page, { email: member.email });
      await button(page, 'Send instructions').click();
      await expect(button(page, 'Send instructions')).toBeDisabled();
      const code = await latestResetCode(member.email);
      await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}`);
      await fill(page, { password: 'newsail2' });
      await page.route(
        '**/accounts:resetPassword**',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await button(page, copy.resetPassword.submit).click();
      await expect(page.getByText(messages.somethingWentWrong)).toBeVisible();
      await button(page, copy.resetPassword.submit).click();
      await expect(heading(page)).toHaveText(resetLinkNotices.maybeSet.heading);
      await page.getByRole('link', { name: copy.logIn.submit }).click();
      await fill(page, { email: member.email, password: 'newsail2' });
      await button(page, 'Log in').click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });
  });

  test('shows that the URL has no code or another mode', async ({ page }) => {
    await page.goto(paths.resetPassword);
    await expect(heading(page)).toHaveText(resetLinkNotices.missing.heading);
    await page.goto(`${paths.resetPassword}?mode=signIn&oobCode=x`);
    await expect(heading(page)).toHaveText(resetLinkNotices.otherMode.heading);
    await expect(page.getByRole('link', { name: copy.resetPassword.requestNewLink })).toBeHidden();
  });
});

test.describe('the link of an email about the email of an account', () => {
  const open = (page: Page, mode: string, code: string | undefined) =>
    page.goto(`${paths.resetPassword}?mode=${mode}&oobCode=${code}&continueUrl=https://x.example`);

  test('restores an email that somebody else has changed, then sends a reset link', async ({
    page,
    newcomer,
  }) => {
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

  test.describe('with failures', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('may have changed the email when the response was lost, and ends the session', async ({
      page,
      member,
    }) => {
      const email = uniqueEmail();
      await logIn(page, member);
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
      await sendEmailLink(member, email);
      const code = await latestCode(member.email, 'VERIFY_AND_CHANGE_EMAIL');
      await open(page, 'verifyAndChangeEmail', code);
      await expect(page.getByText(email)).toBeVisible();
      await page.route(
        '**/accounts:update**',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
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
      await fill(page, { email, password: member.password });
      await button(page, copy.logIn.submit).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });

    test('confirms the email once', async ({ page, newcomer }) => {
      await sendEmailLink(newcomer);
      const code = await latestCode(newcomer.email, 'VERIFY_EMAIL');
      await open(page, 'verifyEmail', code);
      await button(page, emailLinks.VERIFY_EMAIL.submit).click();
      await expect(heading(page)).toHaveText(emailLinks.VERIFY_EMAIL.done.heading);
      await open(page, 'verifyEmail', code);
      await expect(heading(page)).toHaveText(resetLinkNotices.used.heading);
    });
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

    const taken = (tab: typeof page) => tab.getByText(messages.usernameTaken);
    const welcome = (tab: typeof page) => tab.getByText('Welcome, ');
    for (const tab of [page, other]) await expect(taken(tab).or(welcome(tab))).toBeVisible();
    const losers = [];
    for (const tab of [page, other]) if (await taken(tab).isVisible()) losers.push(tab);
    expect(losers).toHaveLength(1);

    for (const tab of losers) {
      await expect(tab.locator('[name=username]')).toBeFocused();
      await expect(tab.locator('[name=username]')).toHaveValue(username);
      await fill(tab, { username: uniqueUsername() });
      await expect(taken(tab)).toBeHidden();
      await button(tab, 'Sign up').click();
      await expect(welcome(tab)).toBeVisible();
    }
    await other.context().close();
  });
});
