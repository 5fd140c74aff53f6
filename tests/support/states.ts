import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { account as copy } from '../../src/content/account';
import { messages } from '../../src/content/messages';
import { notFound } from '../../src/content/not-found';
import { paths } from '../../src/content/paths';
import { emailLinks, emailLinkTexts, resetLinkNotices } from '../../src/content/reset-link';
import { footer, navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { timeOfDay } from '../../src/content/time-of-day';
import { USERNAME_MAX_LENGTH } from '../../src/shared/username';
import type { Member, Newcomer } from './accounts';
import { fill, validSignUp } from './forms';

/** Creates the users that a state needs. */
export type UserFactory = {
  readonly newcomer: () => Promise<Newcomer>;
  readonly member: () => Promise<Member>;
};

/** Brings the page from the screen's previous state to the next one. */
type Reach = (visit: { readonly page: Page; readonly users: UserFactory }) => Promise<void>;

/** A screen and its states by name, which are reached in order. */
export type Screen = {
  readonly states: Readonly<Record<string, Reach>>;
  /** The states, besides the first one, to check at every width. */
  readonly large?: readonly string[];
  /** The states whose accessibility trees are snapshots. */
  readonly trees?: readonly string[];
};

/** The menu exists up to this width. */
export const MENU_MAX_WIDTH = 1100;
export const TWELVE_YEARS_AGO = String(new Date().getFullYear() - 12);
const EMAIL = 'jane@example.com';

const shown = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const inOrder =
  (...steps: readonly Reach[]): Reach =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

/** Removes the mock responses of earlier states. Leaves the page first, with its pending calls. */
const reset: Reach = async ({ page }) => {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const open = (path: string, text?: string): Reach =>
  inOrder(reset, async ({ page }) => {
    await page.goto(path);
    if (text === undefined) await page.getByRole('heading', { level: 1 }).waitFor();
    else await shown(page, text);
  });

/** Fills in the form, submits it and waits for a text. */
const send =
  (submit: string, fields: Record<string, string>, text: string): Reach =>
  async ({ page }) => {
    await fill(page, fields);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await shown(page, text);
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

const call = (name: string) => `**/accounts:${name}**`;
const code = (message: string) => ({ status: 400, json: { error: { code: 400, message } } });

/** The states of a form whose call is lost, and still pending. */
const whileCalling = (url: string, submit: (text: string) => Reach, pending: string) => ({
  offline: inOrder(mock(url, 'lost'), submit(messages.somethingWentWrong)),
  pending: inOrder(mock(url, 'never'), submit(pending)),
});

const logInAs =
  (who: keyof UserFactory, text: string): Reach =>
  async (visit) => {
    const { email, password } = await visit.users[who]();
    await open(paths.logIn)(visit);
    await send(copy.logIn.submit, { email, password }, text)(visit);
  };

const page = (path: string, text?: string): Screen => ({ states: { page: open(path, text) } });

const form = (states: Screen['states'], large: readonly string[]): Screen => ({
  states,
  large,
  trees: Object.keys(states),
});

const mockupsInUse: Reach = async ({ page }) => {
  const part = (name: string) => page.getByRole('region', { name });
  const calendar = part('A calendar that moves with your plans');
  await calendar.locator('summary').first().click();
  await calendar.getByText('Schedule', { exact: true }).click();
  await calendar.locator('summary').first().click();
  await calendar.getByRole('checkbox', { name: 'School' }).uncheck();
  await calendar.locator('summary').last().click();
  await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
  const journal = part('A journal that is yours alone');
  await journal.getByText('Oldest', { exact: true }).click();
  await journal.getByText('Past month', { exact: true }).click();
  const board = part('Find the hour when everyone is free');
  await board.getByRole('checkbox', { name: 'Mateo' }).uncheck();
  const day = part('Your day on one screen');
  await day.getByRole('radio', { name: 'Low' }).check();
  await day.locator('summary').click();
  // Away from the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
};

const home: Screen = {
  states: {
    page: inOrder(
      ({ page }) => page.clock.setFixedTime(new Date('2026-09-14T08:10')),
      open(paths.home),
    ),
    ...Object.fromEntries(
      timeOfDay.stops
        .slice(1)
        .map(({ hour, label }): [string, Reach] => [
          label,
          ({ page }) => page.getByRole('slider').fill(String(hour)),
        ]),
    ),
    'mockups in use': mockupsInUse,
    menu: async ({ page }) => {
      await page.getByRole('button', { name: navigation.menu.open }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  large: [timeOfDay.stops[4].label, 'mockups in use', 'menu'],
  trees: ['page', 'mockups in use', 'menu'],
};

const supportPage: Screen = {
  states: {
    page: open(paths.support),
    search: inOrder(open(`${paths.support}?q=spaces`), ({ page }) =>
      page.locator('mark').first().waitFor(),
    ),
    'search without a match': open(`${paths.support}?q=kraken`, support.search.none),
  },
  large: ['search', 'search without a match'],
};

const signUpWith = (change: Partial<typeof validSignUp>, text: string) =>
  send(copy.signUp.submit, { ...validSignUp, email: EMAIL, ...change }, text);

const signUp = form(
  {
    untouched: open(paths.signUp),
    'nothing filled in': send(copy.signUp.submit, {}, messages.fillInAllFields),
    'password shown': async ({ page }) => {
      await fill(page, { ...validSignUp, email: EMAIL });
      await page.getByRole('button', { name: copy.showPassword }).click();
    },
    'all wrong': signUpWith(
      { email: 'jane', password: 'x', birthDay: '32' },
      messages.birthdayInvalid,
    ),
    'email in use': inOrder(
      mock(call('signUp'), code('EMAIL_EXISTS')),
      signUpWith({}, messages.emailInUse),
    ),
    ...whileCalling(call('signUp'), (text) => signUpWith({}, text), copy.signUp.pending),
    'too young': inOrder(
      open(paths.signUp),
      signUpWith({ birthYear: TWELVE_YEARS_AGO }, messages.tooYoung),
    ),
    'logged in already': inOrder(
      logInAs('member', copy.dashboard.logOut),
      open(paths.signUp, copy.signedIn.toDashboard),
    ),
  },
  ['nothing filled in', 'all wrong'],
);

const logInWith = (message: string, text: string) =>
  inOrder(
    mock(call('signInWithPassword'), code(message)),
    send(copy.logIn.submit, { email: EMAIL, password: validSignUp.password }, text),
  );

const sendWithoutReact = (files: 'never' | 'lost', pending: string) =>
  inOrder(reset, mock('**/assets/account-style-*.css', files), async ({ page }) => {
    await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: copy.logIn.submit, exact: true }).click();
    await page.locator(`form[data-pending="${pending}"]`).waitFor();
  });

const logIn = form(
  {
    untouched: open(paths.logIn),
    'nothing filled in': send(copy.logIn.submit, {}, messages.fillInAllFields),
    'email unknown': logInWith('EMAIL_NOT_FOUND', messages.emailUnknown),
    'password wrong': logInWith('INVALID_PASSWORD', messages.passwordWrong),
    ...whileCalling(
      call('signInWithPassword'),
      (text) => send(copy.logIn.submit, { password: validSignUp.password }, text),
      copy.logIn.pending,
    ),
    'pending without React': sendWithoutReact('never', ''),
    'failed without React': sendWithoutReact('lost', 'failed'),
  },
  ['nothing filled in'],
);

const usernameWith = (username: string, text: string) =>
  send(copy.username.submit, { username }, text);

const taken = (...suggestions: readonly string[]) =>
  mock('**/completeSignUp', {
    status: 409,
    json: { error: { status: 'ALREADY_EXISTS', details: { suggestions } } },
  });

const username = form(
  {
    locked: open(paths.username, copy.username.lockedHeading),
    untouched: logInAs('newcomer', copy.username.heading),
    empty: usernameWith('', messages.usernameEmpty),
    'wrong letters': usernameWith('Jane', messages.usernameCharacters),
    taken: inOrder(
      taken('jane.voyage', 'jane42', 'w'.repeat(USERNAME_MAX_LENGTH)),
      usernameWith('jane', messages.usernameTaken),
    ),
    'taken, without suggestions': inOrder(taken(), usernameWith('jane', messages.usernameTaken)),
    ...whileCalling(
      '**/completeSignUp',
      (text) => usernameWith('jane.doe', text),
      copy.username.pending,
    ),
    'without a name': async (visit) => {
      await visit.page.evaluate(() => {
        const { usr, ...rest } = history.state;
        history.replaceState({ ...rest, usr: { ...usr, name: '' } }, '');
      });
      // The pending call belongs to the previous page.
      await visit.page.reload();
      await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
      await shown(visit.page, copy.username.nameHint);
      await usernameWith('jane.doe', messages.fillInAllFields)(visit);
    },
  },
  ['untouched', 'wrong letters', 'taken', 'without a name'],
);

const forgotPasswordWith = (email: string, text: string) =>
  send(copy.forgotPassword.submit, { email }, text);

const forgotPassword = form(
  {
    untouched: open(paths.forgotPassword),
    'no account': inOrder(
      mock(call('sendOobCode'), code('EMAIL_NOT_FOUND')),
      forgotPasswordWith(EMAIL, messages.emailHasNoAccount),
    ),
    ...whileCalling(
      call('sendOobCode'),
      (text) => forgotPasswordWith(EMAIL, text),
      copy.forgotPassword.pending,
    ),
    sent: inOrder(
      open(paths.forgotPassword),
      mock(call('sendOobCode'), { status: 200, json: { email: EMAIL } }),
      forgotPasswordWith(EMAIL, copy.forgotPassword.sent(EMAIL)),
    ),
  },
  ['no account', 'sent'],
);

/** Opens the link of an email with a mocked check of its code. */
const resetLink = (how: Parameters<typeof mock>[1], text: string) =>
  inOrder(reset, mock(call('resetPassword'), how), async ({ page }) => {
    await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=x`);
    await shown(page, text);
  });

const goodCode = { status: 200, json: { email: EMAIL, requestType: 'PASSWORD_RESET' } };
const resetWith = (password: string, text: string) =>
  send(copy.resetPassword.submit, { password }, text);

const resetPassword = form(
  {
    'no code': open(paths.resetPassword, resetLinkNotices.missing.heading),
    checking: resetLink('never', copy.resetPassword.checking),
    used: resetLink(code('INVALID_OOB_CODE'), resetLinkNotices.used.heading),
    'offline before': resetLink('lost', resetLinkNotices.unreachable.heading),
    untouched: resetLink(goodCode, copy.passwordHint),
    simple: resetWith('sailing', messages.passwordTooSimple),
    ...whileCalling(
      call('resetPassword'),
      (text) => resetWith('newsail2', text),
      copy.resetPassword.pending,
    ),
    done: inOrder(
      resetLink(goodCode, copy.passwordHint),
      resetWith('newsail2', copy.logIn.passwordChanged),
    ),
  },
  ['simple', 'done'],
);

type EmailOperation = keyof typeof emailLinks;

/** A link that has not been used yet. */
const unused = (operation: EmailOperation) =>
  resetLink(
    { status: 200, json: { email: EMAIL, newEmail: EMAIL, requestType: operation } },
    emailLinks[operation].text,
  );
const applyLink = (operation: EmailOperation, how: Parameters<typeof mock>[1], text: string) =>
  inOrder(mock(call('update'), how), send(emailLinks[operation].submit, {}, text));

const emailLink = form(
  {
    unused: unused('VERIFY_EMAIL'),
    pending: applyLink('VERIFY_EMAIL', 'never', emailLinks.VERIFY_EMAIL.pending),
    change: unused('VERIFY_AND_CHANGE_EMAIL'),
    'used after a lost response': inOrder(
      applyLink('VERIFY_AND_CHANGE_EMAIL', 'lost', messages.somethingWentWrong),
      applyLink('VERIFY_AND_CHANGE_EMAIL', code('INVALID_OOB_CODE'), emailLinkTexts.maybeDone.text),
    ),
    recover: unused('RECOVER_EMAIL'),
    restored: applyLink(
      'RECOVER_EMAIL',
      { status: 200, json: {} },
      emailLinks.RECOVER_EMAIL.done.text,
    ),
    'instructions sent': inOrder(
      mock(call('sendOobCode'), { status: 200, json: { email: EMAIL } }),
      send(copy.forgotPassword.submit, {}, copy.forgotPassword.sent(EMAIL)),
    ),
  },
  ['recover', 'restored'],
);

const reloadWith = (url: string, how: 'never' | 'lost', text: string) =>
  inOrder(mock(url, how), async ({ page }) => {
    await page.reload();
    await shown(page, text);
  });

const dashboard = form(
  {
    member: logInAs('member', copy.dashboard.logOut),
    loading: reloadWith('**/databases/**', 'never', copy.dashboard.loading),
    offline: reloadWith('**/databases/**', 'lost', copy.retry),
    'code failed': reloadWith('**/assets/account-style-*.css', 'lost', messages.somethingWentWrong),
  },
  ['loading', 'offline', 'code failed'],
);

/** Every page of the site and every state of every form. */
export const screens: Readonly<Record<string, Screen>> = {
  company: page(paths.company),
  home,
  premium: page(paths.premium),
  support: supportPage,
  blog: page(paths.blog),
  ...Object.fromEntries(posts.map(({ slug }) => [`blog ${slug}`, page(paths.post(slug))])),
  download: page(paths.download),
  about: page(paths.about),
  terms: page(paths.terms),
  privacy: page(paths.privacy),
  'not found': page('/nowhere', notFound.heading),
  // The footer appears after hydration.
  'not found in Lively': page(`${paths.home}/nowhere`, footer.copyright),
  'sign-up': signUp,
  'log-in': logIn,
  username,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'email-link': emailLink,
  dashboard,
};
