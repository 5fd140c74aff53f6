import type { Page } from '@playwright/test';
import { brand } from '../../src/content/brand';
import { download } from '../../src/content/download';
import { messages } from '../../src/content/messages';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import type { Member } from '../support/accounts';
import { createAccount } from '../support/auth-emulator';
import { setProfilePicture } from '../support/pictures';
import { firestore } from '../support/records';
import {
  button,
  copy,
  expect,
  FAILED_REQUEST,
  fill,
  heading,
  hold,
  logIn,
  paths,
  REPORTED_FAILURE,
  signUp,
  test,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './fixtures';

test.describe('the username screen', () => {
  test('is locked without navigation state', async ({ page }) => {
    await page.goto(paths.username);
    await expect(page).toHaveTitle('Choose a Username | Lively');
    await expect(heading(page)).toHaveText('This page is locked');
    const lock = page.locator('main svg');
    await page.setViewportSize({ width: 301, height: 600 });
    await expect(lock).toBeVisible();
    await page.setViewportSize({ width: 300, height: 600 });
    await expect(lock).toBeHidden();
    await page.getByRole('link', { name: copy.username.signUp }).click();
    await expect(page).toHaveURL(paths.signUp);
  });

  test('leads to log-in with state but without a session', async ({ page }) => {
    const state = { UID: 'other', name: 'Jane', email: 'jane@example.com' };
    await page.goto(paths.logIn);
    await page.evaluate((usr) => window.history.replaceState({ usr, key: 'k' }, ''), state);
    await page.evaluate(
      (path) => window.history.replaceState(history.state, '', path),
      paths.username,
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
  });

  test('links to the terms and the privacy policy', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      paths.terms,
    );
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      paths.privacy,
    );
  });
});

test.describe('the dashboard', () => {
  test('leads to log-in without state, in any letter case and with a trailing slash', async ({
    page,
  }) => {
    for (const path of [paths.dashboard, `${paths.dashboard}/`, '/LIVELY/Dashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL(paths.logIn);
    }
  });

  test("leads to log-in with another user's id", async ({ page, member }) => {
    await logIn(page, member);
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    await expect(page).toHaveTitle('Dashboard | Lively');
    await page.evaluate(() =>
      window.history.replaceState({ ...history.state, usr: { UID: 'other' } }, ''),
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
    await expect(page.getByText(copy.signedIn.note)).toBeVisible();
    await page.getByRole('link', { name: copy.signedIn.toDashboard }).click();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });

  test('leads to the app, with a QR code on wide screens, and to the prices', async ({
    page,
    member,
  }) => {
    await logIn(page, member);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: 'download the app!', exact: true }),
    ).toHaveAttribute('href', brand.appStoreUrl);
    const qrCode = main.getByRole('img', { name: download.qrCode.alt });
    for (const [width, isShown] of [
      [1100, false],
      [1101, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(qrCode).toBeVisible({ visible: isShown });
    }
    await main.getByRole('link', { name: 'See Plus and Premium', exact: true }).click();
    await expect(heading(page)).toHaveText('Life is better with Lively Premium');
  });

  test('shows the default picture at 550 px, or at three quarters of the window width', async ({
    page,
    member,
  }) => {
    await logIn(page, member);
    const picture = page.getByRole('img', { name: copy.dashboard.picture(member.name) });
    await expect(picture).toHaveJSProperty('complete', true);
    for (const [width, size] of [
      [1280, 550],
      [901, 550],
      [900, 550],
      [734, 550],
      [600, 450],
      [360, 270],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const box = await picture.boundingBox();
      expect([box?.width, box?.height]).toEqual([size, size]);
    }
  });

  test('shows the profile picture', async ({ page, member }) => {
    await setProfilePicture(member.uid);
    await logIn(page, member);
    const picture = page.getByRole('img', { name: copy.dashboard.picture(member.name) });
    await expect(picture).toHaveAttribute('src', /profilePics/);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
  });

  test('shows the default picture until the profile picture has loaded', async ({
    page,
    member,
  }) => {
    await setProfilePicture(member.uid);
    const requested = page.waitForRequest('**/*alt=media*');
    const release = await hold(page, '**/*alt=media*');
    await logIn(page, member);
    await requested;
    const picture = page.getByRole('img', { name: copy.dashboard.picture(member.name) });
    await expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    release();
    await expect(picture).toHaveAttribute('src', /profilePics/);
  });

  test('shows a loading message before its code has loaded, then the welcome', async ({
    page,
    member,
  }) => {
    await logIn(page, member);
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    const release = await hold(page, '**/assets/react-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('status')).toHaveText(copy.dashboard.loading, {
      useInnerText: true,
    });
    release();
    // Focus announces the new content to screen readers.
    await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();
  });

  test.describe('when its code fails to load', () => {
    test.use({ expectedConsole: FAILED_REQUEST });

    test('shows an error and loads on retry', async ({ page, member }) => {
      await logIn(page, member);
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
      await page.route('**/assets/DashboardScreen-*', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong, {
        useInnerText: true,
      });
      await page.unrouteAll();
      await button(page, copy.retry).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });
  });

  test.describe('when the profile picture fails', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    async function expectReportedDefault(page: Page, member: Member): Promise<void> {
      const reported = page.waitForEvent('console', (message) =>
        message.text().includes('show picture'),
      );
      await logIn(page, member);
      await reported;
      const picture = page.getByRole('img', { name: copy.dashboard.picture(member.name) });
      await expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    }

    test('keeps the default picture when the file is missing', async ({ page, member }) => {
      const profilePicPath = `profilePics/${member.uid}/missing.png`;
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      await expectReportedDefault(page, member);
    });

    test('keeps the default picture when the image does not load', async ({ page, member }) => {
      await setProfilePicture(member.uid);
      await page.route('**/*alt=media*', (route) => route.abort());
      await expectReportedDefault(page, member);
    });
  });

  test.describe('when reading the user fails', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('still offers to log out', async ({ page, member }) => {
      await page.route('**/documents:batchGet*', (route) => route.abort());
      await logIn(page, member);
      await button(page, copy.dashboard.logOut).click();
      await expect(page).toHaveURL(paths.logIn);
    });

    test('shows that it is loading again and offers another retry', async ({ page, member }) => {
      await logIn(page, member);
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
      let release: (() => void) | undefined;
      let held: Promise<void> | undefined;
      await page.route('**/documents:batchGet*', async (route) => {
        await held;
        await route.abort();
      });
      await page.reload();
      const retry = page.getByRole('button', { name: copy.retry });
      await retry.waitFor();
      held = new Promise((resolve) => {
        release = resolve;
      });
      await retry.click();
      const status = page.getByRole('status');
      // Before hydration, the boot script shows one of two texts.
      await expect(status).toHaveText(copy.dashboard.loading, { useInnerText: true });
      await expect(retry).toBeHidden();
      release?.();
      await expect(status).toHaveText(messages.somethingWentWrong, { useInnerText: true });
      await page.unrouteAll();
      await retry.click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });

    test('shows that logging out failed and logs out on the next try', async ({ page, member }) => {
      await logIn(page, member);
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
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
});

test.describe('a sign-up whose name was not saved', () => {
  test.use({ expectedConsole: REPORTED_FAILURE });

  test('has a name field when the user resumes it', async ({ page, context }) => {
    const email = uniqueEmail();
    await page.route('**/accounts:update**', (route) => route.abort());
    await signUp(page, email);
    await expect(page).toHaveURL(paths.username);
    await page.close();

    const tab = await context.newPage();
    await logIn(tab, { email, password: validSignUp.password });
    await fill(tab, { name: 'Jane Again', username: uniqueUsername() });
    await button(tab, copy.username.submit).click();
    await expect(heading(tab)).toHaveText('Welcome, Jane Again');
  });

  test('has a name field when the saved name is invalid', async ({ page }) => {
    const account = await createAccount({ name: 'x'.repeat(NAME_MAX_LENGTH + 1) });
    await logIn(page, account);
    await fill(page, { name: 'Jane', username: uniqueUsername() });
    await button(page, copy.username.submit).click();
    await expect(heading(page)).toHaveText('Welcome, Jane');
  });
});
