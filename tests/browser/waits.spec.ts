import { TIME_LIMIT_MS } from '../../src/backend/time-limit';
import { messages } from '../../src/shared/messages';
import { uniqueEmail } from '../support/accounts';
import {
  button,
  copy,
  field,
  fill,
  formStatus,
  logIn,
  logOut,
  signUp,
  submit,
  validSignUp,
} from './account-area';
import { expect, heading, type Page, paths, testWithReports as test } from './fixtures';
import { authUrl, hold, RECORD_READS } from './network';
import { expectWelcome, openDashboard } from './open-as';

// Requests that a server accepts and does not answer. The tests advance the page's clock.

test.beforeEach(({ page }) => page.clock.install());

/** Waits for a request, and then until the time limit of its operation is over. */
async function exceedTimeLimit(page: Page, url: string, start: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForRequest(url), start()]);
  await page.clock.runFor(TIME_LIMIT_MS);
}

const LOG_IN = authUrl('signInWithPassword');

test.describe('a log-in without an answer', () => {
  test('fails and keeps the input', async ({ page, member }) => {
    await hold(page, LOG_IN);
    await exceedTimeLimit(page, LOG_IN, () => logIn(page, member));
    await expect(field(page, 'password')).toHaveAccessibleDescription(messages.somethingWentWrong);
    await expect(field(page, 'email')).toHaveValue(member.email);
    await expect(field(page, 'password')).toHaveValue(member.password);
    await expect(button(page, copy.logIn.submit)).toBeEnabled();
  });

  test('leads on when its answer arrives late', async ({ page, member }) => {
    const release = await hold(page, LOG_IN);
    await exceedTimeLimit(page, LOG_IN, () => logIn(page, member));
    await expect(field(page, 'password')).toHaveAccessibleDescription(messages.somethingWentWrong);
    release();
    await expectWelcome(page, member);
  });

  test('leads nowhere when its answer arrives after an edit', async ({ page, member }) => {
    const release = await hold(page, LOG_IN);
    await exceedTimeLimit(page, LOG_IN, () => logIn(page, member));
    await fill(page, { password: 'another1' });
    release();
    await expect(page.getByRole('link', { name: copy.signedIn.toDashboard })).toBeVisible();
    await expect(page).toHaveURL(paths.logIn);
  });
});

test('a sign-up without an answer continues when it is repeated', async ({ page }) => {
  // The account is created, but the answer does not arrive.
  await page.route(authUrl('signUp'), (route) => void route.fetch(), { times: 1 });
  await page.goto(paths.signUp);
  const input = { ...validSignUp, email: uniqueEmail() };
  await exceedTimeLimit(page, authUrl('signUp'), () => submit(page, copy.signUp, input));
  await expect(formStatus(page)).toHaveText(messages.somethingWentWrong);
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
});

test('a sign-up does not wait until the name is stored', async ({ page }) => {
  await hold(page, authUrl('update'));
  await signUp(page);
  await expect(heading(page)).toHaveText(copy.username.heading);
});

test('a record without an answer leaves two ways out', async ({ page, member }) => {
  await hold(page, RECORD_READS);
  await exceedTimeLimit(page, RECORD_READS, () => openDashboard(page, member));
  await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong);
  await expect(button(page, copy.retry)).toBeVisible();
  await logOut(page);
});

test('the loading card offers two ways out after ten seconds', async ({ page, member }) => {
  await hold(page, RECORD_READS);
  await Promise.all([page.waitForRequest(RECORD_READS), openDashboard(page, member)]);
  await stopAnimations(page, 9_999);
  await expect(button(page, copy.retry)).toBeHidden();
  await stopAnimations(page, 10_000);
  await expect(button(page, copy.retry)).toBeVisible();
  await logOut(page);
});

test('a session whose check has no answer stays', async ({ page, member }) => {
  await hold(page, authUrl('lookup'));
  await exceedTimeLimit(page, authUrl('lookup'), () => openDashboard(page, member));
  await expectWelcome(page, member);
});

/** Stops the page's animations at a time, in ms since they began. */
const stopAnimations = (page: Page, time: number) =>
  page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
