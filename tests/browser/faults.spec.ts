import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { messages } from '../../src/shared/messages';
import { findAccount, latestResetCode } from '../support/auth-emulator';
import { uploadPicture } from '../support/pictures';
import { firestore, reservedFor, userDocument } from '../support/records';
import {
  button,
  copy,
  expect,
  fill,
  paths,
  sound,
  test,
  uniqueEmail,
  uniqueUsername,
} from './fixtures';

type Person = { readonly email: string; readonly username: string; passwords: string[] };
type Fault = (route: Route, context: BrowserContext) => Promise<void>;

/** `npm run stress` sets it, and so asks for the faults that are not for every test run, too. */
const DELAY_S = z.coerce.number().default(0).parse(process.env.FAULT_DELAY_S);

/** What can happen to one request. After each, a person goes on, and nothing is lost or doubled. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'loses its answer': async (route) => {
    await route.fetch();
    await route.abort();
  },
  'is answered with 500': (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 500, message: 'INTERNAL', status: 'INTERNAL' } },
    }),
  'finds no network': async (route, context) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  },
  ...(DELAY_S > 0 && {
    // To the site it is a lost answer, to the server a missing network: both are above.
    'is cut off': (route: Route) => route.abort(),
    // Longer than the site waits for the function, which so acts after the person was told.
    [`is delayed ${DELAY_S} s`]: async (route: Route) => {
      await pause(DELAY_S * 1000);
      await route.continue();
    },
  }),
};

/** The tab is closed after this request: the server has acted, and nobody sees the answer. */
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
  'picture address': '**/v0/b/**',
};
const RESET = {
  'send reset email': '**/accounts:sendOobCode**',
  'check or use the reset code': '**/accounts:resetPassword**',
};

test.use({ expectedConsole: /./ });
// Some faults are only noticed when a call gives up: the callable's 15 s, and the SDKs' repeats.
test.describe.configure({ timeout: 60_000 + 3 * DELAY_S * 1000 });

for (const [request, pattern] of Object.entries(NEWCOMER)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(`a newcomer's "${request}" ${fault}`, async ({ page, context }) => {
      const person = {
        email: uniqueEmail(),
        username: uniqueUsername(),
        passwords: [sound.password],
      };
      const tab = await inject(page, pattern, fault, [
        () => page.goto(paths.signUp),
        () => fill(page, { ...sound, email: person.email }),
        () => button(page, copy.signUp.submit).click(),
        () => page.waitForURL(`**${paths.username}`),
        () => fill(page, { username: person.username }),
        () => button(page, copy.username.submit).click(),
        () => welcome(page).waitFor(),
      ]);
      await goOn(tab ?? (await reopen(context)), person);
      await expectConsistent(person);
    });
  }
}

for (const [request, pattern] of Object.entries(RETURNING)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(`a returning member's "${request}" ${fault}`, async ({ page, context, member }) => {
      const person = { ...member, passwords: [member.password] };
      const profilePicPath = await uploadPicture(member.uid);
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      const tab = await inject(page, pattern, fault, [
        () => page.goto(paths.logIn),
        () => fill(page, { email: member.email, password: member.password }),
        () => button(page, copy.logIn.submit).click(),
        () => page.locator('img[src*=profilePics]').waitFor(),
      ]);
      await goOn(tab ?? (await reopen(context)), person);
      await expectConsistent(person);
    });
  }
}

for (const [request, pattern] of Object.entries(RESET)) {
  for (const fault of [...Object.keys(FAULTS), CLOSE]) {
    test(`a forgetful member's "${request}" ${fault}`, async ({ page, context, member }) => {
      // A lost answer to the last step leaves either password as the right one.
      const person = { ...member, passwords: ['newsail2', member.password] };
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
      const goingOn = tab ?? (await reopen(context));
      await goingOn.goto(paths.logIn);
      await goOn(goingOn, person);
      await expectConsistent(person);
    });
  }
}

/**
 * Walks the steps of a journey until the fault has hit the first request of its kind. The step that
 * it strikes may never end: what counts is what the person does after it.
 *
 * @returns the tab, or nothing when it was closed
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

/** Goes on as a person would with what the screen shows, until the dashboard is there. */
async function goOn(page: Page, person: Person): Promise<void> {
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
      await fill(page, { username: person.username });
      // The name was not kept before the tab closed: the screen asks for it.
      const name = page.locator('[name=name]');
      if (await name.isVisible()) await name.fill(sound.name);
    } else if (path === paths.signUp) {
      if (await page.getByText(messages.emailInUse).first().isVisible()) {
        await page.goto(paths.logIn);
        continue;
      }
    } else if (path === paths.logIn) {
      if (await page.getByText(messages.passwordWrong).first().isVisible()) password += 1;
      const typed = person.passwords[password % person.passwords.length] ?? '';
      await fill(page, { email: person.email, password: typed });
    } else {
      await page.goto(paths.logIn);
      continue;
    }
    await idleSubmit.click();
    await expect(idleSubmit.or(welcome(page)).or(retry).first()).toBeVisible({ timeout: 25_000 });
  }
  await expect(welcome(page)).toBeVisible();
}

/** Exactly one account, one user document and one reservation, and they agree. */
async function expectConsistent(person: Person): Promise<void> {
  const account = await findAccount(person.email);
  const uid = account?.localId ?? '';
  expect(await userDocument(uid)).toMatchObject({
    UID: uid,
    email: person.email,
    username: person.username,
  });
  expect(await reservedFor(person.username)).toBe(uid);
  for (const field of ['username', 'email'] as const) {
    const same = await firestore().collection('users').where(field, '==', person[field]).get();
    expect(same.size).toBe(1);
  }
}
