import { account as copy } from '../../../src/content/account';
import { messages } from '../../../src/content/messages';
import { paths } from '../../../src/content/paths';
import { resetLinkNotices } from '../../../src/content/reset-link';
import { USERNAME_MAX_LENGTH } from '../../../src/shared/username';
import type { Newcomer } from '../accounts';
import { fill, validSignUp } from '../forms';
import {
  clearResponses,
  inOrder,
  open,
  type Reach,
  type Screen,
  type State,
  shown,
  type UserFactory,
} from './reach';

const EMAIL = 'jane@example.com';
export const TWELVE_YEARS_AGO = String(new Date().getFullYear() - 12);

/** Fills in the form, submits it and waits for a text. */
const send =
  (submit: string, fields: Record<string, string>, text: string): Reach =>
  async ({ page }) => {
    await fill(page, fields);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await shown(page, text).waitFor();
  };

/** Mocks a call: with a response, a network error (`lost`) or no response (`never`). */
const mock =
  (url: string, how: 'never' | 'lost' | { status: number; json: object }): Reach =>
  async ({ page }) => {
    await page.unroute(url);
    await page.route(url, async (route) => {
      if (how === 'lost') await route.abort('internetdisconnected');
      else if (how !== 'never') await route.fulfill(how);
    });
  };

/** The states of a form whose call is lost, and still pending. */
const whileCalling = (
  url: string,
  submit: (text: string) => Reach,
  pending: string,
): readonly State[] => [
  { name: 'offline', reach: inOrder(mock(url, 'lost'), submit(messages.somethingWentWrong)) },
  { name: 'pending', reach: inOrder(mock(url, 'never'), submit(pending)) },
];

const call = (name: string) => `**/accounts:${name}**`;
const code = (message: string) => ({ status: 400, json: { error: { code: 400, message } } });

const logInAs =
  (who: (users: UserFactory) => Promise<Newcomer>, text: string): Reach =>
  async ({ page, users }) => {
    const { email, password } = await who(users);
    await open(paths.logIn)({ page, users });
    await send(copy.logIn.submit, { email, password }, text)({ page, users });
  };

const signUpWith = (change: Partial<typeof validSignUp>, text: string) =>
  send(copy.signUp.submit, { ...validSignUp, email: EMAIL, ...change }, text);

export const signUp: Screen = {
  name: 'sign-up',
  states: [
    { name: 'untouched', reach: open(paths.signUp) },
    {
      name: 'nothing filled in',
      isLarge: true,
      reach: send(copy.signUp.submit, {}, messages.fillInAllFields),
    },
    {
      name: 'password shown',
      reach: async ({ page }) => {
        await fill(page, { ...validSignUp, email: EMAIL });
        await page.getByRole('button', { name: copy.showPassword }).click();
      },
    },
    { name: 'email wrong', reach: signUpWith({ email: 'jane' }, messages.emailInvalid) },
    { name: 'password short', reach: signUpWith({ password: 'x' }, messages.passwordTooShort) },
    {
      name: 'password simple',
      reach: signUpWith({ password: 'sailing' }, messages.passwordTooSimple),
    },
    { name: 'no such day', reach: signUpWith({ birthDay: '32' }, messages.birthdayInvalid) },
    {
      name: 'all wrong',
      isLarge: true,
      reach: signUpWith({ email: 'jane', password: 'x', birthDay: '32' }, messages.birthdayInvalid),
    },
    {
      name: 'email in use',
      reach: inOrder(
        mock(call('signUp'), code('EMAIL_EXISTS')),
        signUpWith({}, messages.emailInUse),
      ),
    },
    {
      name: 'failed',
      reach: inOrder(
        mock(call('signUp'), code('OPERATION_NOT_ALLOWED')),
        signUpWith({}, messages.somethingWentWrong),
      ),
    },
    ...whileCalling(call('signUp'), (text) => signUpWith({}, text), copy.signUp.pending),
    {
      name: 'too young',
      reach: inOrder(
        open(paths.signUp),
        signUpWith({ birthYear: TWELVE_YEARS_AGO }, messages.tooYoung),
      ),
    },
    {
      name: 'logged in already',
      reach: inOrder(
        logInAs(({ member }) => member(), copy.dashboard.logOut),
        open(paths.signUp, copy.signedIn.toDashboard),
      ),
    },
  ],
};

const logInWith = (message: string, text: string): Reach =>
  inOrder(
    mock(call('signInWithPassword'), code(message)),
    send(copy.logIn.submit, { email: EMAIL, password: validSignUp.password }, text),
  );

const sendWithoutReact =
  (files: 'never' | 'lost', pending: string): Reach =>
  async (visit) => {
    await clearResponses(visit.page);
    await mock('**/assets/account-style-*.css', files)(visit);
    await visit.page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
    await visit.page.getByRole('button', { name: copy.logIn.submit, exact: true }).click();
    await visit.page.locator(`form[data-pending="${pending}"]`).waitFor();
  };

export const logIn: Screen = {
  name: 'log-in',
  states: [
    { name: 'untouched', reach: open(paths.logIn) },
    {
      name: 'nothing filled in',
      isLarge: true,
      reach: send(copy.logIn.submit, {}, messages.fillInAllFields),
    },
    { name: 'email wrong', reach: logInWith('INVALID_EMAIL', messages.emailInvalid) },
    { name: 'email unknown', reach: logInWith('EMAIL_NOT_FOUND', messages.emailUnknown) },
    { name: 'disabled', reach: logInWith('USER_DISABLED', messages.accountDisabled) },
    { name: 'password wrong', reach: logInWith('INVALID_PASSWORD', messages.passwordWrong) },
    { name: 'failed', reach: logInWith('SOMETHING_NEW', messages.somethingWentWrong) },
    ...whileCalling(
      call('signInWithPassword'),
      (text) => send(copy.logIn.submit, { password: validSignUp.password }, text),
      copy.logIn.pending,
    ),
    { name: 'pending without React', reach: sendWithoutReact('never', '') },
    { name: 'failed without React', reach: sendWithoutReact('lost', 'failed') },
    {
      name: 'logged in already',
      reach: inOrder(
        logInAs(({ member }) => member(), copy.dashboard.logOut),
        open(paths.logIn, copy.signedIn.toDashboard),
      ),
    },
  ],
};

const usernameWith = (username: string, text: string) =>
  send(copy.username.submit, { username }, text);

const LONGEST_USERNAME = 'w'.repeat(USERNAME_MAX_LENGTH);

const taken = (suggestions: readonly string[]) =>
  mock('**/completeSignUp', {
    status: 409,
    json: { error: { status: 'ALREADY_EXISTS', details: { suggestions } } },
  });

export const username: Screen = {
  name: 'username',
  states: [
    { name: 'locked', reach: open(paths.username, copy.username.lockedHeading) },
    {
      name: 'untouched',
      isLarge: true,
      reach: logInAs(({ newcomer }) => newcomer(), copy.username.heading),
    },
    { name: 'empty', reach: usernameWith('', messages.usernameEmpty) },
    { name: 'short', reach: usernameWith('ab', messages.usernameLength) },
    {
      name: 'wrong letters',
      isLarge: true,
      reach: usernameWith('Jane', messages.usernameCharacters),
    },
    { name: 'period at the end', reach: usernameWith('jane.', messages.usernameEndsInPeriod) },
    { name: 'two periods', reach: usernameWith('ja..ne', messages.usernameAdjacentPeriods) },
    {
      name: 'taken',
      isLarge: true,
      reach: inOrder(
        taken(['jane.voyage', 'jane42', LONGEST_USERNAME]),
        usernameWith('jane', messages.usernameTaken),
      ),
    },
    {
      name: 'taken, without suggestions',
      reach: inOrder(taken([]), usernameWith('jane', messages.usernameTaken)),
    },
    ...whileCalling(
      '**/completeSignUp',
      (text) => usernameWith('jane.doe', text),
      copy.username.pending,
    ),
    {
      name: 'without a name',
      isLarge: true,
      reach: async (visit) => {
        await visit.page.evaluate(() => {
          const { usr, ...rest } = history.state;
          history.replaceState({ ...rest, usr: { ...usr, name: '' } }, '');
        });
        // The pending call belongs to the previous page.
        await visit.page.reload();
        await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
        await shown(visit.page, copy.username.nameHint).waitFor();
        await usernameWith('jane.doe', messages.fillInAllFields)(visit);
      },
    },
  ],
};

const forgotPasswordWith = (email: string, text: string) =>
  send(copy.forgotPassword.submit, { email }, text);

export const forgotPassword: Screen = {
  name: 'forgot-password',
  states: [
    { name: 'untouched', reach: open(paths.forgotPassword) },
    { name: 'empty', reach: forgotPasswordWith('', messages.emailInvalid) },
    {
      name: 'no account',
      isLarge: true,
      reach: inOrder(
        mock(call('sendOobCode'), code('EMAIL_NOT_FOUND')),
        forgotPasswordWith(EMAIL, messages.emailHasNoAccount),
      ),
    },
    ...whileCalling(
      call('sendOobCode'),
      (text) => forgotPasswordWith(EMAIL, text),
      copy.forgotPassword.pending,
    ),
    {
      name: 'sent',
      isLarge: true,
      reach: inOrder(
        open(paths.forgotPassword),
        mock(call('sendOobCode'), { status: 200, json: { email: EMAIL } }),
        forgotPasswordWith(EMAIL, copy.forgotPassword.sent(EMAIL)),
      ),
    },
  ],
};

/** Opens the link of the reset email with a mocked check of its code. */
const resetLink = (how: Parameters<typeof mock>[1], text: string): Reach => {
  const link = `${paths.resetPassword}?mode=resetPassword&oobCode=x`;
  return async (visit) => {
    await clearResponses(visit.page);
    await mock(call('resetPassword'), how)(visit);
    await visit.page.goto(link);
    await shown(visit.page, text).waitFor();
  };
};

const goodCode = { status: 200, json: { email: EMAIL, requestType: 'PASSWORD_RESET' } };
const resetWith = (password: string, text: string) =>
  send(copy.resetPassword.submit, { password }, text);

export const resetPassword: Screen = {
  name: 'reset-password',
  states: [
    { name: 'no code', reach: open(paths.resetPassword, resetLinkNotices.missing.heading) },
    {
      name: 'another task',
      reach: open(
        `${paths.resetPassword}?mode=verifyEmail&oobCode=x`,
        resetLinkNotices.otherMode.heading,
      ),
    },
    { name: 'checking', reach: resetLink('never', copy.resetPassword.checking) },
    { name: 'used', reach: resetLink(code('INVALID_OOB_CODE'), resetLinkNotices.used.heading) },
    {
      name: 'expired',
      reach: resetLink(code('EXPIRED_OOB_CODE'), resetLinkNotices.expired.heading),
    },
    { name: 'offline before', reach: resetLink('lost', resetLinkNotices.unreachable.heading) },
    { name: 'untouched', reach: resetLink(goodCode, copy.passwordHint) },
    { name: 'empty', reach: resetWith('', messages.fillInAllFields) },
    { name: 'short', reach: resetWith('x', messages.passwordTooShort) },
    {
      name: 'simple',
      isLarge: true,
      reach: resetWith('sailing', messages.passwordTooSimple),
    },
    ...whileCalling(
      call('resetPassword'),
      (text) => resetWith('newsail2', text),
      copy.resetPassword.pending,
    ),
    {
      name: 'done',
      isLarge: true,
      reach: inOrder(
        resetLink(goodCode, copy.passwordHint),
        resetWith('newsail2', copy.logIn.passwordChanged),
      ),
    },
  ],
};

const reloadWith = (name: string, url: string, how: 'never' | 'lost', text: string): State => ({
  name,
  isLarge: true,
  reach: async (visit) => {
    await mock(url, how)(visit);
    await visit.page.reload();
    await shown(visit.page, text).waitFor();
  },
});

export const dashboard: Screen = {
  name: 'dashboard',
  states: [
    { name: 'member', reach: logInAs(({ member }) => member(), copy.dashboard.logOut) },
    reloadWith('loading', '**/databases/**', 'never', copy.dashboard.loading),
    reloadWith('offline', '**/databases/**', 'lost', copy.retry),
    reloadWith('code failed', '**/assets/account-style-*.css', 'lost', messages.somethingWentWrong),
  ],
};
