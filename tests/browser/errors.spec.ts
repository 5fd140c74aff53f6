import type { Page } from '@playwright/test';
import { messages } from '../../src/shared/messages';
import { setEnumerationProtection, uniqueEmail } from '../support/accounts';
import { axeViolations } from '../support/axe-violations';
import {
  copy,
  field,
  fill,
  formStatus,
  invalidSignUp,
  logIn,
  submit,
  validSignUp,
} from './account-area';
import { expect, paths, test, testWithFailedRequests, testWithReports } from './fixtures';
import { errors, expectFieldError } from './form-errors';
import { failAuth } from './network';

// Where errors appear and disappear. Unit tests cover each rule and each error code of Firebase.

test.describe('sign-up', () => {
  test.beforeEach(({ page }) => page.goto(paths.signUp));

  const yearOfChild = String(new Date().getFullYear() - 12);
  for (const [change, name, message] of [
    [{ password: 'sailing' }, 'password', messages.passwordTooSimple],
    [{ birthMonth: 'February', birthDay: '30' }, 'birthDay', messages.birthdayInvalid],
    [{ birthYear: yearOfChild }, 'birthYear', messages.tooYoung],
  ] as const) {
    test(`shows "${message}" at its field`, async ({ page }) => {
      const typed = { ...validSignUp, ...change };
      await submit(page, copy.signUp, typed);
      await expectFieldError(page, name, message);
      await expect(field(page, 'password')).toHaveValue(typed.password);
    });
  }

  testWithFailedRequests('accepts another email after one in use', async ({ page, newcomer }) => {
    await submit(page, copy.signUp, { ...validSignUp, email: newcomer.email });
    await expectFieldError(page, 'email', messages.emailInUse);
    await expect(field(page, 'password')).toHaveValue(validSignUp.password);
    await submit(page, copy.signUp, { email: uniqueEmail() });
    await expect(page).toHaveURL(paths.username);
  });

  test('shows no other error while a field is empty', async ({ page }) => {
    await submit(page, copy.signUp, { ...invalidSignUp, email: '' });
    await expect(formStatus(page)).toHaveText(messages.fillInAllFields);
    await expect(field(page, 'email')).toBeFocused();
    const description = `${copy.missing} ${messages.fillInAllFields}`;
    await expect(field(page, 'email')).toHaveAccessibleDescription(description);
    await expect(errors(page)).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('shows the first of the empty fields that it marks', async ({ page }) => {
    // A phone with its keyboard open.
    await page.setViewportSize({ width: 390, height: 440 });
    await submit(page, copy.signUp, {});
    const missing = page.getByText(copy.missing, { exact: true });
    // All but the month, which starts at January.
    await expect(missing).toHaveCount(5);
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    await expect(missing.first()).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'email')).toHaveAccessibleDescription(copy.missing);
  });
});

test('log-in asks for empty fields until the user types', async ({ page }) => {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com' });
  await expect(formStatus(page)).toHaveText(messages.fillInAllFields);
  await expect(field(page, 'password')).toBeFocused();
  await field(page, 'email').pressSequentially('x');
  await expect(formStatus(page)).toBeEmpty();
});

testWithReports('log-in shows a failure at the password', async ({ page }) => {
  await failAuth(page, 'signInWithPassword', 'SOMETHING_NEW');
  await logIn(page, validSignUp);
  await expectFieldError(page, 'password', messages.somethingWentWrong);
});

/** Submits with Enter: the field keeps the focus, so its error must also be announced. */
async function expectForgotPasswordError(page: Page, email: string, message: string) {
  await page.goto(paths.forgotPassword);
  await fill(page, { email });
  await field(page, 'email').press('Enter');
  await expectFieldError(page, 'email', message);
  await expect(errors(page)).toHaveText(message);
  await expect(formStatus(page)).toHaveText(message);
}

for (const email of ['', 'jane@example']) {
  test(`forgot password rejects "${email}"`, async ({ page }) => {
    await expectForgotPasswordError(page, email, messages.emailInvalid);
  });
}

// The emulator has one setting for all tests: these run in one worker, one after the other.
test.describe('an unknown email', () => {
  test.describe.configure({ mode: 'default' });

  testWithFailedRequests('is named by log-in', async ({ page }) => {
    await logIn(page, { email: uniqueEmail(), password: validSignUp.password });
    await expectFieldError(page, 'email', messages.emailUnknown);
  });

  testWithFailedRequests('is named by forgot password until the user types', async ({ page }) => {
    await expectForgotPasswordError(page, uniqueEmail(), messages.emailHasNoAccount);
    await field(page, 'email').pressSequentially('x');
    await expect(formStatus(page)).toBeEmpty();
  });

  test.describe('with email enumeration protection', () => {
    test.beforeEach(() => setEnumerationProtection(true));
    test.afterEach(() => setEnumerationProtection(false));

    testWithFailedRequests('is not named by log-in', async ({ page }) => {
      await logIn(page, { email: uniqueEmail(), password: validSignUp.password });
      await expectFieldError(page, 'password', messages.passwordWrong);
    });

    test('is not named by forgot password', async ({ page }) => {
      const email = uniqueEmail();
      await page.goto(paths.forgotPassword);
      await submit(page, copy.forgotPassword, { email });
      await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
    });
  });
});
