import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import type { Member } from '../support/accounts';
import { firestore, setProfilePicture } from '../support/records';
import {
  button,
  copy,
  logIn,
  signUp,
  submit,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './account-area';
import { expect, expectWelcome, hold, paths, REPORTED_FAILURE, test } from './fixtures';

test.use({ expectedConsole: REPORTED_FAILURE });

const pictureOf = (page: Page, { name }: Member) =>
  page.getByRole('img', { name: copy.dashboard.picture(name) });

test.describe('the dashboard', () => {
  test("leads to log-in without state, in any letter case, or with another user's id", async ({
    page,
    member,
  }) => {
    for (const path of [`${paths.dashboard}/`, '/LIVELY/Dashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL(paths.logIn);
    }
    await logIn(page, member);
    await expectWelcome(page, member);
    await page.evaluate(() =>
      window.history.replaceState({ ...history.state, usr: { UID: 'other' } }, ''),
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
    await expect(page.getByText(copy.signedIn.note)).toBeVisible();
    await page.getByRole('link', { name: copy.signedIn.toDashboard }).click();
    await expectWelcome(page, member);
  });

  test('shows the default picture until the own one loads', async ({ page, member }) => {
    await setProfilePicture(member.uid);
    const requested = page.waitForRequest('**/*alt=media*');
    const release = await hold(page, '**/*alt=media*');
    await logIn(page, member);
    await requested;
    const picture = pictureOf(page, member);
    await expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    release();
    await expect(picture).toHaveAttribute('src', /profilePics/);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
  });

  test('keeps the default picture when there is no other', async ({ page, member }) => {
    const reported = () =>
      page.waitForEvent('console', (message) => message.text().includes('show picture'));
    const profilePicPath = `profilePics/${member.uid}/missing.png`;
    await firestore().collection('users').doc(member.uid).update({ profilePicPath });
    const isMissing = reported();
    await logIn(page, member);
    await isMissing;
    await expect(pictureOf(page, member)).toHaveAttribute('src', /default-picture|data:image/);

    await setProfilePicture(member.uid);
    await page.route('**/*alt=media*', (route) => route.abort());
    const isBroken = reported();
    await page.reload();
    await isBroken;
    await expect(pictureOf(page, member)).toHaveAttribute('src', /default-picture|data:image/);
  });

  test('shows that its code loads or fails, and retries', async ({ page, member }) => {
    await logIn(page, member);
    await expectWelcome(page, member);
    const release = await hold(page, '**/assets/react-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    const status = page.getByRole('status');
    await expect(status).toHaveText(copy.dashboard.loading, { useInnerText: true });
    release();
    // Focus announces the new content to screen readers.
    await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();

    await page.route('**/assets/DashboardScreen-*', (route) => route.abort());
    await page.reload();
    await expect(status).toHaveText(messages.somethingWentWrong, { useInnerText: true });
    await page.unrouteAll();
    await button(page, copy.retry).click();
    await expectWelcome(page, member);
  });

  test('offers to retry and to log out when reading the user fails', async ({ page, member }) => {
    const reads = '**/documents:batchGet*';
    await page.route(reads, (route) => route.abort());
    await logIn(page, member);
    const retry = button(page, copy.retry);
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    const release = await hold(page, reads);
    await retry.click();
    await expect(page.getByRole('status')).toHaveText(copy.dashboard.loading);
    await expect(retry).toBeHidden();
    release();
    await expectWelcome(page, member);
    await page.route(reads, (route) => route.abort());
    await page.reload();
    await button(page, copy.dashboard.logOut).click();
    await expect(page).toHaveURL(paths.logIn);
  });

  test('shows that logging out failed and logs out on the next try', async ({ page, member }) => {
    await logIn(page, member);
    await expectWelcome(page, member);
    await page.evaluate(() => {
      const { delete: remove } = IDBObjectStore.prototype;
      Object.assign(window, {
        fix: () => Object.assign(IDBObjectStore.prototype, { delete: remove }),
      });
      IDBObjectStore.prototype.delete = () => {
        throw new Error('blocked');
      };
    });
    await button(page, copy.dashboard.logOut).click();
    await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
    await page.evaluate('fix()');
    await button(page, copy.dashboard.logOut).click();
    await expect(page).toHaveURL(paths.logIn);
  });
});

test('a resumed sign-up asks for a name that was not saved', async ({ page, context }) => {
  const email = uniqueEmail();
  await page.route('**/accounts:update**', (route) => route.abort());
  await signUp(page, email);
  await expect(page).toHaveURL(paths.username);
  await page.close();

  const tab = await context.newPage();
  await logIn(tab, { email, password: validSignUp.password });
  await submit(tab, copy.username, { name: 'Jane Again', username: uniqueUsername() });
  await expectWelcome(tab, { name: 'Jane Again' });
});
