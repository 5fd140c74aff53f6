import type { Page } from '@playwright/test';
import { messages } from '../../src/shared/messages';
import {
  createMember,
  setEnumerationProtection,
  uniqueEmail,
  uniqueUsername,
} from '../support/accounts';
import { button, copy, field, fill, formStatus, logIn, submit, validSignUp } from './account-area';
import { expect, heading, paths, test, testWithFailedRequests, testWithReports } from './fixtures';
import { openHydrated } from './hydrate';
import { failAuth } from './network';
import { openUsername } from './open-as';

// Where errors appear and disappear. Unit tests cover each rule and each error code of Firebase.

const errors = (page: Page) => page.locator('form p[id$="-error"]');

/** Expects a visible message that describes its field, and focus on that field. */
async function expectFieldError(page: Page, name: string, message: string, description = message) {
  await expect(field(page, name)).toHaveAccessibleDescription(description);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toBeFocused();
  await expect(errors(page).filter({ hasText: message })).toBeVisible();
}

test.describe('sign-up', () => {
  const wrong = { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' };

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

  test('clears all errors on any edit', async ({ page }) => {
    for (const name of Object.keys(validSignUp)) {
      await submit(page, copy.signUp, wrong);
      await expect(errors(page)).toHaveCount(3);
      if (name === 'birthMonth') await fill(page, { birthMonth: 'May' });
      else await field(page, name).pressSequentially('1');
      await expect(errors(page)).toHaveCount(0);
    }
  });

  test('shows no other error while a field is empty', async ({ page }) => {
    await submit(page, copy.signUp, { ...wrong, email: '' });
    await expect(formStatus(page)).toHaveText(messages.fillInAllFields);
    await expect(field(page, 'email')).toBeFocused();
    const description = `${copy.missing} ${messages.fillInAllFields}`;
    await expect(field(page, 'email')).toHaveAccessibleDescription(description);
    await expect(errors(page)).toHaveCount(0);
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

test('log-in asks for empty fields until a password manager fills them in', async ({ page }) => {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com' });
  await expect(formStatus(page)).toHaveText(messages.fillInAllFields);
  await field(page, 'password').evaluate((input) => {
    // An extension does not see the property with which React follows the page's own changes.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'sailing1');
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
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

const testWithBrokenScreen = test.extend({ expectedConsole: /^Lively: |a broken screen/ });

testWithBrokenScreen('a screen that fails to render leaves with Back', async ({ page }) => {
  const failure = page.getByText(messages.somethingWentWrong);
  await page.route('**/ForgotPasswordScreen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new Error('a broken screen'); };",
    }),
  );
  await openHydrated(page, paths.logIn);
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(failure).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(copy.logIn.heading);
  await expect(failure).toBeHidden();
});

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

test.describe('the username screen', () => {
  const suggestions = (page: Page) =>
    page.getByRole('group', { name: copy.username.suggestions }).getByRole('button');

  test.beforeEach(({ page, newcomer }) => openUsername(page, newcomer));

  async function send(page: Page, username: string): Promise<void> {
    await fill(page, { username });
    await field(page, 'username').press('Enter');
  }

  /** Sends a reserved name, which is never free, so that the screen suggests others. */
  async function showSuggestions(page: Page): Promise<void> {
    await send(page, 'admin');
    await expect(suggestions(page)).toHaveCount(3);
  }

  // The first click moves the layout: the second one must not hit the submit button.
  testWithFailedRequests('takes a double click on a suggestion as one', async ({ page }) => {
    await showSuggestions(page);
    const first = await suggestions(page).first().innerText();
    await suggestions(page).first().dblclick();
    await expect(field(page, 'username')).toHaveValue(first);
    await expect(button(page, copy.username.submit)).toBeEnabled();
  });

  testWithFailedRequests('replaces its suggestions with the next error', async ({ page }) => {
    await showSuggestions(page);
    await send(page, ' ');
    await expectFieldError(page, 'username', messages.usernameEmpty);
    await expect(suggestions(page)).toHaveCount(0);
  });

  testWithFailedRequests('announces other usernames when one is taken', async ({ page }) => {
    await send(page, (await createMember()).username);
    await expect(suggestions(page)).toHaveCount(3);
    const description = `${messages.usernameTaken} ${copy.username.suggestions}`;
    await expectFieldError(page, 'username', messages.usernameTaken, description);
    const others = await suggestions(page).allTextContents();
    await expect(formStatus(page)).toHaveText(`${description} ${others.join(', ')}`);
  });

  testWithFailedRequests('also works with an earlier version of the function', async ({ page }) => {
    await page.route('**/completeSignUp', (route) => {
      const { data } = route.request().postDataJSON();
      // Its request had no `uid`, and no other fields were allowed.
      if (!('uid' in data)) return route.continue();
      const error = { status: 'INVALID_ARGUMENT', details: { field: 'request' } };
      return route.fulfill({ status: 400, json: { error } });
    });
    const username = uniqueUsername();
    await send(page, username);
    await expect(page.getByText(`@${username}`)).toBeVisible();
  });

  testWithFailedRequests('signs up with a suggestion by keyboard', async ({ page }) => {
    await showSuggestions(page);
    const second = await suggestions(page).nth(1).innerText();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(suggestions(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'username')).toHaveValue(second);
    await expect(field(page, 'username')).toBeFocused();
    await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`@${second}`)).toBeVisible();
  });
});
