import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { messages } from '../../src/content/messages';
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

type User = { readonly email: string; readonly username: string; passwords: string[] };
type Fault = (route: Route, context: BrowserContext) => Promise<void>;

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
  'is sent offline': async (route, context) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  },
  'is aborted': (route) => route.abort(),
  [`is delayed ${DELAY_S} s`]: async (route) => {
    await pause(DELAY_S * 1000);
    await route.continue();
  },
};

/** Closes the tab after this request: the server has acted, but the response is lost. */
const CLOSE = 'is the last before the tab closes';

const NEWCOMER = {
  'create account': '**/accounts:signUp**',
  'set name': '**/accounts:update**',
  'look-up': '**/accounts:lookup**',
  'claim username': '**/completeSignUp',
  'read user': '**/documents:batchGet**',
};
const RETURNING = {
  'log-in': '**/accounts:signInWithPassword**',
  'look-up': '**/accounts:lookup**',
  'read user': '**/documents:batchGet**',
  'picture URL': '**/v0/b/**',
};
const RESET = {
  'send reset email': '**/accounts:sendOobCode**',
  'check or use the reset code': '**/accounts:resetPassword**',
};

/** The others are variations, for `npm run test:all`. */
const tagOf = (fault: string) => (fault === 'loses its response' ? {} : { tag: '@all' });

test.use({ expectedConsole: /./ });
// Some faults surface only after a timeout: 15 s for the callable, plus the SDKs' retries.
test.describe.configure({ timeout: 60_000 + 3 * DELAY_S * 1000 });

for (const [request, pattern] of Object.entries(NEWCOMER)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(`sign-up: a new user's "${request}" ${fault}`, tagOf(fault), async ({ page, context }) => {
      const user = {
        email: uniqueEmail(),
        username: uniqueUsername(),
        passwords: [validSignUp.password],
      };
      const tab = await inject(page, pattern, fault, [
        () => page.goto(paths.signUp),
        () => fill(page, { ...validSignUp, email: user.email }),
        () => button(page, copy.signUp.submit).click(),
        () => page.waitForURL(`**${paths.username}`),
        () => fill(page, { username: user.username }),
        () => button(page, copy.username.submit).click(),
        () => welcome(page).waitFor(),
      ]);
      await continueJourney(tab ?? (await reopen(context)), user);
      await expectConsistent(user);
    });
  }
}

for (const [request, pattern] of Object.entries(RETURNING)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(
      `log-in: a member's "${request}" ${fault}`,
      tagOf(fault),
      async ({ page, context, member }) => {
        const user = { ...member, passwords: [member.password] };
        await setProfilePicture(member.uid);
        const tab = await inject(page, pattern, fault, [
          () => page.goto(paths.logIn),
          () => fill(page, { email: member.email, password: member.password }),
          () => button(page, copy.logIn.submit).click(),
          () => page.locator('img[src*=profilePics]').waitFor(),
        ]);
        await continueJourney(tab ?? (await reopen(context)), user);
        await expectConsistent(user);
      },
    );
  }
}

for (const [request, pattern] of Object.entries(RESET)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(
      `password reset: a member's "${request}" ${fault}`,
      tagOf(fault),
      async ({ page, context, member }) => {
        // After a lost response to the last step, either password may be valid.
        const user = { ...member, passwords: ['newsail2', member.password] };
        const tab = await inject(page, pattern, fault, [
          () => page.goto(paths.forgotPassword),
          () => fill(page, { email: member.email }),
          () => button(page, copy.forgotPassword.submit).click(),
          () => page.getByText(copy.forgotPassword.sent(member.email)).waitFor(),
          async () => {
            const code = await latestResetCode(member.email);
            await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}`);
          },
          () => fill(page, { password: 'newsail2' }),
          () => button(page, copy.resetPassword.submit).click(),
          () => page.waitForURL(`**${paths.logIn}`),
        ]);
        const currentTab = tab ?? (await reopen(context));
        await currentTab.goto(paths.logIn);
        await continueJourney(currentTab, user);
        await expectConsistent(user);
      },
    );
  }
}

/**
 * Runs the steps of a journey until the fault has hit the first matching request. The interrupted
 * step may never finish.
 *
 * @returns the tab, or undefined if the fault closed it
 */
async function inject(
  page: Page,
  pattern: string,
  name: string,
  steps: readonly (() => Promise<unknown>)[],
): Promise<Page | undefined> {
  const context = page.context();
  const fault = FAULTS[name];
  let isHit = false;
  let hit = () => {};
  const wasHit = new Promise<void>((resolve) => {
    hit = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHit || route.request().method() === 'OPTIONS') return route.continue();
    isHit = true;
    if (fault) await fault(route, context);
    else await route.fetch();
    hit();
  });
  for (const step of steps) {
    if (isHit) break;
    const stepping = step();
    stepping.catch(() => undefined);
    await Promise.race([stepping, wasHit]);
  }
  expect(isHit, `a request for ${pattern}`).toBe(true);
  await wasHit;
  if (!fault) {
    await page.close();
    return undefined;
  }
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return page;
}

async function reopen(context: BrowserContext): Promise<Page> {
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
  let password = 0;
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
      if (await page.getByText(messages.passwordWrong).first().isVisible()) password += 1;
      const typed = user.passwords[password % user.passwords.length] ?? '';
      await fill(page, { email: user.email, password: typed });
    } else {
      await page.goto(paths.logIn);
      continue;
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
