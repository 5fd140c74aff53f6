import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { disableAccount, setEnumerationProtection } from '../support/auth-emulator';
import {
  button,
  copy,
  expect,
  FAILED_REQUEST,
  fill,
  heading,
  logIn,
  paths,
  REPORTED_FAILURE,
  signUp,
  test,
  uniqueEmail,
  validSignUp,
} from './fixtures';

// One error of each kind; unit tests have every rule and every code of Firebase.

/** Expects a visible message that describes its field, and focus on that field. */
async function expectFieldError(page: Page, name: string, message: string) {
  const field = page.locator(`[name="${name}"]`);
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeRegExp(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.getByText(message)).toBeVisible();
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes one Auth call fail with a code that the emulator may never send. */
async function failWith(page: Page, call: string, code: string) {
  await page.unrouteAll();
  await page.route(`**/accounts:${call}**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  );
}

test.describe('sign-up', () => {
  test('shows the error of a field, and keeps the input', async ({ page }) => {
    await page.goto(paths.signUp);
    for (const [change, field, message] of [
      [{ password: 'sailing' }, 'password', messages.passwordTooSimple],
      [{ email: 'jane@example' }, 'email', messages.emailInvalid],
      [{ birthMonth: 'February', birthDay: '30' }, 'birthDay', messages.birthdayInvalid],
      [{ birthYear: '99' }, 'birthYear', messages.birthdayInvalid],
    ] as const) {
      const typed = { ...validSignUp, email: uniqueEmail(), ...change };
      await fill(page, typed);
      await button(page, copy.signUp.submit).click();
      await expectFieldError(page, field, message);
      await expect(page.locator('[name=password]')).toHaveValue(typed.password);
    }
  });

  test('shows several errors, clears them all on any edit, and only asks for empty fields', async ({
    page,
  }) => {
    await page.goto(paths.signUp);
    const wrong = { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' };
    const errors = page.locator('form p[id$=error]');
    for (const name of Object.keys(validSignUp)) {
      await fill(page, wrong);
      await button(page, copy.signUp.submit).click();
      await expect(errors).toHaveCount(3);
      if (name === 'birthMonth') await fill(page, { birthMonth: 'May' });
      else await page.locator(`[name=${name}]`).pressSequentially('1');
      await expect(errors).toHaveCount(0);
    }
    await fill(page, { ...wrong, email: '' });
    await button(page, copy.signUp.submit).click();
    await expect(page.getByRole('status')).toHaveText(messages.fillInAllFields);
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(errors).toHaveCount(0);
  });

  test('rejects a birthday under 13 until the year is corrected', async ({ page }) => {
    const child = String(new Date().getFullYear() - 12);
    await page.goto(paths.signUp);
    await fill(page, { ...validSignUp, email: uniqueEmail(), birthYear: child });
    await button(page, copy.signUp.submit).click();
    await expectFieldError(page, 'birthYear', messages.tooYoung);
    await fill(page, { birthYear: validSignUp.birthYear });
    await button(page, copy.signUp.submit).click();
    await expect(page).toHaveURL(paths.username);
  });

  test.describe('when Auth rejects the request', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('shows why, or that something went wrong, and can be submitted again', async ({
      page,
      newcomer,
    }) => {
      await signUp(page, newcomer.email);
      await expectFieldError(page, 'email', messages.emailInUse);
      await failWith(page, 'signUp', 'OPERATION_NOT_ALLOWED');
      await fill(page, { email: uniqueEmail() });
      await button(page, copy.signUp.submit).click();
      await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong);
      await page.unrouteAll();
      await button(page, copy.signUp.submit).click();
      await expect(page).toHaveURL(paths.username);
    });
  });
});

test.describe('log-in', () => {
  test('reports an empty field at the bottom of the form', async ({ page }) => {
    await page.goto(paths.logIn);
    await fill(page, { email: 'jane@example.com' });
    const submit = button(page, copy.logIn.submit);
    await submit.click();
    const status = page.locator('form').getByRole('status');
    await expect(status).toHaveText(messages.fillInAllFields);
    const [above, below] = await Promise.all([submit.boundingBox(), status.boundingBox()]);
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await expect(page.locator('[name=password]')).toBeFocused();
    await page.locator('[name=email]').pressSequentially('x');
    await expect(page.getByText(messages.fillInAllFields)).toBeHidden();
  });

  test.describe('when Auth rejects the request', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('shows a message beside its field until the user types', async ({ page }) => {
      await page.goto(paths.logIn);
      for (const [code, field, message] of [
        ['EMAIL_NOT_FOUND', 'email', messages.emailUnknown],
        ['INVALID_PASSWORD', 'password', messages.passwordWrong],
        ['SOMETHING_NEW', 'password', messages.somethingWentWrong],
      ] as const) {
        await failWith(page, 'signInWithPassword', code);
        await fill(page, { email: 'jane@example.com', password: 'sailing1' });
        await button(page, copy.logIn.submit).click();
        await expectFieldError(page, field, message);
        await page.locator('[name=email]').pressSequentially('m');
        await expect(page.getByText(message)).toBeHidden();
      }
    });

    test('fails offline and works again online', async ({ page, context, member }) => {
      await page.goto(paths.logIn);
      // A response to the click proves that the page has fully loaded before it goes offline.
      await button(page, copy.logIn.submit).click();
      await expect(page.getByText(messages.fillInAllFields)).toBeVisible();
      await fill(page, { email: member.email, password: member.password });
      await context.setOffline(true);
      await button(page, copy.logIn.submit).click();
      await expectFieldError(page, 'password', messages.somethingWentWrong);
      await context.setOffline(false);
      await button(page, copy.logIn.submit).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });

    test('shows that the account is disabled', async ({ page, newcomer }) => {
      await disableAccount(newcomer.uid);
      await logIn(page, newcomer);
      await expectFieldError(page, 'email', messages.accountDisabled);
    });
  });
});

// The setting affects the whole project, so these tests run serially and reset it.
test.describe('email enumeration protection', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedConsole: FAILED_REQUEST });
  test.afterAll(() => setEnumerationProtection(false));

  for (const [on, unknown] of [
    [false, { field: 'email', message: messages.emailUnknown }],
    [true, { field: 'password', message: messages.passwordWrong }],
  ] as const) {
    test(`${on ? 'on' : 'off'}: log-in and forgot password`, async ({ page, newcomer }) => {
      await setEnumerationProtection(on);
      await logIn(page, { email: newcomer.email, password: 'wrong1' });
      await expectFieldError(page, 'password', messages.passwordWrong);
      const email = uniqueEmail();
      await logIn(page, { email, password: 'sailing1' });
      await expectFieldError(page, unknown.field, unknown.message);
      await page.goto(paths.forgotPassword);
      await fill(page, { email });
      await button(page, copy.forgotPassword.submit).click();
      if (on) await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
      else await expectFieldError(page, 'email', messages.emailHasNoAccount);
    });
  }
});

test.describe('forgot password', () => {
  test.use({ expectedConsole: REPORTED_FAILURE });

  test('replaces the previous message, and can be submitted again', async ({ page, newcomer }) => {
    await page.goto(paths.forgotPassword);
    const submit = button(page, copy.forgotPassword.submit);
    for (const email of ['', 'jane', 'jane@example']) {
      await fill(page, { email });
      await submit.click();
      await expectFieldError(page, 'email', messages.emailInvalid);
    }
    await fill(page, { email: newcomer.email });
    for (const [code, message] of [
      ['EMAIL_NOT_FOUND', messages.emailHasNoAccount],
      ['QUOTA_EXCEEDED', messages.somethingWentWrong],
    ] as const) {
      await failWith(page, 'sendOobCode', code);
      await submit.click();
      await expectFieldError(page, 'email', message);
      await expect(page.locator('form p[id$=error]')).toHaveText(message);
    }
    await page.unrouteAll();
    await submit.click();
    await expect(page.getByText(copy.forgotPassword.sent(newcomer.email))).toBeVisible();
  });
});

test.describe('username', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  const suggestions = (page: Page) =>
    page.getByRole('group', { name: copy.username.suggestions }).getByRole('button');
  const field = (page: Page) => page.locator('[name=username]');

  test('shows why a username is invalid until the user types', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await expect(page).toHaveURL(paths.username);
    for (const [username, message] of [
      ['  ', messages.usernameEmpty],
      ['ab', messages.usernameLength],
      ['Jane', messages.usernameCharacters],
      ['jane.', messages.usernameEndsInPeriod],
      ['ja..ne', messages.usernameAdjacentPeriods],
      ['admin', messages.usernameTaken],
    ] as const) {
      await fill(page, { username });
      await button(page, copy.username.submit).click();
      await expectFieldError(page, 'username', message);
    }
    // A double click on a suggestion only fills it in, also when the layout moves under it.
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
    });
    await suggestions(page).first().dblclick();
    await expect(page.getByText(messages.usernameTaken)).toBeHidden();
    await expect(field(page)).toHaveValue((await suggestions(page).first().textContent()) ?? '');
    await expect(button(page, copy.username.submit)).toBeEnabled();
    expect(calls).toBe(0);

    await fill(page, { username: 'ab' });
    await button(page, copy.username.submit).click();
    await expectFieldError(page, 'username', messages.usernameLength);
    await expect(suggestions(page)).toHaveCount(0);
    await page.route('**/completeSignUp', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { status: 'ALREADY_EXISTS', details: { suggestions: ['<b>'] } } },
      }),
    );
    await fill(page, { username: 'jane' });
    await button(page, copy.username.submit).click();
    await expectFieldError(page, 'username', messages.usernameTaken);
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('that is taken: shows three free ones, one of which signs the user up', async ({
    page,
    newcomer,
    users,
  }) => {
    const { username } = await users.member();
    await logIn(page, newcomer);
    await fill(page, { username });
    await field(page).press('Enter');
    await expect(suggestions(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    const free = await suggestions(page).allTextContents();
    // The field had the focus before, so screen readers do not read its new description.
    const status = page.locator('form').getByRole('status');
    for (const text of [messages.usernameTaken, copy.username.suggestions, ...free]) {
      await expect(status).toContainText(text);
    }
    await expect(field(page)).toHaveAccessibleDescription(
      `${messages.usernameTaken} ${copy.username.suggestions}`,
    );

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(suggestions(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(free[1] ?? '');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`@${free[1]}`)).toBeVisible();
  });
});
