import { messages } from '../../src/shared/messages';
import { uniqueEmail } from '../support/accounts';
import { button, copy, field, fill, formStatus, logIn, submit, validSignUp } from './account-area';
import { expect, heading, type Page, paths, test } from './fixtures';
import { openHydrated, openUnhydrated, waitForHydration } from './hydrate';
import { hold } from './network';
import { expectWelcome, openUsername } from './open-as';
import { nextFrame } from './page-state';

// What forms of the account area have in common. Each test shows it with one of them.

test('a form that is submitted again while it is pending sends one request', async ({
  page,
  newcomer,
}) => {
  const { username } = newcomer;
  await openUsername(page, newcomer);
  const releaseCall = await hold(page, '**/completeSignUp');
  await fill(page, { username });
  await field(page, 'username').press('Enter');
  // Playwright would wait until the button is enabled.
  await button(page, copy.username.pending).click({ force: true });
  await field(page, 'username').press('Enter');
  releaseCall();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  const calls = (await page.requests()).filter(
    (request) => request.method() === 'POST' && request.url().endsWith('/completeSignUp'),
  );
  expect(calls).toHaveLength(1);
});

test('a click before hydration shows the password after it', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.signUp);
  await button(page, 'Show password').click();
  await letHydrate();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
});

test('a form can be sent again after its script has stalled', async ({ page, member }) => {
  await page.clock.install();
  await hold(page, '**/assets/forms-*');
  await logIn(page, member);
  await page.clock.fastForward(19_000);
  await expect(formStatus(page)).toHaveText(copy.logIn.pending, { useInnerText: true });
  await page.clock.fastForward(1000);
  await expect(formStatus(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
  await page.unrouteAll();
  await button(page, copy.logIn.submit).click();
  await expectWelcome(page, member);
});

const testWithBrokenCalendar = test.extend({ expectedConsole: /a broken calendar/ });

testWithBrokenCalendar('a form shows that an unexpected error occurred', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await openHydrated(page, paths.signUp);
  await fill(page, { ...validSignUp, email: uniqueEmail() });
  // The form then throws when it calculates the age.
  await page.evaluate(() => {
    Date.UTC = () => {
      throw new Error('a broken calendar');
    };
  });
  await button(page, copy.signUp.submit).click();
  expect((await thrown).message).toBe('a broken calendar');
  await expect(formStatus(page)).toHaveText(messages.somethingWentWrong);
  await expect(field(page, 'name')).toHaveValue(validSignUp.name);
});

test('a form can be sent again after Back from the page that it opened', async ({
  page,
  member,
}) => {
  const releaseDashboard = await hold(page, '**/assets/member-*.js');
  await logIn(page, member);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.logIn);
  await expect(button(page, copy.logIn.submit)).toBeVisible();
  await fill(page, { email: member.email, password: member.password });
  await field(page, 'password').press('Enter');
  releaseDashboard();
  await expectWelcome(page, member);
});

test.describe('a form that the user has left', () => {
  test.beforeEach(async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await waitForHydration(page);
  });

  async function goToTerms(page: Page): Promise<void> {
    await page.getByRole('link', { name: copy.username.terms }).click();
    await expect(heading(page)).toHaveText('Terms of Service');
  }

  /** Leaves the form for a username while its call is pending, and lets the call end there. */
  async function leaveBeforeResponse(page: Page, username: string): Promise<void> {
    const release = await hold(page, '**/completeSignUp');
    await submit(page, copy.username, { username });
    await goToTerms(page);
    const responded = page.waitForResponse('**/completeSignUp');
    release();
    await (await responded).finished();
    // The page handles the response before its second frame from now.
    await nextFrame(page);
    await nextFrame(page);
  }

  test('keeps the username for Back after a reload', async ({ page }) => {
    await fill(page, { username: 'half.typed' });
    await page.getByRole('link', { name: copy.username.privacy }).click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await page.reload();
    await page.goBack();
    await expect(field(page, 'username')).toHaveValue('half.typed');
  });

  test('does not navigate', async ({ page, newcomer }) => {
    await leaveBeforeResponse(page, newcomer.username);
    expect(new URL(page.url()).pathname).toBe(paths.terms);
    await expect(heading(page)).toHaveText('Terms of Service');
  });

  test('opens the dashboard after Back when its call has succeeded', async ({ page, newcomer }) => {
    await leaveBeforeResponse(page, newcomer.username);
    await page.goBack();
    await expectWelcome(page, newcomer);
    // The dashboard replaces the form, not the page after it.
    await page.goForward();
    await expect(heading(page)).toHaveText('Terms of Service');
  });
});

test('a form never stores its input in the history', async ({ page }) => {
  await openHydrated(page, paths.logIn);
  await fill(page, { email: 'jane@example.com' });
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(heading(page)).toHaveText(copy.forgotPassword.heading);
  const state = () => page.evaluate(() => JSON.stringify(history.state));
  expect(await state()).not.toContain('jane');
  await page.goBack();
  await expect(heading(page)).toHaveText(copy.logIn.heading);
  expect(await state()).not.toContain('jane');
});

for (const { clock, hour, colorScheme } of [
  // 4 AM belongs to the day before.
  { clock: '04:59', hour: '28', colorScheme: 'dark' },
  { clock: '05:00', hour: '5', colorScheme: 'light dark' },
  { clock: '19:59', hour: '19', colorScheme: 'light dark' },
  { clock: '20:00', hour: '20', colorScheme: 'dark' },
]) {
  test(`at ${clock}, a form has the sky of the hour before any file has loaded`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', () => {});
    await page.clock.setFixedTime(new Date(`2026-09-14T${clock}`));
    await page.goto(paths.logIn);
    await expect(page.locator('main').locator('..')).toHaveCSS('--hour', hour);
    await expect(page.locator('main')).toHaveCSS('color-scheme', colorScheme);
  });
}
