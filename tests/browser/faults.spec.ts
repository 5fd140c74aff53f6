import type { Page } from '@playwright/test';
import { createNewcomer, makeMember } from '../support/accounts';
import { latestLinkQuery, uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { reservedFor, services, userDocument, usersNamed } from '../support/records';
import { copy, fill, validSignUp } from './account-area';
import { expect, paths, testWithReports as test } from './fixtures';
import { authUrl, loseResponse } from './network';

// A write that loses its response. The user can continue, and no data is lost or duplicated.

type User = { readonly email: string; readonly username: string };

/** More steps than any fault costs. */
const MAX_STEPS = 12;

// email-links.spec.ts loses the response of another write, a new password.
for (const [start, request, url] of [
  [paths.signUp, 'create account', authUrl('signUp')],
  [paths.signUp, 'set name', authUrl('update')],
  [paths.signUp, 'claim username', '**/completeSignUp'],
  [paths.forgotPassword, 'send reset email', authUrl('sendOobCode')],
] as const) {
  test(`from ${start}: ${request} loses its response`, async ({ page }) => {
    const user = { email: uniqueEmail(), username: uniqueUsername() };
    // Without the sign-up, the account exists already.
    if (start !== paths.signUp) await makeMember(await createNewcomer(user), user.username);
    const disturbed = page.waitForRequest(url);
    await page.route(url, loseResponse, { times: 1 });
    await page.goto(start);
    await reachDashboard(page, user);
    await disturbed;
    await expectConsistent(user);
  });
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
    await expect(settled).toBeVisible();
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
