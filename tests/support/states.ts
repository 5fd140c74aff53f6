import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { messages } from '../../src/content/messages';
import { notFound } from '../../src/content/not-found';
import { paths } from '../../src/content/pages';
import { emailLinks, resetLinkNotices } from '../../src/content/reset-link';
import { footer, navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { USERNAME_MAX_LENGTH } from '../../src/shared/username';
import { copy, submit, validSignUp } from '../browser/account-area';
import { waitForHydration } from '../browser/fixtures';
import { openAs, openDashboard, openUsername } from '../browser/open-as';
import { publicPages } from '../browser/site/public-pages';
import { createMember, createNewcomer } from './accounts';
import { isFullRun } from './full-run';

/** Brings a new page into a state. */
type Reach = (page: Page) => Promise<unknown>;

/** A screen and its states by name, each of which is reached alone. */
export type Screen = {
  readonly states: Readonly<Record<string, Reach>>;
  /** The states to check with axe and at every width. */
  readonly large: readonly string[];
  /** The states whose accessibility trees are snapshots. */
  readonly trees: readonly string[];
};

const { email, password } = validSignUp;

const shows = (text: string) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const inOrder =
  (...steps: readonly Reach[]): Reach =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Opens a path and waits for a text, by default for the heading. */
const open = (path: string, text?: string): Reach =>
  inOrder(
    (page) => page.goto(path),
    text === undefined ? (page) => page.getByRole('heading', { level: 1 }).waitFor() : shows(text),
  );

/** Submits a form and waits for a text. */
const send = (form: { submit: string }, fields: Record<string, string>, text: string): Reach =>
  inOrder((page) => submit(page, form, fields), shows(text));

type Response = 'never' | 'lost' | { readonly status: number; readonly json: object };

/** Mocks a call: with a response, a network error (`lost`) or no response (`never`). */
const mock =
  (url: string, response: Response): Reach =>
  (page) =>
    page.route(url, async (route) => {
      if (response === 'lost') await route.abort('internetdisconnected');
      else if (response !== 'never') await route.fulfill(response);
    });

const call = (name: string) => `**/accounts:${name}**`;
const code = (message: string) => ({ status: 400, json: { error: { code: 400, message } } });
const ok = (json: object) => ({ status: 200, json });

/** Only after hydration is a button disabled while its call is pending. */
const isDisabled: Reach = (page) => page.getByRole('button', { disabled: true }).waitFor();

/** The states of a form whose call is lost, and still pending. */
const whileCalling = (
  untouched: Reach,
  url: string,
  form: { readonly submit: string; readonly pending: string },
  fields: Record<string, string>,
) => ({
  offline: inOrder(untouched, mock(url, 'lost'), send(form, fields, messages.somethingWentWrong)),
  pending: inOrder(untouched, mock(url, 'never'), send(form, fields, form.pending), isDisabled),
});

const page = (path: string, text?: string): Screen => ({
  states: { page: open(path, text) },
  large: ['page'],
  trees: [],
});

/** A screen of the account area, whose trees are all snapshots. */
const accountScreen = (states: Screen['states'], large: readonly string[]): Screen => ({
  states,
  large,
  trees: Object.keys(states),
});

const openHome = inOrder(
  (page) => page.clock.setFixedTime(new Date('2026-09-14T08:10')),
  open(paths.home),
);

async function useMockups(page: Page): Promise<void> {
  const part = (name: string) => page.getByRole('region', { name });
  const calendar = part('A calendar that moves with your plans');
  await calendar.getByRole('combobox').selectOption('Schedule');
  await calendar.locator('summary').last().click();
  await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
  const day = part('Your day on one screen');
  await day.getByRole('radio', { name: 'Low' }).check();
  await day.locator('summary').click();
  // Away from the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: navigation.menu.open }).click();
  await page.getByRole('dialog').waitFor();
}

const home: Screen = {
  states: {
    page: openHome,
    night: inOrder(openHome, (page) => page.getByRole('slider').fill('22')),
    'mockups in use': inOrder(openHome, useMockups),
    menu: inOrder(openHome, openMenu),
  },
  large: ['page', 'night', 'mockups in use', 'menu'],
  trees: ['page', 'menu'],
};

const supportPage: Screen = {
  states: {
    page: open(paths.support),
    search: inOrder(open(`${paths.support}?q=spaces`), (page) =>
      page.locator('mark').first().waitFor(),
    ),
    'search without a match': open(`${paths.support}?q=kraken`, support.search.none),
  },
  large: ['page', 'search', 'search without a match'],
  trees: [],
};

const dashboardOfMember =
  (text: string): Reach =>
  async (page) => {
    await openDashboard(page, await createMember());
    await shows(text)(page);
  };

const untouchedSignUp = open(paths.signUp);

/** Types into a field of a form after its hydration, and leaves it. */
const leaveField =
  (name: string, text: string): Reach =>
  async (page) => {
    await waitForHydration(page);
    await page.locator(`[name=${name}]`).fill(text);
    await page.locator(`[name=${name}]`).press('Tab');
  };

const signUp = accountScreen(
  {
    untouched: untouchedSignUp,
    'nothing filled in': inOrder(untouchedSignUp, send(copy.signUp, {}, messages.fillInAllFields)),
    'all wrong': inOrder(
      untouchedSignUp,
      send(
        copy.signUp,
        { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' },
        messages.birthdayInvalid,
      ),
    ),
    ...whileCalling(untouchedSignUp, call('signUp'), copy.signUp, validSignUp),
    'mistyped email': inOrder(
      untouchedSignUp,
      leaveField('email', 'ada@gmial.com'),
      shows(copy.signUp.useSuggestion),
    ),
    'common password': inOrder(
      untouchedSignUp,
      leaveField('password', 'password1'),
      shows(copy.commonPassword),
    ),
    'logged in already': async (page) => {
      await openAs(page, await createNewcomer(), paths.signUp);
      await shows(copy.signedIn.toDashboard)(page);
    },
  },
  ['untouched', 'nothing filled in', 'all wrong', 'mistyped email', 'common password'],
);

const untouchedLogIn = open(paths.logIn);

const logIn = accountScreen(
  {
    untouched: untouchedLogIn,
    'nothing filled in': inOrder(untouchedLogIn, send(copy.logIn, {}, messages.fillInAllFields)),
    ...whileCalling(untouchedLogIn, call('signInWithPassword'), copy.logIn, { email, password }),
  },
  ['untouched', 'nothing filled in'],
);

const usernameOfNewcomer =
  (text: string, options: { readonly name?: string } = {}): Reach =>
  async (page) => {
    await openUsername(page, await createNewcomer(options));
    await shows(text)(page);
    // Shown after the user's record was read.
    await shows(copy.username.beginAgain)(page);
  };

const untouchedUsername = usernameOfNewcomer(copy.username.heading);
const valid = { username: 'jane.doe' };
const suggestions = ['jane.voyage', 'jane42', 'w'.repeat(USERNAME_MAX_LENGTH)];
const usernameTaken = {
  status: 409,
  json: { error: { status: 'ALREADY_EXISTS', details: { suggestions } } },
};

const username = accountScreen(
  {
    locked: open(paths.username, copy.username.lockedHeading),
    untouched: untouchedUsername,
    taken: inOrder(
      untouchedUsername,
      mock('**/completeSignUp', usernameTaken),
      send(copy.username, { username: 'jane' }, messages.usernameTaken),
    ),
    ...whileCalling(untouchedUsername, '**/completeSignUp', copy.username, valid),
    'log in to begin again': inOrder(
      untouchedUsername,
      mock(call('delete'), code('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')),
      (page) => page.getByRole('button', { name: copy.username.beginAgain }).click(),
      shows(copy.username.logInFirst),
    ),
    'with an invalid name': inOrder(
      usernameOfNewcomer(copy.username.nameHint, { name: 'x'.repeat(NAME_MAX_LENGTH + 1) }),
      send(copy.username, valid, messages.fillInAllFields),
    ),
  },
  ['locked', 'untouched', 'taken', 'log in to begin again', 'with an invalid name'],
);

const untouchedForgotPassword = open(paths.forgotPassword);

const sendLink = (response: Response, text: string) =>
  inOrder(
    untouchedForgotPassword,
    mock(call('sendOobCode'), response),
    send(copy.forgotPassword, { email }, text),
  );

const forgotPassword = accountScreen(
  {
    untouched: untouchedForgotPassword,
    'no account': sendLink(code('EMAIL_NOT_FOUND'), messages.emailHasNoAccount),
    ...whileCalling(untouchedForgotPassword, call('sendOobCode'), copy.forgotPassword, { email }),
    sent: sendLink(ok({ email }), copy.forgotPassword.sent(email)),
  },
  ['untouched', 'no account', 'sent'],
);

/** Opens the link of an email with a mocked check of its code. */
const openLink = (response: Response, text: string) =>
  inOrder(
    mock(call('resetPassword'), response),
    open(`${paths.resetPassword}?mode=resetPassword&oobCode=x`, text),
  );

const untouchedResetPassword = openLink(
  ok({ email, requestType: 'PASSWORD_RESET' }),
  copy.passwordHint,
);

type EmailOperation = keyof typeof emailLinks;

const unused = (requestType: EmailOperation) =>
  openLink(ok({ email, requestType }), emailLinks[requestType].text);

const applyLink = (operation: EmailOperation, response: Response, text: string) =>
  inOrder(unused(operation), mock(call('update'), response), send(emailLinks[operation], {}, text));

const resetPassword = accountScreen(
  {
    'no code': open(paths.resetPassword, resetLinkNotices.missing.heading),
    checking: openLink('never', copy.resetPassword.checking),
    used: openLink(code('INVALID_OOB_CODE'), resetLinkNotices.used.heading),
    'offline before': openLink('lost', resetLinkNotices.unreachable.heading),
    untouched: untouchedResetPassword,
    simple: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password: 'sailing' }, messages.passwordTooSimple),
    ),
    ...whileCalling(untouchedResetPassword, call('resetPassword'), copy.resetPassword, {
      password,
    }),
    done: inOrder(
      untouchedResetPassword,
      send(copy.resetPassword, { password }, copy.logIn.passwordChanged),
    ),
    'confirm email': unused('VERIFY_EMAIL'),
    'confirming email': applyLink('VERIFY_EMAIL', 'never', emailLinks.VERIFY_EMAIL.pending),
    'restore email': unused('RECOVER_EMAIL'),
    'restored email': applyLink('RECOVER_EMAIL', ok({}), emailLinks.RECOVER_EMAIL.done.text),
  },
  ['no code', 'simple', 'done', 'restore email', 'restored email'],
);

/** The dashboard while requests for a URL fail, or never end. */
const dashboardWhile = (url: string, response: Response, text: string) =>
  inOrder(mock(url, response), dashboardOfMember(text));

const dashboard = accountScreen(
  {
    member: dashboardOfMember(copy.dashboard.logOut),
    'username not copied': inOrder(
      (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        }),
      dashboardOfMember(copy.dashboard.logOut),
      (page) => page.getByRole('button', { name: copy.dashboard.copiedText }).click(),
      shows(copy.dashboard.copyFailed),
    ),
    loading: dashboardWhile('**/databases/**', 'never', copy.dashboard.loading),
    offline: dashboardWhile('**/databases/**', 'lost', copy.retry),
    'code failed': dashboardWhile('**/assets/member-*.js', 'lost', messages.somethingWentWrong),
  },
  ['member', 'username not copied', 'loading', 'offline', 'code failed'],
);

/** The public pages without states of their own. */
const simplePages = publicPages
  .filter(({ path }) => path !== paths.home && path !== paths.support)
  .filter(({ path }) => isFullRun || !posts.slice(1).some(({ slug }) => path === paths.post(slug)))
  .map(({ path, title }) => [title, page(path)] as const);

/** Every public page, and every state of every screen by the screen's folder. */
export const screens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(simplePages),
  home,
  support: supportPage,
  'not-found': page('/nowhere', notFound.heading),
  'not-found in Lively': page(`${paths.home}/nowhere`, footer.copyright),
  'sign-up': signUp,
  'log-in': logIn,
  username,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  dashboard,
};
