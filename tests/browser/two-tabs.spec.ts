import type { Page } from '@playwright/test';
import { SESSION_HINT } from '../../src/session/browser-storage';
import { createMember, makeMember } from '../support/accounts';
import { uidOf, uniqueUsername } from '../support/auth-emulator';
import { firestore, services } from '../support/records';
import { button, copy, field, fill, logIn, submit } from './account-area';
import { expect, paths, REPORTED_FAILURE, test } from './fixtures';
import { waitForHydration } from './hydrate';
import { hold } from './network';
import { expectWelcome, openUsername, showDashboard, showUsername } from './open-as';

test.use({ expectedConsole: REPORTED_FAILURE });

const toDashboard = (tab: Page) => tab.getByRole('link', { name: copy.signedIn.toDashboard });

async function logOut(page: Page): Promise<void> {
  await button(page, copy.dashboard.logOut).click();
  await expect(page).toHaveURL(paths.logIn);
}

/** Removes the session hint as a log-out in another tab does. Firebase's own poll sees no change. */
const forgetSession = (page: Page) =>
  page.evaluate((key) => localStorage.removeItem(key), SESSION_HINT);

/** Sends the event that the other tabs get of a change of the session hint. */
const announceSession = (page: Page) =>
  page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), SESSION_HINT);

test('logging in in one tab does so in the other', async ({ page, context, member }) => {
  const other = await context.newPage();
  await other.goto(paths.logIn);
  await waitForHydration(other);
  await logIn(page, member);
  await expect(other.getByText(member.email)).toBeVisible();
  await toDashboard(other).click();
  await expectWelcome(other, member);
});

test('logging out in one tab does so in the other', async ({ page, context, member }) => {
  await showDashboard(page, member);
  const other = await context.newPage();
  await other.goto(paths.logIn);
  await toDashboard(other).click();
  await expectWelcome(other, member);
  await logOut(page);
  await expect(other).toHaveURL(paths.logIn);
});

test('Back shows no dashboard after logging out', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.logIn);
  await expect(page.getByText(member.email)).toBeHidden();
});

test('logging out clears the forms of another tab', async ({ page, context, member }) => {
  const other = await context.newPage();
  await other.goto(paths.signUp);
  await waitForHydration(other);
  await fill(other, { name: member.name, email: member.email });
  await other.getByRole('link', { name: copy.signUp.logIn }).click();
  // The page of the forgotten password does not load Firebase Auth, so only the storage event tells it.
  await other.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(field(other, 'email')).toHaveValue(member.email);
  await showDashboard(page, member);
  const loggedOut = other.evaluate(
    () => new Promise((resolve) => addEventListener('storage', resolve, { once: true })),
  );

  await logOut(page);
  await loggedOut;

  await other.goBack();
  await expect(field(other, 'email')).toHaveValue('');
  await other.goBack();
  await expect(field(other, 'name')).toHaveValue('');
});

test('two tabs that choose usernames keep the first one', async ({ page, context, newcomer }) => {
  const first = uniqueUsername();
  const other = await context.newPage();
  for (const tab of [page, other]) await openUsername(tab, newcomer);

  await submit(page, copy.username, { username: first });
  await expect(page.getByText(`@${first}`)).toBeVisible();
  await submit(other, copy.username, { username: uniqueUsername() });

  await expect(other.getByText(`@${first}`)).toBeVisible();
});

test('deleting an account while its user chooses a username leads to log-in', async ({
  page,
  newcomer,
}) => {
  await showUsername(page, newcomer);
  await services().auth.deleteUser(newcomer.uid);
  const tombstone = firestore().collection('deletedAccounts').doc(newcomer.uid);
  await expect.poll(async () => (await tombstone.get()).exists).toBe(true);
  await submit(page, copy.username, { username: uniqueUsername() });
  await expect(page).toHaveURL(paths.logIn);
});

test.describe('beginning again', () => {
  const RECORD_READS = '**/documents:batchGet*';

  test('leads a user who has become a member to the dashboard', async ({ page, newcomer }) => {
    await showUsername(page, newcomer);
    await makeMember(newcomer);
    await button(page, copy.username.beginAgain).click();
    await expectWelcome(page, newcomer);
    expect(await uidOf(newcomer.email)).toBe(newcomer.uid);
  });

  test('never removes the account of a member who logs in meanwhile', async ({
    page,
    context,
    newcomer,
  }) => {
    const member = await createMember();
    await showUsername(page, newcomer);
    const release = await hold(page, RECORD_READS);
    await button(page, copy.username.beginAgain).click();
    const noticed = page.waitForRequest(
      (request) => request.postData()?.includes(member.uid) ?? false,
    );
    await logIn(await context.newPage(), member);
    await noticed;
    const refused = page.waitForEvent('console', (message) =>
      message.text().startsWith('Lively: '),
    );

    release();
    await refused;

    expect(await uidOf(member.email)).toBe(member.uid);
  });

  test('leads a member who logs out meanwhile to log-in', async ({ page, newcomer }) => {
    await showUsername(page, newcomer);
    await makeMember(newcomer);
    const release = await hold(page, RECORD_READS, { except: 1 });
    await button(page, copy.username.beginAgain).click();
    await page.waitForResponse(RECORD_READS);
    // The screen reads the record again, which leads to the dashboard.
    await page.waitForRequest(RECORD_READS);
    await forgetSession(page);
    await announceSession(page);
    await expect(page).toHaveURL(paths.logIn);
    release();
  });
});

test('a dashboard from the page cache shows no data after a log-out', async ({ page, member }) => {
  await showDashboard(page, member);
  await forgetSession(page);
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

// Firebase polls a background tab's storage once a minute at most, and may miss both changes.
test('a tab notices that the same user logged out and in again in another tab', async ({
  page,
  member,
}) => {
  await showDashboard(page, member);
  await page.goto(paths.logIn);
  const offer = page.getByText(copy.signedIn.note);
  await expect(offer).toBeVisible();
  await forgetSession(page);
  await announceSession(page);
  await expect(offer).toBeHidden();
  await page.evaluate(([key, uid]) => localStorage.setItem(key, uid), [
    SESSION_HINT,
    member.uid,
  ] as const);
  await announceSession(page);
  await expect(offer).toBeVisible();
});
