import { firestore, setProfilePicture } from '../support/records';
import { button, copy, logOut } from './account-area';
import { expect, paths, test, testWithFailedRequests, testWithReports } from './fixtures';
import { hold, RECORD_READS } from './network';
import { openDashboard, showDashboard } from './open-as';
import { status } from './page-state';
import {
  expectDefault,
  openWithFailedPicture,
  pictureDownloads,
  pictureOf,
} from './profile-picture';

// The address in capital letters is answered with 404.
testWithFailedRequests(
  '/LIVELY/Dashboard/ without navigation state leads to log-in, and Back on',
  async ({ page }) => {
    await page.goto(paths.about);
    await page.goto('/LIVELY/Dashboard/');
    await expect(page).toHaveURL(paths.logIn);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  },
);

testWithReports(
  "the default picture is shown when the user's is missing",
  async ({ page, member }) => {
    const profilePicPath = `profilePics/${member.uid}/missing.png`;
    await firestore().doc(`users/${member.uid}`).update({ profilePicPath });
    await openWithFailedPicture(page, member);
    await expectDefault(page, member);
  },
);

test("the default picture is shown until the user's has loaded", async ({ page, member }) => {
  await setProfilePicture(member.uid);
  const release = await hold(page, pictureDownloads);
  await Promise.all([page.waitForRequest(pictureDownloads), openDashboard(page, member)]);
  await expectDefault(page, member);
  release();
  await expect(pictureOf(page, member)).toHaveAttribute('src', /profilePics/);
  await expect(pictureOf(page, member)).toHaveJSProperty('naturalWidth', 1);
  await expect(pictureOf(page, member)).toHaveCSS('object-fit', 'cover');
});

test('an offline user can log out', async ({ page, context, member }) => {
  await showDashboard(page, member);
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
