import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import type { Newcomer } from '../support/accounts';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { button, copy, field, fill, formStatus, logIn, submit, validSignUp } from './account-area';
import { expect, heading, paths, test, testWithFailedRequests } from './fixtures';
import { waitForHydration } from './hydrate';
import { hold, passOnce } from './network';
import { expectWelcome, openUsername } from './open-as';

/* Behavior of all account forms. The titles continue "Forms …". */

async function openSignUp(page: Page): Promise<void> {
  await page.goto(paths.signUp);
  await waitForHydration(page);
}

test('submit only once', async ({ page, newcomer }) => {
  const username = uniqueUsername();
  const importAuth = await hold(page, '**/assets/auth-*.js');
  // The first request only fills the cache for the import.
  await passOnce(page, '**/assets/auth-*.js');
  await openUsername(page, newcomer);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
  });
  const release = await hold(page, '**/completeSignUp');
  await fill(page, { username });
  await field(page, 'username').press('Enter');
  await button(page, copy.username.pending).click({ force: true });
  await field(page, 'username').press('Enter');
  importAuth();
  release();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  expect(calls).toBe(1);
});

test('show the password after a click before hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
  await button(page, 'Show password').click();
  release();
  await waitForHydration(page);
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
});

test('hide the password on submit', async ({ page }) => {
  await openSignUp(page);
  await button(page, 'Show password').click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await button(page, copy.signUp.submit).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
});

for (const chunk of ['main', 'LogInScreen']) {
  testWithFailedRequests(`work again after ${chunk} was missing`, async ({ page, member }) => {
    await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
    await logIn(page, member);
    await expect(formStatus(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
    await page.unrouteAll();
    await button(page, copy.logIn.submit).click();
    await expectWelcome(page, member);
  });
}

test.describe('with an unexpected error', () => {
  test.use({ expectedConsole: /ZodError/ });

  test('show that something went wrong', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await openSignUp(page);
    await fill(page, { ...validSignUp, email: uniqueEmail() });
    // The parser of the form does not expect it.
    const january = field(page, 'birthMonth').locator('option').first();
    await january.evaluate((option) => option.setAttribute('value', 'Enero'));
    await button(page, copy.signUp.submit).click();
    expect((await thrown).message).toContain('ZodError');
    await expect(formStatus(page)).toHaveText(messages.somethingWentWrong);
    await expect(field(page, 'name')).toHaveValue(validSignUp.name);
  });
});

test('keep the English month in a translated page', async ({ page }) => {
  // React would replace options that were translated before hydration.
  await openSignUp(page);
  const month = field(page, 'birthMonth');
  await month.locator('option').evaluateAll((options) => {
    for (const option of options) option.textContent = `« ${option.textContent} »`;
  });
  await month.selectOption('« March »');
  await expect(month).toHaveValue('March');
});

test('show that they are pending before hydration', async ({ page, member }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await submit(page, copy.logIn, { email: member.email, password: member.password });
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await expect(formStatus(page)).toHaveText(copy.logIn.pending, { useInnerText: true });
  release();
  await expectWelcome(page, member);
});

test('work again after Back', async ({ page, member }) => {
  const showDashboard = await hold(page, '**/assets/DashboardScreen-*.js');
  await logIn(page, member);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(paths.logIn);
  await expect(button(page, copy.logIn.submit)).toBeVisible();
  await fill(page, { email: member.email, password: member.password });
  await field(page, 'password').press('Enter');
  showDashboard();
  await expectWelcome(page, member);
});

test.describe('that are left', () => {
  async function goToTerms(page: Page): Promise<void> {
    await page.getByRole('link', { name: copy.username.terms }).click();
    await expect(heading(page)).toHaveText('Terms of Service');
  }

  /** Leaves the form for a username while its call is pending, and lets the call end there. */
  async function leaveBeforeResponse(page: Page, newcomer: Newcomer, username: string) {
    await openUsername(page, newcomer);
    await waitForHydration(page);
    const release = await hold(page, '**/completeSignUp');
    await submit(page, copy.username, { username });
    await goToTerms(page);
    const responded = page.waitForResponse('**/completeSignUp');
    release();
    await (await responded).finished();
    // The page handles the response before its second frame from now.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  test('keep the input for Back', async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await waitForHydration(page);
    await fill(page, { username: 'half.typed' });
    await goToTerms(page);
    await page.goBack();
    await expect(field(page, 'username')).toHaveValue('half.typed');
  });

  test('never navigate', async ({ page, newcomer }) => {
    await leaveBeforeResponse(page, newcomer, uniqueUsername());
    expect(new URL(page.url()).pathname).toBe(paths.terms);
    await expect(heading(page)).toHaveText('Terms of Service');
  });

  test('lead on after Back when their call has ended', async ({ page, newcomer }) => {
    const username = uniqueUsername();
    await leaveBeforeResponse(page, newcomer, username);
    await page.goBack();
    await expect(page.getByText(`@${username}`)).toBeVisible();
    // The dashboard replaces the form, not the page after it.
    await page.goForward();
    await expect(heading(page)).toHaveText('Terms of Service');
  });
});

test.describe('before a password is reset', () => {
  const email = 'jane@example.com';

  /** Types into the log-in form, and goes on to the form for a forgotten password. */
  async function forgetPassword(page: Page): Promise<void> {
    await page.goto(paths.logIn);
    await waitForHydration(page);
    await fill(page, { email, password: validSignUp.password });
    await page.getByRole('link', { name: copy.logIn.forgot }).click();
    await expect(heading(page)).toHaveText(copy.forgotPassword.heading);
  }

  test('pass on the email', async ({ page }) => {
    await forgetPassword(page);
    await expect(field(page, 'email')).toHaveValue(email);
  });

  test('never keep the password for Back', async ({ page }) => {
    await forgetPassword(page);
    await page.goBack();
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'password')).toHaveValue('');
  });

  test('never store the input in the history', async ({ page }) => {
    await forgetPassword(page);
    const state = () => page.evaluate(() => JSON.stringify(window.history.state));
    expect(await state()).not.toContain('jane');
    await page.goBack();
    await expect(heading(page)).toHaveText(copy.logIn.heading);
    expect(await state()).not.toContain('jane');
  });
});

test('describe their fields to the browser', async ({ page }) => {
  await page.goto(paths.signUp);
  const fields = await page
    .locator('[name][aria-required=true]')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode].join(' ')),
    );
  expect(fields).toEqual([
    'name name ',
    'email email ',
    'password new-password ',
    'birthMonth bday-month ',
    'birthDay bday-day numeric',
    'birthYear bday-year numeric',
  ]);
  await expect(field(page, 'password')).toHaveAttribute('passwordrules', /required: digit/);
});

test('warn of a common password', async ({ page }) => {
  await openSignUp(page);
  await fill(page, { password: 'password1' });
  await expect(field(page, 'password')).toHaveAccessibleDescription(copy.commonPassword);
  await fill(page, { password: 'sailing1' });
  await expect(field(page, 'password')).toHaveAccessibleDescription(copy.passwordHint);
});

// Its snapshot in every-state.spec.ts has the question, its announcement and the button.
test.describe('with an address that is probably mistyped', () => {
  const question = copy.signUp.didYouMean('ada@gmail.com');
  const suggestion = (page: Page) => button(page, copy.signUp.useSuggestion);

  async function mistype(page: Page): Promise<void> {
    await openSignUp(page);
    await fill(page, { email: 'ada@gmial.com' });
    await field(page, 'email').press('Tab');
    await expect(suggestion(page)).toBeVisible();
  }

  test('use the suggestion', async ({ page }) => {
    await mistype(page);
    await suggestion(page).press('Enter');
    await expect(field(page, 'email')).toHaveValue('ada@gmail.com');
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.getByText(question).filter({ visible: true })).toHaveCount(0);
  });

  test('suggest nothing while the user is typing again', async ({ page }) => {
    const module = '**/assets/email-suggestion-*.js';
    const release = await hold(page, module);
    await openSignUp(page);
    await fill(page, { email: 'ada@gmial.co' });
    const request = page.waitForRequest(module);
    await field(page, 'email').press('Tab');
    await field(page, 'email').press('m');
    release();
    const url = (await request).url();
    // The form's own import of the module has ended when this one ends.
    await page.evaluate((address) => import(address), url);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('do not move under the pointer', async ({ page }) => {
    // Loads the domains, so that nothing delays the second question.
    await mistype(page);
    await fill(page, { email: 'ada@gmial.con' });
    await expect(suggestion(page)).toHaveCount(0);
    await button(page, copy.signUp.submit).hover();
    const below = field(page, 'password');
    const before = await below.boundingBox();
    await page.mouse.down();
    await expect(field(page, 'email')).not.toBeFocused();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await below.boundingBox()).toEqual(before);
  });
});
