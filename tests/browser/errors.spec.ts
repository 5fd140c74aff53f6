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

/** Expects a visible message that describes its field, and focus on that field. */
async function expectFieldError(page: Page, name: string, message: string) {
  const field = page.locator(`[name="${name}"]`);
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeRegExp(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.getByText(message)).toBeVisible();
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Makes one Auth call fail with a code that the emulator never sends. */
async function failWith(page: Page, call: string, code: string) {
  await page.route(`**/accounts:${call}**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  );
}

test.describe('sign-up', () => {
  const cases: [Partial<typeof validSignUp>, string, string][] = [
    [{ password: 'sail1' }, 'password', messages.passwordTooShort],
    [{ password: 'sailing' }, 'password', messages.passwordTooSimple],
    [{ email: 'jane@example' }, 'email', messages.emailInvalid],
    [{ birthMonth: 'February', birthDay: '30' }, 'birthDay', messages.birthdayInvalid],
    [{ birthYear: '99' }, 'birthYear', messages.birthdayInvalid],
    [{ birthDay: 'x' }, 'birthDay', messages.birthdayInvalid],
  ];
  test('shows an error for each invalid field', async ({ page }) => {
    await page.goto(paths.signUp);
    for (const [change, field, message] of cases) {
      await fill(page, { ...validSignUp, email: uniqueEmail(), ...change });
      await button(page, copy.signUp.submit).click();
      await expectFieldError(page, field, message);
      await page.locator('[name=name]').pressSequentially('!');
      await expect(page.getByText(message)).toBeHidden();
      await expect(page.locator('[name=password]')).toHaveValue(
        change.password ?? validSignUp.password,
      );
    }
  });

  test('shows several errors and clears them all when any field is edited', async ({ page }) => {
    await page.goto(paths.signUp);
    const wrong = { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' };
    for (const name of Object.keys(validSignUp)) {
      await fill(page, wrong);
      await button(page, copy.signUp.submit).click();
      const errors = page.locator('form p[id$=error]');
      await expect(errors).toHaveCount(3);
      if (name === 'birthMonth') await fill(page, { birthMonth: 'May' });
      else await page.locator(`[name=${name}]`).pressSequentially('1');
      await expect(errors).toHaveCount(0);
    }
  });

  test('shows only one message while a field is empty', async ({ page }) => {
    await page.goto(paths.signUp);
    await fill(page, { ...validSignUp, email: '', password: 'x' });
    await button(page, copy.signUp.submit).click();
    await expect(page.getByRole('status')).toHaveText(messages.fillInAllFields);
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(page.getByText(messages.passwordTooShort)).toBeHidden();
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

    test('shows that the email is in use', async ({ page, newcomer }) => {
      await signUp(page, newcomer.email);
      await expectFieldError(page, 'email', messages.emailInUse);
    });

    test('shows any other failure and can be submitted again', async ({ page }) => {
      await failWith(page, 'signUp', 'OPERATION_NOT_ALLOWED');
      await signUp(page);
      await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong);
      await page.unroute('**/accounts:signUp**');
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

  // Codes that the emulator does not send; error-catalogue.test.ts has all.
  const rows: [string, string, string][] = [
    ['EMAIL_NOT_FOUND', 'email', messages.emailUnknown],
    ['INVALID_PASSWORD', 'password', messages.passwordWrong],
    ['SOMETHING_NEW', 'password', messages.somethingWentWrong],
  ];
  test.describe('when Auth rejects the request', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('shows a message for each code', async ({ page }) => {
      await page.goto(paths.logIn);
      for (const [code, field, message] of rows) {
        await page.unrouteAll();
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
test.describe('with and without email enumeration protection', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedConsole: FAILED_REQUEST });
  test.afterAll(() => setEnumerationProtection(false));

  for (const [on, unknown] of [
    [false, { field: 'email', message: messages.emailUnknown }],
    [true, { field: 'password', message: messages.passwordWrong }],
  ] as const) {
    test(`${on ? 'on' : 'off'}: log-in`, async ({ page, newcomer }) => {
      await setEnumerationProtection(on);
      await logIn(page, { email: newcomer.email, password: 'wrong1' });
      await expectFieldError(page, 'password', messages.passwordWrong);
      await logIn(page, { email: uniqueEmail(), password: 'sailing1' });
      await expectFieldError(page, unknown.field, unknown.message);
    });

    test(`${on ? 'on' : 'off'}: forgot password`, async ({ page }) => {
      await setEnumerationProtection(on);
      const email = uniqueEmail();
      await page.goto(paths.forgotPassword);
      await fill(page, { email });
      await button(page, copy.forgotPassword.submit).click();
      if (on) await expect(page.getByText(copy.forgotPassword.sent(email))).toBeVisible();
      else await expectFieldError(page, 'email', messages.emailHasNoAccount);
    });
  }
});

test.describe('forgot password', () => {
  test('rejects an invalid email', async ({ page }) => {
    await page.goto(paths.forgotPassword);
    for (const email of ['', 'jane', 'jane@example']) {
      await fill(page, { email });
      await button(page, copy.forgotPassword.submit).click();
      await expectFieldError(page, 'email', messages.emailInvalid);
    }
  });

  test.describe('when Auth fails', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('replaces the previous message with each failure', async ({ page }) => {
      await page.goto(paths.forgotPassword);
      await fill(page, { email: 'jane@example.com' });
      for (const [code, message] of [
        ['INVALID_EMAIL', messages.emailInvalid],
        ['EMAIL_NOT_FOUND', messages.emailHasNoAccount],
        ['QUOTA_EXCEEDED', messages.somethingWentWrong],
      ] as const) {
        await page.unrouteAll();
        await failWith(page, 'sendOobCode', code);
        await button(page, copy.forgotPassword.submit).click();
        await expectFieldError(page, 'email', message);
        await expect(page.locator('form p[id$=error]')).toHaveText(message);
      }
    });

    test('shows that sending the email failed and can be submitted again', async ({
      page,
      newcomer,
    }) => {
      await failWith(page, 'sendOobCode', 'QUOTA_EXCEEDED');
      await page.goto(paths.forgotPassword);
      await fill(page, { email: newcomer.email });
      await button(page, copy.forgotPassword.submit).click();
      await expectFieldError(page, 'email', messages.somethingWentWrong);
      await page.unroute('**/accounts:sendOobCode**');
      await button(page, copy.forgotPassword.submit).click();
      await expect(page.getByText(copy.forgotPassword.sent(newcomer.email))).toBeVisible();
    });
  });
});

test.describe('username', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  const cases: [string, string][] = [
    ['', messages.usernameEmpty],
    ['  ', messages.usernameEmpty],
    ['ab', messages.usernameLength],
    ['a'.repeat(31), messages.usernameLength],
    ['Jane', messages.usernameCharacters],
    ['jane.', messages.usernameEndsInPeriod],
    ['ja..ne', messages.usernameAdjacentPeriods],
    ['admin', messages.usernameTaken],
  ];
  test('shows an error for each invalid username', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await expect(page).toHaveURL(paths.username);
    for (const [username, message] of cases) {
      await fill(page, { username });
      await button(page, copy.username.submit).click();
      await expectFieldError(page, 'username', message);
    }
    await page.locator('[name=username]').pressSequentially('x');
    await expect(page.getByText(messages.usernameTaken)).toBeHidden();
  });

  test.describe('that is taken', () => {
    const suggestions = (page: Page) =>
      page.getByRole('group', { name: copy.username.suggestions }).getByRole('button');
    const field = (page: Page) => page.locator('[name=username]');

    test('shows three free usernames, one of which signs the user up', async ({
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
      await expect(page.getByText(messages.usernameTaken)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`@${free[1]}`)).toBeVisible();
    });

    test('only fills one in, even on a double click', async ({ page, newcomer }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
      });
      await logIn(page, newcomer);
      for (const [index, width] of [360, 1280].entries()) {
        await page.setViewportSize({ width, height: 800 });
        await fill(page, { username: 'admin' });
        await button(page, copy.username.submit).click();
        await expect(page.getByText(messages.usernameTaken)).toBeVisible();
        await suggestions(page).first().dblclick();
        await expect(page.getByText(messages.usernameTaken)).toBeHidden();
        await expect(field(page)).toHaveValue(
          (await suggestions(page).first().textContent()) ?? '',
        );
        await expect(button(page, copy.username.submit)).toBeEnabled();
        expect(calls).toBe(index + 1);
      }
    });

    test('no longer shows them after another error', async ({ page, newcomer }) => {
      await logIn(page, newcomer);
      await fill(page, { username: 'admin' });
      await button(page, copy.username.submit).click();
      await expect(suggestions(page)).toHaveCount(3);
      await fill(page, { username: 'ab' });
      await button(page, copy.username.submit).click();
      await expectFieldError(page, 'username', messages.usernameLength);
      await expect(suggestions(page)).toHaveCount(0);
    });

    test('shows none that are invalid', async ({ page, newcomer }) => {
      await page.route('**/completeSignUp', (route) =>
        route.fulfill({
          status: 409,
          json: { error: { status: 'ALREADY_EXISTS', details: { suggestions: ['<b>'] } } },
        }),
      );
      await logIn(page, newcomer);
      await fill(page, { username: 'jane' });
      await button(page, copy.username.submit).click();
      await expectFieldError(page, 'username', messages.usernameTaken);
      await expect(suggestions(page)).toHaveCount(0);
    });
  });

  test.describe('when the function fails', () => {
    test.use({ expectedConsole: REPORTED_FAILURE });

    test('recovers from a lost response', async ({ page, newcomer }) => {
      const username = `t.${newcomer.uid.toLowerCase().slice(0, 12)}`;
      await logIn(page, newcomer);
      await expect(page).toHaveURL(paths.username);
      await page.route('**/completeSignUp', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await fill(page, { username });
      await button(page, copy.username.submit).click();
      await expectFieldError(page, 'username', messages.somethingWentWrong);
      await page.unroute('**/completeSignUp');
      await button(page, copy.username.submit).click();
      await expect(page.getByText(`@${username}`)).toBeVisible();
    });
  });
});
