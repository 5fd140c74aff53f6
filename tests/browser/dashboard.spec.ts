import type { TestAccount } from '../support/accounts';
import { firestore, setProfilePicture } from '../support/records';
import { button, copy, logOut } from './account-area';
import { expect, type Page, paths, test, testWithReports } from './fixtures';
import { hold, RECORD_READS } from './network';
import { openDashboard, showDashboard } from './open-as';

const status = (page: Page) => page.getByRole('status');

test('/LIVELY/Dashboard/ without navigation state leads to log-in', async ({ page }) => {
  await page.goto('/LIVELY/Dashboard/');
  await expect(page).toHaveURL(paths.logIn);
});

test.describe('the default picture is shown', () => {
  const pictureDownloads = '**/*alt=media*';
  const pictureOf = (page: Page, { name }: TestAccount) =>
    page.getByRole('img', { name: copy.dashboard.picture(name) });
  const expectDefault = (page: Page, member: TestAccount) =>
    expect(pictureOf(page, member)).toHaveAttribute('src', /default-picture|data:image/);
  /** Opens the dashboard, and waits until the site has reported that it cannot show the picture. */
  const failToShow = (page: Page, member: TestAccount) =>
    Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('show picture')),
      openDashboard(page, member),
    ]);

  testWithReports("when the user's is missing", async ({ page, member }) => {
    const profilePicPath = `profilePics/${member.uid}/missing.png`;
    await firestore().doc(`users/${member.uid}`).update({ profilePicPath });
    await failToShow(page, member);
    await expectDefault(page, member);
  });

  testWithReports("when the user's fails to load", async ({ page, member }) => {
    await setProfilePicture(member.uid);
    await page.route(pictureDownloads, (route) => route.abort());
    await failToShow(page, member);
    await expectDefault(page, member);
  });

  test("until the user's has loaded", async ({ page, member }) => {
    await setProfilePicture(member.uid);
    const release = await hold(page, pictureDownloads);
    await Promise.all([page.waitForRequest(pictureDownloads), openDashboard(page, member)]);
    await expectDefault(page, member);
    release();
    await expect(pictureOf(page, member)).toHaveAttribute('src', /profilePics/);
    await expect(pictureOf(page, member)).toHaveJSProperty('naturalWidth', 1);
  });
});

// The focus announces the new content to screen readers.
test('a reloaded dashboard focuses its heading', async ({ page, member }) => {
  await showDashboard(page, member);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();
});

test('an offline user can log out', async ({ page, context, member }) => {
  await Promise.all([page.waitForResponse('**/LogInScreen-*'), showDashboard(page, member)]);
  await context.setOffline(true);
  await logOut(page);
  await expect(page.getByText(copy.logIn.heading)).toBeVisible();
});

testWithReports('a user whose record cannot be read can log out', async ({ page, member }) => {
  await page.route(RECORD_READS, (route) => route.abort());
  await openDashboard(page, member);
  await expect(button(page, copy.retry)).toBeVisible();
  await logOut(page);
});

test('the username on the dashboard can be copied', async ({ page, context, member }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showDashboard(page, member);
  await button(page, `${copy.dashboard.copy} ${copy.dashboard.copyTarget}`).click();
  await expect(status(page)).toHaveText(copy.dashboard.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(member.username);
});
