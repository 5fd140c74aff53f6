import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { createNewcomer, makeMember } from '../support/accounts';
import { latestLinkQuery, uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import {
  reservedFor,
  services,
  setProfilePicture,
  userDocument,
  usersNamed,
} from '../support/records';
import { copy, fill, validSignUp } from './account-area';
import { expect, paths, testWithReports as test } from './fixtures';
import { loseResponse, RECORD_READS } from './network';

type User = { readonly email: string; readonly username: string };
type Fault = (route: Route, page: Page) => Promise<unknown>;

/** More steps than any fault costs. */
const MAX_STEPS = 12;
/** Longer than the site's timeout, so the function acts after the user has seen an error. */
const DELAY_S = 20;

/**
 * Faults of a single request. After each, the user can continue and no data is lost or duplicated.
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  'loses its response': loseResponse,
  'gets a 500 response': (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 500, message: 'INTERNAL', status: 'INTERNAL' } },
    }),
  'is sent offline': async (route, page) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    await page.context().setOffline(false);
  },
  [`is delayed ${DELAY_S} s`]: async (route) => {
    await pause(DELAY_S * 1000);
    await route.continue();
  },
  'is the last before the tab closes': async (route, page) => {
    await route.fetch();
    await page.close();
  },
};

/** The requests to disturb, by the page where the user begins. */
const JOURNEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [paths.signUp]: {
    'create account': '**/accounts:signUp**',
    'set name': '**/accounts:update**',
    'look-up': '**/accounts:lookup**',
    'claim username': '**/completeSignUp',
    'read user': RECORD_READS,
  },
  [paths.logIn]: {
    'log-in': '**/accounts:signInWithPassword**',
    'look-up': '**/accounts:lookup**',
    'read user': RECORD_READS,
    'picture URL': '**/v0/b/**',
  },
  [paths.forgotPassword]: {
    'send reset email': '**/accounts:sendOobCode**',
    'check reset code': '**/accounts:resetPassword**',
  },
};
/** `npm test` loses the responses of these; email-links.spec.ts that of the fifth, a new password. */
const WRITES = ['create account', 'set name', 'claim username', 'send reset email'];

// Some faults surface only after a timeout: 15 s for the callable, plus the SDKs' retries.
test.describe.configure({ timeout: 60_000 + 3 * DELAY_S * 1000 });

for (const [start, requests] of Object.entries(JOURNEYS)) {
  for (const [request, pattern] of Object.entries(requests)) {
    for (const [name, fault] of Object.entries(FAULTS)) {
      const isLostWrite = fault === loseResponse && WRITES.includes(request);
      const tag = isLostWrite ? [] : '@all';
      test(`from ${start}: ${request} ${name}`, { tag }, async ({ page, context }) => {
        const user = { email: uniqueEmail(), username: uniqueUsername() };
        if (start !== paths.signUp) {
          const { uid } = await makeMember(await createNewcomer(user), user.username);
          await setProfilePicture(uid);
        }
        const disturbed = page.waitForRequest(pattern);
        await page.route(pattern, (route) => fault(route, page), { times: 1 });
        await page.goto(start);
        await reachDashboard(page, user).catch((error: unknown) => {
          if (!page.isClosed()) throw error;
        });
        await disturbed;
        if (page.isClosed()) {
          const tab = await context.newPage();
          await tab.goto(paths.logIn);
          await reachDashboard(tab, user);
        }
        await expectConsistent(user);
      });
    }
  }
}

/** Continues like a user from whatever the page shows until the dashboard appears. */
async function reachDashboard(page: Page, { email, username }: User): Promise<void> {
  const idleSubmit = page.locator(
    'form:not([data-pending]) button[type=submit]:not([aria-disabled], :disabled)',
  );
  const retry = page.getByRole('button', { name: copy.retry });
  const sent = page.getByText(copy.forgotPassword.sent(email));
  const welcome = page.getByRole('heading', { name: /^Welcome, / });
  const settled = idleSubmit.or(retry).or(sent).or(welcome).first();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await expect(settled).toBeVisible({ timeout: 25_000 });
    if (await welcome.isVisible()) return;
    if (await retry.isVisible()) {
      await retry.click();
      await expect(retry).toBeHidden();
    } else if (await sent.isVisible()) {
      await page.goto(paths.resetPassword + (await latestLinkQuery(email)));
    } else {
      for (const [name, value] of Object.entries({ ...validSignUp, email, username })) {
        const fields = await page.locator(`[name=${name}]:not([aria-hidden])`).count();
        if (fields > 0) await fill(page, { [name]: value });
      }
      await idleSubmit.click();
    }
  }
  await expect(welcome).toBeVisible();
}

/** Expects one account, one user document and one reservation that match. */
async function expectConsistent({ email, username }: User): Promise<void> {
  const { uid: UID } = await services().auth.getUserByEmail(email);
  expect(await userDocument(UID)).toMatchObject({ UID, email, username });
  expect(await reservedFor(username)).toBe(UID);
  expect(await usersNamed(username)).toEqual([UID]);
}
