import { messages } from '../../src/shared/messages';
import { setProfilePicture } from '../support/records';
import { button, copy, logOut } from './account-area';
import { expect, test, testWithReports } from './fixtures';
import { hold, RECORD_READS } from './network';
import { expectWelcome, openDashboard, showDashboard } from './open-as';
import { status } from './page-state';
import { expectDefault, openWithFailedPicture, pictureDownloads } from './profile-picture';

testWithReports(
  "the default picture is shown when the user's fails to load",
  async ({ page, member }) => {
    await setProfilePicture(member.uid);
    await page.route(pictureDownloads, (route) => route.abort());
    await openWithFailedPicture(page, member);
    await expectDefault(page, member);
  },
);

// The focus announces the new content to screen readers.
test('a reloaded dashboard focuses its heading', async ({ page, member }) => {
  await showDashboard(page, member);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeFocused();
});

testWithReports('the dashboard loads its code again after a failure', async ({ page, member }) => {
  await page.route('**/assets/member-*', (route) => route.abort());
  await openDashboard(page, member);
  // Until hydration, the status also contains hidden texts.
  await expect(status(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
  await page.unrouteAll();
  await button(page, copy.retry).click();
  await expectWelcome(page, member);
});

testWithReports('the dashboard loads when the connection returns', async ({ page, member }) => {
  await page.route('**/assets/shared-*', (route) => route.abort());
  await openDashboard(page, member);
  await expect(status(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
  await page.unrouteAll();
  const release = await hold(page, RECORD_READS);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page)).toHaveText(copy.dashboard.loading, { useInnerText: true });
  release();
  await expectWelcome(page, member);
});

testWithReports('an offline dashboard offers to read again', async ({ page, member }) => {
  await page.route(RECORD_READS, async (route) => {
    // After this event, TanStack Query pauses retries, unless `networkMode` is 'always'.
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await route.abort('internetdisconnected');
  });
  await openDashboard(page, member);
  await expect(status(page)).toHaveText(messages.somethingWentWrong);
  await page.unrouteAll();
  await button(page, copy.retry).click();
  await expectWelcome(page, member);
});

testWithReports('a log-out that failed can be repeated', async ({ page, member }) => {
  await showDashboard(page, member);
  // Firebase logs out by deleting the user from IndexedDB.
  const originalDelete = await page.evaluateHandle(() => IDBObjectStore.prototype.delete);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('blocked');
    };
  });
  await button(page, copy.dashboard.logOut).click();
  await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
  await originalDelete.evaluate((original) => {
    IDBObjectStore.prototype.delete = original;
  });
  await logOut(page);
});

test('the dashboard prints on one page', async ({ page, member }) => {
  await showDashboard(page, member);
  const pdf = await page.pdf({ format: 'A4' });
  // A PDF has an object of this type for each page; `\b` excludes the list, `/Pages`.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("'Log out' is in the first screen of a laptop", async ({ page, member }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await showDashboard(page, member);
  await expect(button(page, copy.dashboard.logOut)).toBeInViewport({ ratio: 1 });
});
