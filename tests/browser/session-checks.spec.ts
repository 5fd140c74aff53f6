import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../local-backend/project';
import { SESSION_HINT } from '../../src/session/browser-storage';
import type { TestAccount } from '../support/accounts';
import { services } from '../support/records';
import { unsignedToken } from '../support/tokens';
import { expect, paths, testWithFailedRequests as test } from './fixtures';
import { authUrl } from './network';
import { expectWelcome, openDashboard } from './open-as';

// Each new page checks the stored session: it renews an old token, and looks up the account.

const googleError = (status: number, message: string) => ({
  status,
  json: { error: { code: status, message } },
});

const FAILED_ANSWERS = {
  'an error of the server': googleError(503, 'The service is currently unavailable.'),
  'a refusal of App Check': googleError(401, 'Firebase App Check token is invalid.'),
  'an empty object': { json: {} },
};

const RENEWALS = '**/v1/token**';
const TOKEN_LIFETIME_MS = 3_600_000;

for (const [answer, response] of Object.entries(FAILED_ANSWERS)) {
  test(`a session stays when the look-up answers with ${answer}`, async ({ page, member }) => {
    await page.route(authUrl('lookup'), (route) => route.fulfill(response), { times: 1 });
    await openDashboard(page, member);
    await expectWelcome(page, member);
  });

  test(`a session stays when the renewal answers with ${answer}`, async ({ page, member }) => {
    const failed = page.waitForResponse(RENEWALS);
    await page.route(RENEWALS, (route) => route.fulfill(response), { times: 1 });
    await page.clock.setSystemTime(Date.now() + 2 * TOKEN_LIFETIME_MS);
    await openDashboard(page, member);
    await failed;
    await expectWelcome(page, member);
  });
}

const ENDINGS: Record<string, (uid: string) => Promise<unknown>> = {
  'is deleted': (uid) => services().auth.deleteUser(uid),
  'is disabled': (uid) => services().auth.updateUser(uid, { disabled: true }),
  'gets another password': (uid) => services().auth.updateUser(uid, { password: 'newsail2' }),
};

for (const [change, end] of Object.entries(ENDINGS)) {
  test(`a session ends when its account ${change}`, async ({ page, member }) => {
    await end(member.uid);
    await openDashboard(page, withOldToken(member));
    await expect(page).toHaveURL(paths.logIn);
    await expect.poll(() => storedHint(page)).toBeNull();
  });
}

/** Dates the token back by a minute: a new password revokes only the tokens of earlier seconds. */
function withOldToken(account: TestAccount): TestAccount {
  const iat = Math.floor(Date.now() / 1_000) - 60;
  const claims = { iat, auth_time: iat, firebase: { sign_in_provider: 'password' } };
  return { ...account, idToken: unsignedToken(PROJECT_ID, account.uid, claims) };
}

const storedHint = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_HINT);
