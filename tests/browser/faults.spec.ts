import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { createNewcomer, makeMember } from '../support/accounts';
import { findAccount, latestResetCode } from '../support/auth-emulator';
import { setProfilePicture } from '../support/pictures';
import { firestore, reservedFor, userDocument } from '../support/records';
import {
  button,
  copy,
  expect,
  fill,
  paths,
  test,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './fixtures';

type User = { readonly email: string; readonly username: string };
type Fault = (route: Route, page: Page) => Promise<unknown>;

const NEW_PASSWORD = 'newsail2';
/** Longer than the site's timeout, so the function acts after the user has seen an error. */
const DELAY_S = 20;

/**
 * Faults of a single request. After each, the user can continue and no data is lost or duplicated.
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  'loses its response': async (route) => {
    await route.fetch();
    await route.abort();
  },
  'gets a 500 response': (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 500, message: 'INTERNAL', status: 'INTERNAL' } },
    }),
  'is sent offline': async (route, page) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  },
  'is aborted': (route) => route.abort(),
  [`is delayed ${DELAY_S} s`]: async (route) => {
    await pause(DELAY_S * 1000);
    await route.continue();
  },
  'is the last before the tab closes': async (route, page) => {
    await route.fetch();
    await page.close();
  },
};

/** Steps of each journey, and the requests to disturb. */
const JOURNEYS: readonly {
  readonly title: string;
  readonly requests: Readonly<Record<string, string>>;
  readonly steps: (page: Page, user: User) => readonly (() => Promise<unknown>)[];
}[] = [
  {
    title: 'sign-up: a new user',
    requests: {
      'create account': '**/accounts:signUp**',
      'set name': '**/accounts:update**',
      'look-up': '**/accounts:lookup**',
      'claim username': '**/completeSignUp',
      'read user': '**/documents:batchGet**',
    },
    steps: (page, { email, username }) => [
      () => page.goto(paths.signUp),
      () => fill(page, { ...validSignUp, email }),
      () => button(page, copy.signUp.submit).click(),
      () => page.waitForURL(`**${paths.username}`),
      () => fill(page, { username }),
      () => button(page, copy.username.submit).click(),
      () => welcome(page).waitFor(),
    ],
  },
  {
    title: 'log-in: a member',
    requests: {
      'log-in': '**/accounts:signInWithPassword**',
      'look-up': '**/accounts:lookup**',
      'read user': '**/documents:batchGet**',
      'picture URL': '**/v0/b/**',
    },
    steps: (page, { email }) => [
      () => page.goto(paths.logIn),
      () => fill(page, { email, password: validSignUp.password }),
      () => button(page, copy.logIn.submit).click(),
      () => page.locator('img[src*=profilePics]').waitFor(),
    ],
  },
  {
    title: 'password reset: a member',
    requests: {
      'send reset email': '**/accounts:sendOobCode**',
      'check or use the reset code': '**/accounts:resetPassword**',
    },
    steps: (page, { email }) => [
      () => page.goto(paths.forgotPassword),
      () => fill(page, { email }),
      () => button(page, copy.forgotPassword.submit).click(),
      () => page.getByText(copy.forgotPassword.sent(email)).waitFor(),
      async () => {
        const code = await latestResetCode(email);
        await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}`);
      },
      () => fill(page, { password: NEW_PASSWORD }),
      () => button(page, copy.resetPassword.submit).click(),
      () => page.waitForURL(`**${paths.logIn}`),
    ],
  },
];

test.use({ expectedConsole: /./ });
// Some faults surface only after a timeout: 15 s for the callable, plus the SDKs' retries.
test.describe.configure({ timeout: 60_000 + 3 * DELAY_S * 1000 });

for (const { title, requests, steps } of JOURNEYS) {
  for (const [request, pattern] of Object.entries(requests)) {
    for (const [name, fault] of Object.entries(FAULTS)) {
      // The others are variations, for `npm run test:all`.
      const details = name === 'loses its response' ? {} : { tag: '@all' };
      test(`${title}'s "${request}" ${name}`, details, async ({ page }) => {
        const user = { email: uniqueEmail(), username: uniqueUsername() };
        if (!title.includes('new user')) {
          const { uid } = await makeMember(await createNewcomer(user), user.username);
          await setProfilePicture(uid);
        }
        const tab = await disturb(page, pattern, fault, steps(page, user));
        await continueJourney(tab, user);
        await expectConsistent(user);
      });
    }
  }
}

/**
 * Runs the steps of a journey until the fault has hit the first matching request. The interrupted
 * step may never finish.
 *
 * @returns the tab, or a new one if the fault closed it
 */
async function disturb(
  page: Page,
  pattern: string,
  fault: Fault,
  steps: readonly (() => Promise<unknown>)[],
): Promise<Page> {
  const context = page.context();
  let isHit = false;
  let hit = () => {};
  const wasHit = new Promise<void>((resolve) => {
    hit = resolve;
  });
  const inject = async (route: Route) => {
    isHit = true;
    await fault(route, page);
    hit();
  };
  await page.route(pattern, inject, { times: 1 });
  for (const step of steps) {
    if (isHit) break;
    const stepping = step().catch((error: unknown) => {
      if (!isHit) throw error;
    });
    await Promise.race([stepping, wasHit]);
  }
  expect(isHit, `a request for ${pattern}`).toBe(true);
  await wasHit;
  await context.setOffline(false);
  if (!page.isClosed()) return page;
  const tab = await context.newPage();
  await tab.goto(paths.logIn);
  return tab;
}

const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, / });

/** Continues like a user from whatever the screen shows until the dashboard appears. */
async function continueJourney(page: Page, user: User): Promise<void> {
  const idleSubmit = page.locator(
    'form:not([data-pending]) button[type=submit]:not([aria-disabled])',
  );
  const retry = page.getByRole('button', { name: copy.retry });
  // After a lost response to the reset, either password may be valid.
  const passwords = [validSignUp.password, NEW_PASSWORD];
  if (/password$/.test(new URL(page.url()).pathname)) await page.goto(paths.logIn);
  for (let step = 0; step < 10; step += 1) {
    await expect(welcome(page).or(idleSubmit).or(retry).first()).toBeVisible({ timeout: 25_000 });
    if (await welcome(page).isVisible()) return;
    if (await retry.isVisible()) {
      await retry.click();
      continue;
    }
    const path = new URL(page.url()).pathname;
    if (path === paths.username) {
      await fill(page, { username: user.username });
      // If the tab closed before the name was saved, the screen has a name field.
      const name = page.locator('[name=name]');
      if (await name.isVisible()) await name.fill(validSignUp.name);
    } else if (path === paths.signUp) {
      if (await page.getByText(messages.emailInUse).first().isVisible()) {
        await page.goto(paths.logIn);
        continue;
      }
    } else if (path === paths.logIn) {
      if (await page.getByText(messages.passwordWrong).first().isVisible()) passwords.reverse();
      await fill(page, { email: user.email, password: passwords[0] ?? '' });
    }
    await idleSubmit.click();
    await expect(idleSubmit.or(welcome(page)).or(retry).first()).toBeVisible({ timeout: 25_000 });
  }
  await expect(welcome(page)).toBeVisible();
}

/** Expects one account, one user document and one reservation that match. */
async function expectConsistent(user: User): Promise<void> {
  const account = await findAccount(user.email);
  const uid = account?.localId ?? '';
  expect(await userDocument(uid)).toMatchObject({
    UID: uid,
    email: user.email,
    username: user.username,
  });
  expect(await reservedFor(user.username)).toBe(uid);
  for (const field of ['username', 'email'] as const) {
    const same = await firestore().collection('users').where(field, '==', user[field]).get();
    expect(same.size).toBe(1);
  }
}
