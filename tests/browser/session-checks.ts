import { PROJECT_ID } from '../../local-backend/project';
import { SESSION_HINT } from '../../src/session/browser-storage';
import type { TestAccount } from '../support/accounts';
import { unsignedToken } from '../support/tokens';
import { expect, type Page, paths, testWithFailedRequests as test } from './fixtures';
import { authUrl } from './network';
import { expectWelcome, openDashboard } from './open-as';

/* Each new page checks the stored session: it renews an old token, and looks up the account. */

type FailedAnswer = { readonly status?: number; readonly json: object };

const RENEWALS = '**/v1/token**';
const TOKEN_LIFETIME_MS = 3_600_000;

/** An error of Google's APIs. */
export const googleError = (status: number, message: string): FailedAnswer => ({
  status,
  json: { error: { code: status, message } },
});

/** Defines two tests: the member stays logged in when one of the requests fails with an answer. */
export function testSessionStays(answer: string, response: FailedAnswer): void {
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

/** Defines a test: the member is logged out after a change of the account. */
export function testSessionEnds(change: string, end: (uid: string) => Promise<unknown>): void {
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
