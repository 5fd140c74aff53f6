import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import type { Newcomer } from '../support/accounts';
import {
  button,
  copy,
  fill,
  logIn,
  submit,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
} from './account-area';
import {
  expect,
  expectWelcome,
  heading,
  hold,
  paths,
  test,
  testWithFailedRequests,
  waitForHydration,
} from './fixtures';
import { openUsername } from './open-as';

/* Behavior of all account forms. The titles continue "Forms …". */

const status = (page: Page) => page.locator('form').getByRole('status');

/** Opens the form for a username, whose code of Firebase Auth is held until `importAuth` is called. */
async function openWithoutAuth(page: Page, newcomer: Newcomer): Promise<() => void> {
  // The first request only fills the cache for the import.
  const importAuth = await hold(page, '**/assets/auth-*.js', 1);
  await openUsername(page, newcomer);
  await expect(heading(page)).toHaveText(copy.username.heading);
  return importAuth;
}

test('show that they are pending', async ({ page, newcomer }) => {
  await openWithoutAuth(page, newcomer);
  await submit(page, copy.username, { username: uniqueUsername() });
  const pending = button(page, copy.username.pending);
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
});

test('submit only once', async ({ page, newcomer }) => {
  const username = uniqueUsername();
  const importAuth = await openWithoutAuth(page, newcomer);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
  });
  const release = await hold(page, '**/completeSignUp');
  await fill(page, { username });
  await page.locator('[name=username]').press('Enter');
  await button(page, copy.username.pending).click({ force: true });
  await page.locator('[name=username]').press('Enter');
  importAuth();
  release();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  expect(calls).toBe(1);
});

test('show the password, also before hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
  const password = page.locator('[name=password]');
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, 'Hide password').click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('hide the password on submit', async ({ page }) => {
  await page.goto(paths.signUp);
  await waitForHydration(page);
  const password = page.locator('[name=password]');
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, copy.signUp.submit).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const missing of ['main', 'LogInScreen']) {
  testWithFailedRequests(
    `without ${missing}, show an error and can be repeated`,
    async ({ page, member }) => {
      await page.route(`**/assets/${missing}-*`, (route) => route.abort());
      await page.goto(paths.logIn);
      await submit(page, copy.logIn, { email: member.email, password: member.password });
      await expect(status(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
      await page.unrouteAll();
      await button(page, copy.logIn.submit).click();
      await expectWelcome(page, member);
    },
  );
}

test.describe('with an unexpected error', () => {
  test.use({ expectedConsole: /ZodError/ });

  test('report it', async ({ page }) => {
    await page.goto(paths.signUp);
    await waitForHydration(page);
    await fill(page, { ...validSignUp, email: uniqueEmail() });
    const months = page.locator('[name=birthMonth] option');
    await months.first().evaluate((option) => option.setAttribute('value', 'Enero'));
    const thrown = page.waitForEvent('pageerror');
    await button(page, copy.signUp.submit).click();
    await expect(status(page)).toHaveText(messages.somethingWentWrong);
    await thrown;
    await expect(page.locator('[name=name]')).toHaveValue(validSignUp.name);
  });
});

test('send the English month from a translated page', async ({ page }) => {
  await page.goto(paths.signUp);
  await waitForHydration(page);
  await fill(page, { ...validSignUp, email: uniqueEmail(), birthMonth: 'March' });
  const months = page.locator('[name=birthMonth] option');
  await months.evaluateAll((options) => {
    for (const option of options) option.textContent = `« ${option.textContent} »`;
  });
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state.birthMonth).toBe('March');
});

test('show that they are pending before hydration', async ({ page, member }) => {
  const hydrate = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await submit(page, copy.logIn, { email: member.email, password: member.password });
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await expect(status(page)).toHaveText(copy.logIn.pending, { useInnerText: true });
  hydrate();
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
  await page.locator('[name=password]').press('Enter');
  showDashboard();
  await expectWelcome(page, member);
});

const toTerms = (page: Page) => page.getByRole('link', { name: copy.username.terms });

test('keep the input for Back', async ({ page, newcomer }) => {
  await openUsername(page, newcomer);
  await waitForHydration(page);
  await fill(page, { username: 'half.typed' });
  await toTerms(page).click();
  await expect(heading(page)).toHaveText('Terms of Service');
  await page.goBack();
  await expect(page.locator('[name=username]')).toHaveValue('half.typed');
});

test('never navigate after the user has left', async ({ page, newcomer }) => {
  const username = uniqueUsername();
  await openUsername(page, newcomer);
  await waitForHydration(page);
  const release = await hold(page, '**/completeSignUp');
  await submit(page, copy.username, { username });
  await toTerms(page).click();
  await expect(heading(page)).toHaveText('Terms of Service');
  const read = page.waitForResponse('**/completeSignUp');
  release();
  await read;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(paths.terms);
  await page.goBack();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText('Terms of Service');
});

test('pass on the email but never the password', async ({ page }) => {
  await page.goto(paths.logIn);
  await waitForHydration(page);
  await fill(page, { email: 'jane@example.com', password: validSignUp.password });
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(heading(page)).toHaveText(copy.forgotPassword.heading);
  await expect(page.locator('[name=email]')).toHaveValue('jane@example.com');
  await page.goBack();
  await expect(page.locator('[name=email]')).toHaveValue('jane@example.com');
  await expect(page.locator('[name=password]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('jane');
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
});

test('describe a new password', async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(copy.passwordHint);
});

test('accept a day that is pasted with a space', async ({ page }) => {
  await page.goto(paths.signUp);
  await page.getByPlaceholder('01').focus();
  await page.keyboard.insertText(' 07');
  await expect(page.getByPlaceholder('01')).toHaveValue(' 07');
});

test('suggest the address that a mistyped one probably means', async ({ page }) => {
  await page.goto(paths.signUp);
  await waitForHydration(page);
  const email = page.locator('[name=email]');
  const question = page.locator('form').getByText(copy.signUp.didYouMean('ada@gmail.com'));
  await email.fill('ada@gmial.com');
  await email.press('Tab');
  await expect(question.filter({ visible: true }).first()).toBeVisible();
  await expect(status(page)).toHaveText(copy.signUp.didYouMean('ada@gmail.com'));
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, copy.signUp.useSuggestion)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
});

test('do not move under the pointer when the address is mistyped', async ({ page }) => {
  await page.goto(paths.signUp);
  await waitForHydration(page);
  await fill(page, { ...validSignUp, password: '' });
  await page.locator('[name=email]').fill('ada@gmial.com');
  await button(page, copy.signUp.submit).click();
  // The question may follow, when its list has loaded.
  await expect(status(page)).toContainText(messages.fillInAllFields);
});

test('warn of a common password and accept it', async ({ page }) => {
  await page.goto(paths.signUp);
  await waitForHydration(page);
  const password = page.locator('[name=password]');
  await password.fill('password1');
  await expect(password).toHaveAccessibleDescription(copy.commonPassword);
  await password.fill('sailing1');
  await expect(password).toHaveAccessibleDescription(copy.passwordHint);
  await expect(password).toHaveAttribute('passwordrules', /required: digit/);
  await submit(page, copy.signUp, {
    ...validSignUp,
    email: uniqueEmail(),
    password: 'password1',
  });
  await expect(page).toHaveURL(paths.username);
});
