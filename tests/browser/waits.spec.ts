import { messages } from '../../src/shared/messages';
import { button, copy, field, logIn, logOut } from './account-area';
import { expect, type Page, testWithReports as test } from './fixtures';
import { authUrl, exceedTimeout, hold, RECORD_READS } from './network';
import { openDashboard } from './open-as';

// In these tests, the server accepts a request and does not answer it. `page.clock` advances the time.

test.beforeEach(({ page }) => page.clock.install());

test('a log-in without an answer fails and keeps the input', async ({ page, member }) => {
  const url = authUrl('signInWithPassword');
  await hold(page, url);
  await exceedTimeout(page, url, () => logIn(page, member));
  await expect(field(page, 'password')).toHaveAccessibleDescription(messages.somethingWentWrong);
  await expect(field(page, 'email')).toHaveValue(member.email);
  await expect(field(page, 'password')).toHaveValue(member.password);
  await expect(button(page, copy.logIn.submit)).toBeEnabled();
});

test('the loading card offers two ways out after ten seconds', async ({ page, member }) => {
  await hold(page, RECORD_READS);
  await Promise.all([page.waitForRequest(RECORD_READS), openDashboard(page, member)]);
  await pauseAnimationsAt(page, 9_999);
  await expect(button(page, copy.retry)).toBeHidden();
  await pauseAnimationsAt(page, 10_000);
  await expect(button(page, copy.retry)).toBeVisible();
  await logOut(page);
});

/** Pauses the page's animations at a time, in ms since they began. */
const pauseAnimationsAt = (page: Page, time: number) =>
  page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
