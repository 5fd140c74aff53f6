import type { Route } from '@playwright/test';
import { SESSION_HINT } from '../../src/session/browser-storage';
import { toUsernameState } from '../../src/session/navigation-state';
import { USER_KEYS } from '../../src/session/user-data';
import {
  createAccount,
  createMember,
  makeMember,
  type TestAccount,
  uidOf,
} from '../support/accounts';
import { firestore, reservedFor, services } from '../support/records';
import { button, copy, fill, logIn, logOut, submit, toDashboard } from './account-area';
import { expect, type Page, paths, test, testWithReports } from './fixtures';
import { openHydrated, waitForHydration } from './hydrate';
import { authUrl, hold, RECORD_READS } from './network';
import { expectWelcome, openAs, openUsername, showDashboard, showUsername } from './open-as';
import { testClearedForms } from './session-changes';

// A session that changes while a page shows its data: in another tab, on the server, in the cache.

test('a log-in in one tab logs in the other tab', async ({ page, context, member }) => {
  const other = await context.newPage();
  await openHydrated(other, paths.logIn);
  await logIn(page, member);
  await expect(other.getByText(member.email)).toBeVisible();
  await toDashboard(other).click();
  await expectWelcome(other, member);
});

testClearedForms('logging in as another user', async (page) => logIn(page, await createMember()));

test('a user without a username can log out', async ({ page, newcomer }) => {
  await showUsername(page, newcomer);
  await logOut(page);
  await expect(page.getByText(newcomer.email)).toBeHidden();
});

test('a log-out removes data of the user from the storage of the tab', async ({
  page,
  newcomer,
}) => {
  await showUsername(page, newcomer);
  const keys = Object.values(USER_KEYS);
  await page.evaluate((kept) => {
    for (const key of kept) sessionStorage.setItem(key, 'kept');
  }, keys);
  await logOut(page);
  await expect(page.getByText(newcomer.email)).toBeHidden();
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  expect(left.filter((key) => keys.some((userKey) => userKey === key))).toEqual([]);
});

test('a restored form for a username never shows for another user', async ({ page, newcomer }) => {
  const previous = await createAccount();
  await hold(page, authUrl('lookup'));
  const { name, uid, email } = previous;
  const lookUp = page.waitForRequest(authUrl('lookup'));
  await openAs(page, newcomer, paths.username, toUsernameState({ name, uid, email }));
  await lookUp;
  await expect(page.getByText(copy.username.loading)).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
});

testWithReports('a deleted user cannot choose a username', async ({ page, newcomer }) => {
  await showUsername(page, newcomer);
  await services().auth.deleteUser(newcomer.uid);
  const tombstone = firestore().doc(`deletedAccounts/${newcomer.uid}`);
  await expect.poll(async () => (await tombstone.get()).exists).toBe(true);
  await submit(page, copy.username, { username: newcomer.username });
  await expect(page).toHaveURL(paths.logIn);
  expect(await reservedFor(newcomer.username)).toBeUndefined();
});

test('beginning again leads a user who has become a member to the dashboard', async ({
  page,
  newcomer,
}) => {
  await showUsername(page, newcomer);
  await makeMember(newcomer);
  await button(page, copy.username.beginAgain).click();
  await expectWelcome(page, newcomer);
  expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
});

/** Logs in to another account in a new tab, and waits until this tab has that account, too. */
async function replaceAccount(page: Page, member: TestAccount): Promise<void> {
  // The site reads the record of an account as soon as the tab has it.
  const memberRead = page.waitForRequest(
    (request) => request.postData()?.includes(member.uid) ?? false,
  );
  await logIn(await page.context().newPage(), member);
  await memberRead;
}

testWithReports('beginning again never deletes a member', async ({ page, newcomer }) => {
  const member = await createMember();
  await showUsername(page, newcomer);
  const logInMemberFirst = async (route: Route) => {
    await replaceAccount(page, member);
    await route.continue();
  };
  // The member logs in while the site reads whether the newcomer has become a member. Only this read
  // waits: the member's own, which `replaceAccount` waits for, passes.
  await page.route(RECORD_READS, logInMemberFirst, { times: 1 });
  const deletionFailed = page.waitForEvent('console', (message) =>
    message.text().startsWith('Lively: begin again failed'),
  );
  await button(page, copy.username.beginAgain).click();
  await deletionFailed;
  expect(await uidOf(member.email)).toBe(member.uid);
});

test('a dashboard from the page cache shows no data after a log-out', async ({ page, member }) => {
  await showDashboard(page, member);
  // The tab gets no storage event of its own change, as in the page cache.
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_HINT);
  const shown = await page.evaluate(
    async (texts) => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await new Promise(requestAnimationFrame);
      return texts.filter((text) => document.body.innerHTML.includes(text));
    },
    [member.name, member.username, member.email],
  );
  expect(shown, 'in the first frame').toEqual([]);
  await expect(page).toHaveURL(paths.logIn);
});

test('logging out in another tab clears what a tab on a public page keeps', async ({
  page,
  context,
  newcomer,
}) => {
  await openUsername(page, newcomer);
  await waitForHydration(page);
  await fill(page, { username: 'half.typed' });
  // As a document, which loads no code of the account area.
  await page.goto(paths.about);
  const kept = () => page.evaluate(() => ({ ...sessionStorage }));
  expect(await kept()).toHaveProperty([USER_KEYS.usernameDraft]);
  const other = await context.newPage();
  await other.goto(paths.terms);
  await other.evaluate((key) => localStorage.removeItem(key), SESSION_HINT);
  await expect.poll(kept).not.toHaveProperty([USER_KEYS.usernameDraft]);
});
