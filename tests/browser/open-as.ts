import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/pages';
import { SESSION_HINT } from '../../src/session/browser-storage';
import { toDashboardState, toUsernameState } from '../../src/session/navigation-state';
import type { TestAccount } from '../support/accounts';
import { testSiteEnv } from '../support/test-site';
import { RECORD_READS } from './network';

/** How the Firebase SDK stores an account in this browser, with the fields that it requires. */
const storedAccount = ({ uid, email, idToken, refreshToken }: TestAccount) => ({
  uid,
  email,
  emailVerified: false,
  isAnonymous: false,
  stsTokenManager: {
    accessToken: idToken,
    refreshToken,
    expirationTime: Date.now() + 3_600_000,
  },
});

const ACCOUNT_KEY = `firebase:authUser:${testSiteEnv.VITE_FIREBASE_API_KEY}:[DEFAULT]`;

/** Opens a page as a user who is logged in, with the state that the previous page would pass on. */
export async function openAs(
  page: Page,
  account: TestAccount,
  path: string,
  navigationState?: object,
): Promise<void> {
  const stored = {
    [ACCOUNT_KEY]: JSON.stringify(storedAccount(account)),
    [SESSION_HINT]: account.uid,
  };
  const script = await page.addInitScript(
    ([items, usr]) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      // React Router stores the navigation state there.
      history.replaceState({ usr }, '');
    },
    [stored, navigationState] as const,
  );
  await page.goto(path);
  // It must not run in the tab's next document: by then, the site has changed what is stored.
  await script.dispose();
}

/** Opens the form for a username, as after a log-in. */
export function openUsername(page: Page, newcomer: TestAccount): Promise<void> {
  const { name, uid, email } = newcomer;
  return openAs(page, newcomer, paths.username, toUsernameState({ name, uid, email }));
}

/** Opens the form for a username, and waits until the site has read that the user has no record. */
export async function showUsername(page: Page, newcomer: TestAccount): Promise<void> {
  await Promise.all([page.waitForResponse(RECORD_READS), openUsername(page, newcomer)]);
}

/** Opens the dashboard without waiting for its content. */
export const openDashboard = (page: Page, account: TestAccount) =>
  openAs(page, account, paths.dashboard, toDashboardState(account.uid));

export const expectWelcome = (page: Page, { name }: { readonly name: string }) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);

/** Opens the dashboard of a member, and waits for its content. */
export async function showDashboard(page: Page, member: TestAccount): Promise<void> {
  await openDashboard(page, member);
  await expectWelcome(page, member);
}
