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
import { openDashboard } from './open-as';

test.use({ expectedConsole: REPORTED_FAILURE });

test.describe('the dashboard', () => {
  for (const path of [`${paths.dashboard}/`, '/LIVELY/Dashboard']) {
    test(`leads from ${path} to log-in without state`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(paths.logIn);
    });
  }

  test("leads to log-in with another user's id", async ({ page, member }) => {
    await openDashboard(page, member);
    await expectWelcome(page, member);
    await page.evaluate(() =>
      window.history.replaceState({ ...history.state, usr: { UID: 'other' } }, ''),
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
  });

  test.describe('shows the default picture', () => {
    const media = '**/*alt=media*';
    const expectDefault = (page: Page, member: Member) =>
      expect(pictureOf(page, member)).toHaveAttribute('src', /default-picture|data:image/);
    const waitForReport = (page: Page) =>
      page.waitForEvent('console', (message) => message.text().includes('show picture'));

    test("when the user's is missing", async ({ page, member }) => {
      const profilePicPath = `profilePics/${member.uid}/missing.png`;
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      await Promise.all([waitForReport(page), openDashboard(page, member)]);
      await expectDefault(page, member);
    });

    test("when the user's fails to load", async ({ page, member }) => {
      await setProfilePicture(member.uid);
      await page.route(media, (route) => route.abort());
      await Promise.all([waitForReport(page), openDashboard(page, member)]);
      await expectDefault(page, member);
    });

    test("until the user's has loaded", async ({ page, member }) => {
      await setProfilePicture(member.uid);
      const release = await hold(page, media);
      await Promise.all([page.waitForRequest(media), openDashboard(page, member)]);
      await expectDefault(page, member);
      release();
      await expect(pictureOf(page, member)).toHaveAttribute('src', /profilePics/);
      await expect(pictureOf(page, member)).toHaveJSProperty('naturalWidth', 1);
    });
  });

  test('shows that its code loads', async ({ page, member }) => {
    await holdCode(page, member);
    const status = page.getByRole('status');
    await expect(status).toHaveText(copy.dashboard.loading, { useInnerText: true });
  });

  // It announces the new content to screen readers.
  test('focuses its heading when its code has loaded', async ({ page, member }) => {
    const release = await holdCode(page, member);
    release();
    await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();
  });

  test('shows that its code failed to load', async ({ page, member }) => {
    await failToLoad(page, '**/assets/DashboardScreen-*', member);
    const status = page.getByRole('status');
    await expect(status).toHaveText(messages.somethingWentWrong, { useInnerText: true });
  });

  test('loads its code again', async ({ page, member }) => {
    await failToLoad(page, '**/assets/DashboardScreen-*', member);
    await expect(button(page, copy.retry)).toBeVisible();
    await page.unrouteAll();
    await button(page, copy.retry).click();
    await expectWelcome(page, member);
  });

  test.describe('when reading the user fails', () => {
    const reads = '**/documents:batchGet*';

    test('reads the user again', async ({ page, member }) => {
      await failToLoad(page, reads, member);
      await expect(button(page, copy.retry)).toBeVisible();
      await page.unrouteAll();
      await button(page, copy.retry).click();
      await expectWelcome(page, member);
    });

    test('shows that it reads the user again', async ({ page, member }) => {
      await failToLoad(page, reads, member);
      await expect(button(page, copy.retry)).toBeVisible();
      await page.unrouteAll();
      await hold(page, reads);
      await button(page, copy.retry).click();
      await expect(page.getByRole('status')).toHaveText(copy.dashboard.loading);
      await expect(button(page, copy.retry)).toBeHidden();
    });

    test('logs out', async ({ page, member }) => {
      await failToLoad(page, reads, member);
      await button(page, copy.dashboard.logOut).click();
      await expect(page).toHaveURL(paths.logIn);
    });
  });

  test('shows that logging out failed', async ({ page, member }) => {
    await failToLogOut(page, member);
    await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
  });

  test('logs out on the next try', async ({ page, member }) => {
    await failToLogOut(page, member);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate('fix()');
    await button(page, copy.dashboard.logOut).click();
    await expect(page).toHaveURL(paths.logIn);
  });
});

const pictureOf = (page: Page, { name }: Member) =>
  page.getByRole('img', { name: copy.dashboard.picture(name) });

/** Reloads the dashboard and holds its code. */
async function holdCode(page: Page, member: Member): Promise<() => void> {
  await openDashboard(page, member);
  await expectWelcome(page, member);
  const release = await hold(page, '**/assets/react-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  return release;
}

/** Opens the dashboard while requests fail. */
async function failToLoad(page: Page, urls: string, member: Member): Promise<void> {
  await page.route(urls, (route) => route.abort());
  await openDashboard(page, member);
}

/** Logs out while the browser cannot delete the session, until the page calls `fix()`. */
async function failToLogOut(page: Page, member: Member): Promise<void> {
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
}

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
