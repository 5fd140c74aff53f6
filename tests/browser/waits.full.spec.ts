import { TIMEOUT_MS } from '../../src/backend/timeout';
import { messages } from '../../src/shared/messages';
import { createMember, uniqueEmail } from '../support/accounts';
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
  toDashboard,
  validSignUp,
} from './account-area';
import { expect, heading, paths, testWithReports as test } from './fixtures';
import { authUrl, dropResponse, exceedTimeout, hold, RECORD_READS } from './network';
import { expectWelcome, openDashboard, showUsername } from './open-as';

// In these tests, the server accepts a request and does not answer it. `page.clock` advances the time.

test.beforeEach(async ({ page }) => {
  // On a machine without a network, Firebase Auth would wait for five seconds only.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await page.clock.install();
});

const LOG_IN = authUrl('signInWithPassword');

test.describe('a log-in without an answer', () => {
  test('opens the dashboard when its answer arrives late', async ({ page, member }) => {
    const release = await hold(page, LOG_IN);
    await exceedTimeout(page, LOG_IN, () => logIn(page, member));
    await expect(field(page, 'password')).toHaveAccessibleDescription(messages.somethingWentWrong);
    release();
    await expectWelcome(page, member);
  });

  test('stays on its page when its answer arrives after an edit', async ({ page, member }) => {
    const release = await hold(page, LOG_IN);
    await exceedTimeout(page, LOG_IN, () => logIn(page, member));
    await fill(page, { password: 'another1' });
    release();
    await expect(toDashboard(page)).toBeVisible();
    await expect(page).toHaveURL(paths.logIn);
  });
});

test('a log-in cancels an earlier one without an answer', async ({ page, member }) => {
  const mistaken = await createMember();
  await hold(page, LOG_IN);
  const earlier = page.waitForRequest(LOG_IN);
  await exceedTimeout(page, LOG_IN, () => logIn(page, mistaken));
  await page.route(LOG_IN, (route) => route.continue(), { times: 1 });
  await submit(page, copy.logIn, { email: member.email, password: member.password });
  await expectWelcome(page, member);
  expect((await earlier).failure()).not.toBeNull();
});

test('a sign-up without an answer continues when it is repeated', async ({ page }) => {
  await dropResponse(page, authUrl('signUp'));
  await page.goto(paths.signUp);
  const input = { ...validSignUp, email: uniqueEmail() };
  await exceedTimeout(page, authUrl('signUp'), () => submit(page, copy.signUp, input));
  await expect(formStatus(page)).toHaveText(messages.somethingWentWrong);
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
});

test('a sign-up does not wait until the name is stored', async ({ page }) => {
  await hold(page, authUrl('update'));
  await signUp(page);
  await expect(heading(page)).toHaveText(copy.username.heading);
});

test('no username can be claimed while the account may be removed', async ({ page, newcomer }) => {
  await showUsername(page, newcomer);
  await hold(page, authUrl('delete'));
  const inertForm = page.locator('[inert] form');
  await Promise.all([
    page.waitForRequest(authUrl('delete')),
    button(page, copy.username.beginAgain).click(),
  ]);
  await expect(inertForm).toBeVisible();
  await page.clock.runFor(TIMEOUT_MS);
  await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
  await expect(inertForm).toBeHidden();
  await expect(page.locator('form')).toBeVisible();
});

test('a record without an answer leaves two ways out', async ({ page, member }) => {
  await hold(page, RECORD_READS);
  await exceedTimeout(page, RECORD_READS, () => openDashboard(page, member));
  await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong);
  await expect(button(page, copy.retry)).toBeVisible();
  await logOut(page);
});

test('a session whose check has no answer stays', async ({ page, member }) => {
  await hold(page, authUrl('lookup'));
  await exceedTimeout(page, authUrl('lookup'), () => openDashboard(page, member));
  await expectWelcome(page, member);
});
