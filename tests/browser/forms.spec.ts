import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import type { Member, Newcomer } from '../support/accounts';
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

async function openSignUp(page: Page): Promise<void> {
  await page.goto(paths.signUp);
  await waitForHydration(page);
}

/** Sends the log-in form while a chunk cannot be loaded. */
async function logInWithout(page: Page, chunk: string, member: Member): Promise<void> {
  await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
  await logIn(page, member);
}

/** Opens the form for a username, whose code of Firebase Auth is held until `importAuth` is called. */
async function openWithoutAuth(page: Page, newcomer: Newcomer): Promise<() => void> {
  // The first request only fills the cache for the import.
  const importAuth = await hold(page, '**/assets/auth-*.js', { except: 1 });
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

/** Clicks 'Show password' before hydration, and hydrates the page. */
async function showPasswordBeforeHydration(page: Page): Promise<void> {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  release();
  await waitForHydration(page);
}

test('show the password after a click before hydration', async ({ page }) => {
  await showPasswordBeforeHydration(page);
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
});

test('hide the password again', async ({ page }) => {
  await showPasswordBeforeHydration(page);
  await button(page, 'Hide password').click();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
});

test('hide the password on submit', async ({ page }) => {
  await openSignUp(page);
  const password = page.locator('[name=password]');
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, copy.signUp.submit).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const chunk of ['main', 'LogInScreen']) {
  testWithFailedRequests(`show an error while ${chunk} is missing`, async ({ page, member }) => {
    await logInWithout(page, chunk, member);
    await expect(status(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
  });

  testWithFailedRequests(`work again when ${chunk} loads`, async ({ page, member }) => {
    await logInWithout(page, chunk, member);
    await expect(button(page, copy.logIn.submit)).toBeVisible();
    await page.unrouteAll();
    await button(page, copy.logIn.submit).click();
    await expectWelcome(page, member);
  });
}

test.describe('with an unexpected error', () => {
  test.use({ expectedConsole: /ZodError/ });

  /** Sends a sign-up that the parser of the form does not expect. */
  async function sendUnexpected(page: Page): Promise<void> {
    await openSignUp(page);
    await fill(page, { ...validSignUp, email: uniqueEmail() });
    const months = page.locator('[name=birthMonth] option');
    await months.first().evaluate((option) => option.setAttribute('value', 'Enero'));
    await button(page, copy.signUp.submit).click();
  }

  test('report it', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await sendUnexpected(page);
    expect((await thrown).message).toContain('ZodError');
  });

  test('show that something went wrong', async ({ page }) => {
    await sendUnexpected(page);
    await expect(status(page)).toHaveText(messages.somethingWentWrong);
  });

  test('keep the input', async ({ page }) => {
    await sendUnexpected(page);
    await expect(status(page)).not.toBeEmpty();
    await expect(page.locator('[name=name]')).toHaveValue(validSignUp.name);
  });
});

test('send the English month from a translated page', async ({ page }) => {
  await openSignUp(page);
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

/** Leaves the form for the terms while its call is pending, and lets the call end there. */
async function leaveBeforeResponse(page: Page, newcomer: Newcomer, username: string) {
  await openUsername(page, newcomer);
  await waitForHydration(page);
  const release = await hold(page, '**/completeSignUp');
  await submit(page, copy.username, { username });
  await toTerms(page).click();
  await expect(heading(page)).toHaveText('Terms of Service');
  const responded = page.waitForResponse('**/completeSignUp');
  release();
  await (await responded).finished();
  // The page handles the response before its second frame from now.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('never navigate after the user has left', async ({ page, newcomer }) => {
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

/** Types into the log-in form, and goes on to the form for a forgotten password. */
async function forgetPassword(page: Page): Promise<void> {
  await page.goto(paths.logIn);
  await waitForHydration(page);
  await fill(page, { email: 'jane@example.com', password: validSignUp.password });
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(heading(page)).toHaveText(copy.forgotPassword.heading);
}

test('pass on the email', async ({ page }) => {
  await forgetPassword(page);
  await expect(page.locator('[name=email]')).toHaveValue('jane@example.com');
});

test('never keep the password for Back', async ({ page }) => {
  await forgetPassword(page);
  await page.goBack();
  await expect(page.locator('[name=email]')).toHaveValue('jane@example.com');
  await expect(page.locator('[name=password]')).toHaveValue('');
});

test('never store the input in the history', async ({ page }) => {
  await forgetPassword(page);
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  expect(await state()).not.toContain('jane');
  await page.goBack();
  await expect(heading(page)).toHaveText(copy.logIn.heading);
  expect(await state()).not.toContain('jane');
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
  await fill(page, { ...validSignUp, email: uniqueEmail(), birthDay: '' });
  await page.locator('[name=birthDay]').focus();
  await page.keyboard.insertText(' 07');
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
});

test.describe('with an address that is probably mistyped', () => {
  const email = (page: Page) => page.locator('[name=email]');
  const question = (page: Page) =>
    page
      .locator('form p')
      .getByText(copy.signUp.didYouMean('ada@gmail.com'))
      .filter({ visible: true });
  const suggestion = (page: Page) => button(page, copy.signUp.useSuggestion);

  async function mistype(page: Page): Promise<void> {
    await openSignUp(page);
    await email(page).fill('ada@gmial.com');
    await email(page).press('Tab');
    await expect(suggestion(page)).toBeVisible();
  }

  test('ask whether another one is meant', async ({ page }) => {
    await mistype(page);
    await expect(question(page).first()).toBeVisible();
  });

  test('announce the question', async ({ page }) => {
    await mistype(page);
    await expect(status(page)).toHaveText(copy.signUp.didYouMean('ada@gmail.com'));
  });

  test('have the suggestion between the email and the password', async ({ page }) => {
    await mistype(page);
    await page.keyboard.press('Shift+Tab');
    await expect(suggestion(page)).toBeFocused();
  });

  test('use the suggestion', async ({ page }) => {
    await mistype(page);
    await suggestion(page).press('Enter');
    await expect(email(page)).toHaveValue('ada@gmail.com');
    await expect(question(page)).toHaveCount(0);
  });

  test('focus the email after the suggestion was used', async ({ page }) => {
    await mistype(page);
    await suggestion(page).press('Enter');
    await expect(email(page)).toBeFocused();
  });

  test('do not move under the pointer', async ({ page }) => {
    // Loads the domains, so that nothing delays the second question.
    await mistype(page);
    await email(page).fill('ada@gmial.con');
    await expect(suggestion(page)).toHaveCount(0);
    await button(page, copy.signUp.submit).hover();
    const below = page.locator('[name=password]');
    const before = await below.boundingBox();
    await page.mouse.down();
    await expect(email(page)).not.toBeFocused();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await below.boundingBox()).toEqual(before);
  });
});

test('warn of a common password', async ({ page }) => {
  await openSignUp(page);
  const password = page.locator('[name=password]');
  await password.fill('password1');
  await expect(password).toHaveAccessibleDescription(copy.commonPassword);
  await password.fill('sailing1');
  await expect(password).toHaveAccessibleDescription(copy.passwordHint);
});

test('accept a common password', async ({ page }) => {
  await openSignUp(page);
  const credentials = { email: uniqueEmail(), password: 'password1' };
  await submit(page, copy.signUp, { ...validSignUp, ...credentials });
  await expect(page).toHaveURL(paths.username);
});

test('tell password managers the rules of a password', async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.locator('[name=password]')).toHaveAttribute('passwordrules', /required: digit/);
});
