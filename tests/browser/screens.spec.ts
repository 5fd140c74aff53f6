import { messages } from '../../src/content/messages';
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
import { openDashboard } from './open-as';

test.use({ expectedConsole: REPORTED_FAILURE });

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

  test('shows the default picture until another one loads', async ({ page, member }) => {
    const media = '**/*alt=media*';
    const picture = page.getByRole('img', { name: copy.dashboard.picture(member.name) });
    const expectDefault = () =>
      expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    const isReported = () =>
      page.waitForEvent('console', (message) => message.text().includes('show picture'));
    const profilePicPath = `profilePics/${member.uid}/missing.png`;
    await firestore().collection('users').doc(member.uid).update({ profilePicPath });
    await Promise.all([isReported(), openDashboard(page, member)]);
    await expectDefault();

    await setProfilePicture(member.uid);
    await page.route(media, (route) => route.abort());
    await Promise.all([isReported(), page.reload()]);
    await expectDefault();

    await page.unrouteAll();
    const release = await hold(page, media);
    await Promise.all([page.waitForRequest(media), page.reload({ waitUntil: 'commit' })]);
    await expectDefault();
    release();
    await expect(picture).toHaveAttribute('src', /profilePics/);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
  });

  test('shows that its code loads or fails, and retries', async ({ page, member }) => {
    await openDashboard(page, member);
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
    await openDashboard(page, member);
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
    await openDashboard(page, member);
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

test('the dashboard prints on one page', async ({ page, member }) => {
  await logIn(page, member);
  await expectWelcome(page, member);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the username on the dashboard can be copied', async ({ page, context, member }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, member);
  await button(page, `${copy.dashboard.copy} ${copy.dashboard.copiedText}`).click();
  await expect(page.getByRole('status')).toHaveText(copy.dashboard.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(member.username);
});

test('the dashboard says when the browser copies nothing', async ({ page, member }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await logIn(page, member);
  await button(page, `${copy.dashboard.copy} ${copy.dashboard.copiedText}`).click();
  await expect(page.getByRole('status')).toHaveText(copy.dashboard.copyFailed);
});

test("'Log out' is in the first screen of a laptop", async ({ page, member }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, member);
  await expect(button(page, copy.dashboard.logOut)).toBeInViewport({ ratio: 1 });
});
