import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import type { Member } from '../support/accounts';
import { firestore, setProfilePicture } from '../support/records';
import { button, copy } from './account-area';
import { expect, paths, REPORTED_FAILURE, test } from './fixtures';
import { hold } from './network';
import { expectWelcome, openDashboard, showDashboard } from './open-as';

test.use({ expectedConsole: REPORTED_FAILURE });

const status = (page: Page) => page.getByRole('status');

for (const path of [`${paths.dashboard}/`, '/LIVELY/Dashboard']) {
  test(`${path} leads to log-in without state`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(paths.logIn);
  });
}

test.describe('the default picture is shown', () => {
  const media = '**/*alt=media*';
  const pictureOf = (page: Page, { name }: Member) =>
    page.getByRole('img', { name: copy.dashboard.picture(name) });
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

test.describe('while its code loads, the dashboard', () => {
  /** Reloads the dashboard and holds its code. */
  async function holdCode(page: Page, member: Member): Promise<() => void> {
    await showDashboard(page, member);
    const release = await hold(page, '**/assets/react-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    return release;
  }

  test('says so', async ({ page, member }) => {
    await holdCode(page, member);
    await expect(status(page)).toHaveText(copy.dashboard.loading, { useInnerText: true });
  });

  // It announces the new content to screen readers.
  test('waits to focus its heading', async ({ page, member }) => {
    const release = await holdCode(page, member);
    release();
    await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();
  });
});

for (const [what, requests] of [
  ['its code', '**/assets/DashboardScreen-*'],
  ['the user', '**/documents:batchGet*'],
] as const) {
  test(`the dashboard loads ${what} again`, async ({ page, member }) => {
    await page.route(requests, (route) => route.abort());
    await openDashboard(page, member);
    const message = messages.somethingWentWrong;
    await expect(status(page)).toHaveText(message, { useInnerText: true });
    await page.unrouteAll();
    await button(page, copy.retry).click();
    await expectWelcome(page, member);
  });
}

test.describe('a dashboard that cannot read the user', () => {
  const reads = '**/documents:batchGet*';

  test.beforeEach(async ({ page, member }) => {
    await page.route(reads, (route) => route.abort());
    await openDashboard(page, member);
    await expect(button(page, copy.retry)).toBeVisible();
  });

  test('shows that it tries again', async ({ page }) => {
    await page.unrouteAll();
    await hold(page, reads);
    await button(page, copy.retry).click();
    await expect(status(page)).toHaveText(copy.dashboard.loading);
    await expect(button(page, copy.retry)).toBeHidden();
  });

  test('logs out', async ({ page }) => {
    await button(page, copy.dashboard.logOut).click();
    await expect(page).toHaveURL(paths.logIn);
  });
});

test('a log-out that failed can be repeated', async ({ page, member }) => {
  await showDashboard(page, member);
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

test('the dashboard prints on one page', async ({ page, member }) => {
  await showDashboard(page, member);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the username on the dashboard can be copied', async ({ page, context, member }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showDashboard(page, member);
  await button(page, `${copy.dashboard.copy} ${copy.dashboard.copiedText}`).click();
  await expect(status(page)).toHaveText(copy.dashboard.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(member.username);
});

test("'Log out' is in the first screen of a laptop", async ({ page, member }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await showDashboard(page, member);
  await expect(button(page, copy.dashboard.logOut)).toBeInViewport({ ratio: 1 });
});
