import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { createMember } from '../support/accounts';
import { setEnumerationProtection } from '../support/auth-emulator';
import { button, copy, fill, logIn, submit, uniqueEmail, validSignUp } from './account-area';
import { expect, paths, REPORTED_FAILURE, test } from './fixtures';
import { openUsername } from './open-as';

// Where errors appear, and when they go; unit tests have every rule and every code of Firebase.

test.use({ expectedConsole: REPORTED_FAILURE });

/** Expects a visible message that describes its field, and focus on that field. */
async function expectFieldError(page: Page, name: string, message: string, description = message) {
  const field = page.locator(`[name="${name}"]`);
  await expect(field).toHaveAccessibleDescription(description);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.locator('[id$="-error"]').filter({ hasText: message })).toBeVisible();
}

const status = (page: Page) => page.locator('form').getByRole('status');

/** Makes one Auth call fail with a code that the emulator may never send. */
async function failWith(page: Page, call: string, code: string) {
  await page.unrouteAll();
  await page.route(`**/accounts:${call}**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  );
}

test.describe('sign-up', () => {
  const wrong = { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' };
  const errors = (page: Page) => page.locator('form p[id$=error]');

  test('keeps the input and shows errors until all is right', async ({ page, newcomer }) => {
    const valid = { ...validSignUp, email: uniqueEmail() };
    const child = String(new Date().getFullYear() - 12);
    await page.goto(paths.signUp);
    for (const [change, field, message] of [
      [{ password: 'sailing' }, 'password', messages.passwordTooSimple],
      [{ email: newcomer.email }, 'email', messages.emailInUse],
      [{ birthMonth: 'February', birthDay: '30' }, 'birthDay', messages.birthdayInvalid],
      [{ birthYear: child }, 'birthYear', messages.tooYoung],
    ] as const) {
      const typed = { ...valid, ...change };
      await submit(page, copy.signUp, typed);
      await expectFieldError(page, field, message);
      await expect(page.locator('[name=password]')).toHaveValue(typed.password);
    }
    await submit(page, copy.signUp, valid);
    await expect(page).toHaveURL(paths.username);
  });

  test('clears all errors on any edit', async ({ page }) => {
    await page.goto(paths.signUp);
    for (const name of Object.keys(validSignUp)) {
      await submit(page, copy.signUp, wrong);
      await expect(errors(page)).toHaveCount(3);
      if (name === 'birthMonth') await fill(page, { birthMonth: 'May' });
      else await page.locator(`[name=${name}]`).pressSequentially('1');
      await expect(errors(page)).toHaveCount(0);
    }
  });

  test('shows no other error while a field is empty', async ({ page }) => {
    await page.goto(paths.signUp);
    await submit(page, copy.signUp, { ...wrong, email: '' });
    await expect(status(page)).toHaveText(messages.fillInAllFields);
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
      `${copy.missing} ${messages.fillInAllFields}`,
    );
    await expect(errors(page)).toHaveCount(0);
  });
});

test('log-in asks for empty fields until the user types', async ({ page }) => {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com' });
  await expect(status(page)).toHaveText(messages.fillInAllFields);
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.locator('[name=email]').pressSequentially('x');
  await expect(status(page)).toBeEmpty();
});

test('log-in shows an error at its field until the user types', async ({ page }) => {
  await page.goto(paths.logIn);
  for (const [code, field, message] of [
    ['USER_DISABLED', 'email', messages.accountDisabled],
    ['SOMETHING_NEW', 'password', messages.somethingWentWrong],
  ] as const) {
    await failWith(page, 'signInWithPassword', code);
    await submit(page, copy.logIn, { email: 'jane@example.com', password: 'sailing1' });
    await expectFieldError(page, field, message);
    await page.locator('[name=email]').pressSequentially('m');
    await expect(page.getByText(message)).toBeHidden();
  }
});

// The setting affects the whole project, so that one test resets it.
test('email enumeration protection hides unknown emails', async ({ page, newcomer }) => {
  try {
    for (const isProtected of [false, true]) {
      await setEnumerationProtection(isProtected);
      await logIn(page, { email: newcomer.email, password: 'wrong1' });
      await expectFieldError(page, 'password', messages.passwordWrong);
      const email = uniqueEmail();
      await logIn(page, { email, password: 'sailing1' });
      if (isProtected) await expectFieldError(page, 'password', messages.passwordWrong);
      else await expectFieldError(page, 'email', messages.emailUnknown);
      await page.goto(paths.forgotPassword);
      await submit(page, copy.forgotPassword, { email });
      if (isProtected) await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
      else await expectFieldError(page, 'email', messages.emailHasNoAccount);
    }
  } finally {
    await setEnumerationProtection(false);
  }
});

test('forgot password announces its latest message until the user types', async ({ page }) => {
  const { email } = validSignUp;
  await failWith(page, 'sendOobCode', 'EMAIL_NOT_FOUND');
  await page.goto(paths.forgotPassword);
  for (const [typed, message] of [
    ['', messages.emailInvalid],
    ['jane@example', messages.emailInvalid],
    [email, messages.emailHasNoAccount],
  ] as const) {
    await fill(page, { email: typed });
    await page.locator('[name=email]').press('Enter');
    await expectFieldError(page, 'email', message);
    // The field had the focus before, so screen readers do not read its new description.
    await expect(status(page)).toHaveText(message);
    await expect(page.locator('form p[id$=error]')).toHaveText(message);
  }
  await page.locator('[name=email]').press('End');
  await page.keyboard.type('x');
  await expect(status(page)).toBeEmpty();
});

test('forgot password can be sent again after an error', async ({ page, newcomer: { email } }) => {
  await failWith(page, 'sendOobCode', 'EMAIL_NOT_FOUND');
  await page.goto(paths.forgotPassword);
  await submit(page, copy.forgotPassword, { email });
  await expectFieldError(page, 'email', messages.emailHasNoAccount);
  await page.unrouteAll();
  await submit(page, copy.forgotPassword, { email });
  await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
});

test.describe('the username screen', () => {
  const field = (page: Page) => page.locator('[name=username]');
  const suggestions = (page: Page) =>
    page.getByRole('group', { name: copy.username.suggestions }).getByRole('button');
  /** A reserved name, which is never free. */
  const RESERVED = 'admin';

  test('asks for a username that is only spaces', async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await submit(page, copy.username, { username: ' ' });
    await expectFieldError(page, 'username', messages.usernameEmpty);
  });

  // Also when the layout moves under it.
  test('only fills in a suggestion that is clicked twice', async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await submit(page, copy.username, { username: RESERVED });
    await expect(suggestions(page)).toHaveCount(3);
    const [first = ''] = await suggestions(page).allTextContents();
    await suggestions(page).first().dblclick();
    await expect(field(page)).toHaveValue(first);
    await expect(button(page, copy.username.submit)).toBeEnabled();
  });

  test('replaces its suggestions with the next error', async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await submit(page, copy.username, { username: RESERVED });
    await expect(suggestions(page)).toHaveCount(3);
    await submit(page, copy.username, { username: 'ab' });
    await expectFieldError(page, 'username', messages.usernameLength);
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('announces which usernames are free when one is taken', async ({ page, newcomer }) => {
    const { username } = await createMember();
    await openUsername(page, newcomer);
    await fill(page, { username });
    await field(page).press('Enter');
    await expect(suggestions(page)).toHaveCount(3);
    const description = `${messages.usernameTaken} ${copy.username.suggestions}`;
    await expectFieldError(page, 'username', messages.usernameTaken, description);
    const free = await suggestions(page).allTextContents();
    await expect(status(page)).toHaveText(`${description} ${free.join(', ')}`);
  });

  test('signs up a user who chooses a suggestion with the keyboard', async ({ page, newcomer }) => {
    await openUsername(page, newcomer);
    await fill(page, { username: RESERVED });
    await field(page).press('Enter');
    await expect(suggestions(page)).toHaveCount(3);
    const second = (await suggestions(page).nth(1).textContent()) ?? '';
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(suggestions(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(second);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`@${second}`)).toBeVisible();
  });
});

test('an empty form says at each field that it is missing, in view of the first one', async ({
  page,
}) => {
  // A phone with its keyboard open.
  await page.setViewportSize({ width: 390, height: 440 });
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, {});
  const missing = page.getByText(copy.missing, { exact: true });
  await expect(missing).toHaveCount(5);
  await expect(page.locator('[name=name]')).toBeFocused();
  await expect(page.locator('[name=name]')).toBeInViewport({ ratio: 1 });
  await expect(missing.first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(copy.missing);
});

test('log-in, sign-up and forgot password lead to help with the account', async ({ page }) => {
  for (const path of [paths.logIn, paths.signUp, paths.forgotPassword]) {
    await page.goto(path);
    await page.getByRole('link', { name: copy.help }).click();
    await expect(page).toHaveURL(`${paths.support}#account`);
    await expect(page.locator('#account')).toBeInViewport();
  }
});
