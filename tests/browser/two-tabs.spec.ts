import { createMember, makeMember } from '../support/accounts';
import { firestore, services } from '../support/records';
import { button, copy, fill, logIn, submit, uniqueUsername } from './account-area';
import {
  expect,
  expectWelcome,
  hold,
  paths,
  REPORTED_FAILURE,
  test,
  waitForHydration,
} from './fixtures';

test.use({ expectedConsole: REPORTED_FAILURE });

test('logging in in one tab does so in the other', async ({ page, context, member }) => {
  const other = await context.newPage();
  await other.goto(paths.logIn);
  await waitForHydration(other);
  await logIn(page, member);
  await expectWelcome(page, member);
  await expect(other.getByText(member.email)).toBeVisible();
  await other.getByRole('link', { name: copy.signedIn.toDashboard }).click();
  await expectWelcome(other, member);
});

test('logging out in one tab does so in the other', async ({ page, context, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  const other = await context.newPage();
  await other.goto(paths.logIn);
  await other.getByRole('link', { name: copy.signedIn.toDashboard }).click();
  await expectWelcome(other, member);
  await button(page, copy.dashboard.logOut).click();
  await expect(page).toHaveURL(paths.logIn);
  await expect(other).toHaveURL(paths.logIn);
});

test('Back shows no dashboard after logging out', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await button(page, copy.dashboard.logOut).click();
  await expect(page).toHaveURL(paths.logIn);
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
  // This page does not load Firebase Auth.
  await other.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(other.locator('[name=email]')).toHaveValue(member.email);
  await logIn(page, member);
  await expectWelcome(page, member);
  const loggedOut = other.evaluate(
    () => new Promise((resolve) => addEventListener('storage', resolve, { once: true })),
  );

  await button(page, copy.dashboard.logOut).click();
  await loggedOut;

  await other.goBack();
  await expect(other.locator('[name=email]')).toHaveValue('');
  await other.goBack();
  await expect(other.locator('[name=name]')).toHaveValue('');
});

test('two tabs that choose usernames keep the first one', async ({ page, context, newcomer }) => {
  const first = uniqueUsername();
  await logIn(page, newcomer);
  await expect(page).toHaveURL(paths.username);
  const other = await context.newPage();
  await logIn(other, newcomer);
  await expect(other).toHaveURL(paths.username);

  await submit(page, copy.username, { username: first });
  await expect(page.getByText(`@${first}`)).toBeVisible();
  await submit(other, copy.username, { username: uniqueUsername() });

  await expect(other.getByText(`@${first}`)).toBeVisible();
});

test('deleting an account while its user chooses a username leads to log-in', async ({
  page,
  newcomer,
}) => {
  await logIn(page, newcomer);
  await expect(page).toHaveURL(paths.username);
  await services().auth.deleteUser(newcomer.uid);
  await expect
    .poll(async () => {
      const tombstone = await firestore().collection('deletedAccounts').doc(newcomer.uid).get();
      return tombstone.exists;
    })
    .toBe(true);
  await submit(page, copy.username, { username: uniqueUsername() });
  await expect(page).toHaveURL(paths.logIn);
});

test('beginning again never removes the account of a member who logs in meanwhile', async ({
  page,
  context,
  newcomer,
}) => {
  const member = await createMember();
  await logIn(page, newcomer);
  await expect(button(page, copy.username.beginAgain)).toBeVisible();
  const readRecord = await hold(page, '**/documents:batchGet*');
  await button(page, copy.username.beginAgain).click();
  const noticed = page.waitForRequest(
    (request) => request.postData()?.includes(member.uid) ?? false,
  );
  await logIn(await context.newPage(), member);
  await noticed;
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('Lively: '));

  readRecord();
  await refused;

  expect((await services().auth.getUser(member.uid)).email).toBe(member.email);
});

/** Removes the session hint as a log-out in another tab does. Firebase's own poll sees no change. */
const forgetSession = () => localStorage.removeItem('lively.session');
/** The event that the other tabs get. */
const announceSession = () => dispatchEvent(new StorageEvent('storage', { key: 'lively.session' }));

test('logging out a member who wanted to begin again leads to log-in', async ({
  page,
  newcomer,
}) => {
  await logIn(page, newcomer);
  await expect(button(page, copy.username.beginAgain)).toBeVisible();
  await makeMember(newcomer);
  const records = '**/documents:batchGet*';
  const release = await hold(page, records, { except: 1 });
  await button(page, copy.username.beginAgain).click();
  await page.waitForResponse(records);
  // The screen reads the record again, which leads to the dashboard.
  await page.waitForRequest(records);
  await page.evaluate(forgetSession);
  await page.evaluate(announceSession);
  await expect(page).toHaveURL(paths.logIn);
  release();
});

test('an open dashboard follows the storage event of a log-out at once', async ({
  page,
  member,
}) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await page.evaluate(forgetSession);
  await page.evaluate(announceSession);
  await expect(page).toHaveURL(paths.logIn);
});

test('a dashboard from the page cache shows no data after a log-out', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  await page.evaluate(forgetSession);
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
  await logIn(page, member);
  await expectWelcome(page, member);
  await page.goto(paths.logIn);
  const offer = page.getByText(copy.signedIn.note);
  await expect(offer).toBeVisible();
  await page.evaluate(forgetSession);
  await page.evaluate(announceSession);
  await expect(offer).toBeHidden();
  await page.evaluate((uid) => localStorage.setItem('lively.session', uid), member.uid);
  await page.evaluate(announceSession);
  await expect(offer).toBeVisible();
});
