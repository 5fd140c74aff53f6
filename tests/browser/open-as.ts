import { expect, type Page } from '@playwright/test';
import { accountCopy } from '../../src/content/account';
import { paths } from '../../src/content/pages';
import { dashboardState, usernameState } from '../../src/session/navigation-state';
import type { Newcomer } from '../support/accounts';
import type { TestAccount } from '../support/auth-emulator';
import { testSiteEnv } from '../support/backend';

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

/**
 * Opens a page as a user who is logged in already, without using the form for it.
 *
 * @param navigationState what the previous page would have passed on (src/session/navigation-state.ts)
 */
export async function openAs(
  page: Page,
  account: TestAccount,
  path: string,
  navigationState?: object,
): Promise<void> {
  const stored = {
    [`firebase:authUser:${testSiteEnv.VITE_FIREBASE_API_KEY}:[DEFAULT]`]: JSON.stringify(
      storedAccount(account),
    ),
    'lively.session': account.uid,
  };
  await page.addInitScript(
    ([items, usr]) => {
      // Only the first document of the tab: from then on, the site changes what is stored.
      if (sessionStorage.getItem('opened')) return;
      sessionStorage.setItem('opened', 'true');
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      history.replaceState({ usr }, '');
    },
    [stored, navigationState] as const,
  );
  await page.goto(path);
}

/** Opens the form for a username, as after a log-in. */
export async function openUsername(page: Page, newcomer: Newcomer): Promise<void> {
  const { name, uid, email } = newcomer;
  await openAs(page, newcomer, paths.username, usernameState({ name, uid, email }));
}

/** Opens the form for a username, and waits until the site has read that the user has no record. */
export async function showUsername(page: Page, newcomer: Newcomer): Promise<void> {
  await openUsername(page, newcomer);
  await page.getByText(accountCopy.username.beginAgain).waitFor();
}

/** Opens the dashboard without waiting for its content. */
export async function openDashboard(page: Page, account: TestAccount): Promise<void> {
  await openAs(page, account, paths.dashboard, dashboardState(account.uid));
}

export const expectWelcome = (page: Page, { name }: { readonly name: string }) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);

/** Opens the dashboard of a member, and waits for its content. */
export async function showDashboard(page: Page, member: Newcomer): Promise<void> {
  await openDashboard(page, member);
  await expectWelcome(page, member);
}
