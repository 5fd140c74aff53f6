import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { messages } from '../../src/content/messages';
import { notFound } from '../../src/content/not-found';
import { paths } from '../../src/content/pages';
import { emailLinks, resetLinkNotices } from '../../src/content/reset-link';
import { footer, navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { timeOfDay } from '../../src/content/time-of-day';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { USERNAME_MAX_LENGTH } from '../../src/shared/username';
import { copy, logIn as sendLogIn, submit, validSignUp } from '../browser/account-area';
import { publicPages } from '../browser/site/public-pages';
import { createMember, createNewcomer } from './accounts';
import { createAccount, type TestAccount } from './auth-emulator';
import { isFullRun } from './full-run';

/** Brings the page from the screen's previous state to the next one. */
type Reach = (page: Page) => Promise<unknown>;

/** A screen and its states by name, which are reached in order. */
export type Screen = {
  readonly states: Readonly<Record<string, Reach>>;
  /** The states, besides the first one, to check with axe and at every width. */
  readonly large?: readonly string[];
  /** The states whose accessibility trees are snapshots. */
  readonly trees?: readonly string[];
};

const { email, password } = validSignUp;

const shows = (text: string) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const inOrder =
  (...steps: readonly Reach[]): Reach =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Opens a path without the mock responses and pending calls of earlier states. */
const open = (path: string, text?: string, mocks: Reach = async () => {}): Reach =>
  inOrder(
    (page) => page.goto('about:blank'),
    (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
    mocks,
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
  async (page) => {
    await page.unroute(url);
    await page.route(url, async (route) => {
      if (response === 'lost') await route.abort('internetdisconnected');
      else if (response !== 'never') await route.fulfill(response);
    });
  };

const call = (name: string) => `**/accounts:${name}**`;
const code = (message: string) => ({ status: 400, json: { error: { code: 400, message } } });
const ok = (json: object) => ({ status: 200, json });

/** The states of a form whose call is lost, and still pending. */
const whileCalling = (
  url: string,
  form: { readonly submit: string; readonly pending: string },
  fields: Record<string, string>,
) => ({
  offline: inOrder(mock(url, 'lost'), send(form, fields, messages.somethingWentWrong)),
  pending: inOrder(mock(url, 'never'), send(form, fields, form.pending)),
});

const logInAs =
  (create: () => Promise<TestAccount>, text: string): Reach =>
  async (page) => {
    await sendLogIn(page, await create());
    await shows(text)(page);
  };

const page = (path: string, text?: string): Screen => ({ states: { page: open(path, text) } });

const form = (states: Screen['states'], large: readonly string[]): Screen => ({
  states,
  large,
  trees: Object.keys(states),
});

const mockupsInUse: Reach = async (page) => {
  const part = (name: string) => page.getByRole('region', { name });
  const calendar = part('A calendar that moves with your plans');
  await calendar.locator('summary').first().click();
  // Hydrated: only then does a choice close the menu, and a new event the one that is open.
  await calendar
    .locator('[aria-label=Title]:not([readonly])')
    .first()
    .waitFor({ state: 'attached' });
  await calendar.getByText('Schedule', { exact: true }).click();
  await calendar.locator('summary').last().click();
  await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
  const day = part('Your day on one screen');
  await day.getByRole('radio', { name: 'Low' }).check();
  await day.locator('summary').click();
  // Away from the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
};

const home: Screen = {
  states: {
    page: inOrder(
      (page) => page.clock.setFixedTime(new Date('2026-09-14T08:10')),
      open(paths.home),
    ),
    night: (page) => page.getByRole('slider').fill(String(timeOfDay.stops[4].hour)),
    'mockups in use': mockupsInUse,
    menu: async (page) => {
      await page.getByRole('button', { name: navigation.menu.open }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  large: ['night', 'mockups in use', 'menu'],
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
  large: ['search', 'search without a match'],
};

const signUp = form(
  {
    untouched: open(paths.signUp),
    'nothing filled in': send(copy.signUp, {}, messages.fillInAllFields),
    'all wrong': send(
      copy.signUp,
      { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' },
      messages.birthdayInvalid,
    ),
    ...whileCalling(call('signUp'), copy.signUp, validSignUp),
    'logged in already': inOrder(
      logInAs(createMember, copy.dashboard.logOut),
      open(paths.signUp, copy.signedIn.toDashboard),
    ),
  },
  ['nothing filled in', 'all wrong'],
);

const logIn = form(
  {
    untouched: open(paths.logIn),
    'nothing filled in': send(copy.logIn, {}, messages.fillInAllFields),
    ...whileCalling(call('signInWithPassword'), copy.logIn, { email, password }),
  },
  ['nothing filled in'],
);

const valid = { username: 'jane.doe' };
const createUnnamed = () => createAccount({ name: 'x'.repeat(NAME_MAX_LENGTH + 1) });
const suggestions = ['jane.voyage', 'jane42', 'w'.repeat(USERNAME_MAX_LENGTH)];

const username = form(
  {
    locked: open(paths.username, copy.username.lockedHeading),
    untouched: logInAs(createNewcomer, copy.username.heading),
    taken: inOrder(
      mock('**/completeSignUp', {
        status: 409,
        json: { error: { status: 'ALREADY_EXISTS', details: { suggestions } } },
      }),
      send(copy.username, { username: 'jane' }, messages.usernameTaken),
    ),
    ...whileCalling('**/completeSignUp', copy.username, valid),
    'with an invalid name': inOrder(
      logInAs(createUnnamed, copy.username.nameHint),
      send(copy.username, valid, messages.fillInAllFields),
    ),
  },
  ['untouched', 'taken', 'with an invalid name'],
);

const forgotPassword = form(
  {
    untouched: open(paths.forgotPassword),
    'no account': inOrder(
      mock(call('sendOobCode'), code('EMAIL_NOT_FOUND')),
      send(copy.forgotPassword, { email }, messages.emailHasNoAccount),
    ),
    ...whileCalling(call('sendOobCode'), copy.forgotPassword, { email }),
    sent: inOrder(
      open(paths.forgotPassword),
      mock(call('sendOobCode'), ok({ email })),
      send(copy.forgotPassword, { email }, copy.forgotPassword.sent(email)),
    ),
  },
  ['no account', 'sent'],
);

/** Opens the link of an email with a mocked check of its code. */
const link = `${paths.resetPassword}?mode=resetPassword&oobCode=x`;
const openLink = (response: Response, text: string) =>
  open(link, text, mock(call('resetPassword'), response));
const goodCode = ok({ email, requestType: 'PASSWORD_RESET' });

type EmailOperation = keyof typeof emailLinks;

const unused = (requestType: EmailOperation) =>
  openLink(ok({ email, requestType }), emailLinks[requestType].text);
const applyLink = (operation: EmailOperation, response: Response, text: string) =>
  inOrder(mock(call('update'), response), send(emailLinks[operation], {}, text));

const resetPassword = form(
  {
    'no code': open(paths.resetPassword, resetLinkNotices.missing.heading),
    checking: openLink('never', copy.resetPassword.checking),
    used: openLink(code('INVALID_OOB_CODE'), resetLinkNotices.used.heading),
    'offline before': openLink('lost', resetLinkNotices.unreachable.heading),
    untouched: openLink(goodCode, copy.passwordHint),
    simple: send(copy.resetPassword, { password: 'sailing' }, messages.passwordTooSimple),
    ...whileCalling(call('resetPassword'), copy.resetPassword, { password }),
    done: inOrder(
      openLink(goodCode, copy.passwordHint),
      send(copy.resetPassword, { password }, copy.logIn.passwordChanged),
    ),
    'confirm email': unused('VERIFY_EMAIL'),
    'confirming email': applyLink('VERIFY_EMAIL', 'never', emailLinks.VERIFY_EMAIL.pending),
    'restore email': unused('RECOVER_EMAIL'),
    'restored email': applyLink('RECOVER_EMAIL', ok({}), emailLinks.RECOVER_EMAIL.done.text),
  },
  ['simple', 'done', 'restore email', 'restored email'],
);

const reloadWith = (url: string, response: Response, text: string) =>
  inOrder(mock(url, response), (page) => page.reload(), shows(text));

const dashboard = form(
  {
    member: logInAs(createMember, copy.dashboard.logOut),
    loading: reloadWith('**/databases/**', 'never', copy.dashboard.loading),
    offline: reloadWith('**/databases/**', 'lost', copy.retry),
    'code failed': reloadWith('**/assets/member-*.js', 'lost', messages.somethingWentWrong),
  },
  ['loading', 'offline', 'code failed'],
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
  // The footer appears after hydration.
  'not-found in Lively': page(`${paths.home}/nowhere`, footer.copyright),
  'sign-up': signUp,
  'log-in': logIn,
  username,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  dashboard,
};
