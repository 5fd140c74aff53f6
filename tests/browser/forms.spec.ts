import type { Page } from '@playwright/test';
import { messages } from '../../src/content/messages';
import { navigation } from '../../src/content/site';
import {
  button,
  copy,
  expect,
  FAILED_REQUEST,
  fill,
  heading,
  hold,
  logIn,
  paths,
  test,
  uniqueEmail,
  uniqueUsername,
  validSignUp,
  waitForHydration,
} from './fixtures';

/* Behavior of all account forms. The titles continue "Forms …". */

const status = (page: Page) => page.locator('form').getByRole('status');

test('submit once on repeated clicks and show that they are pending', async ({
  page,
  newcomer,
}) => {
  const username = uniqueUsername();
  await logIn(page, newcomer);
  await expect(page).toHaveURL(paths.username);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
  });
  const release = await hold(page, '**/completeSignUp');
  await fill(page, { username });
  await page.locator('[name=username]').press('Enter');
  const pending = button(page, copy.username.pending);
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await pending.click({ force: true });
  await page.locator('[name=username]').press('Enter');
  release();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  expect(calls).toBe(1);
});

test('show and hide the password, also before hydration, and hide it on submit', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
  const password = page.locator('[name=password]');
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  release();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, 'Hide password').click();
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  await button(page, copy.signUp.submit).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('show that they are pending before hydration, also to screen readers', async ({
  page,
  member,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await fill(page, { email: member.email, password: member.password });
  await button(page, copy.logIn.submit).click();
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await expect(status(page)).toHaveText(copy.logIn.pending, { useInnerText: true });
  release();
  await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
});

test.describe('when scripts fail to load', () => {
  test.use({ expectedConsole: FAILED_REQUEST });

  for (const missing of ['main', 'LogInScreen', 'account-style']) {
    test(`(${missing}) show an error and can be submitted again`, async ({ page, member }) => {
      await page.route(`**/assets/${missing}-*`, (route) => route.abort());
      await page.goto(paths.logIn);
      await fill(page, { email: member.email, password: member.password });
      await button(page, copy.logIn.submit).click();
      await expect(status(page)).toHaveText(messages.somethingWentWrong, { useInnerText: true });
      await page.unrouteAll();
      await button(page, copy.logIn.submit).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });
  }
});

test('submit the English month on a translated page', async ({ page }) => {
  await page.goto(paths.signUp);
  await fill(page, { ...validSignUp, email: uniqueEmail(), birthMonth: 'March' });
  await page.locator('[name=birthMonth] option').evaluateAll((options) => {
    for (const option of options) option.textContent = `« ${option.textContent} »`;
  });
  await button(page, copy.signUp.submit).click();
  await expect(page).toHaveURL(paths.username);
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state.birthMonth).toBe('March');
});

test.describe('with an unexpected error', () => {
  test.use({ expectedConsole: /ZodError/ });

  test('show a message and report the error', async ({ page }) => {
    await page.goto(paths.signUp);
    await waitForHydration(page);
    await fill(page, { ...validSignUp, email: uniqueEmail() });
    await page.locator('[name=birthMonth] option').evaluateAll((options) => {
      for (const option of options) option.setAttribute('value', 'Enero');
    });
    const thrown = page.waitForEvent('pageerror');
    await button(page, copy.signUp.submit).click();
    await expect(status(page)).toHaveText(messages.somethingWentWrong);
    await thrown;
    await expect(page.locator('[name=name]')).toHaveValue(validSignUp.name);
  });
});

test.describe('after navigating away during a pending submit', () => {
  test('work again after Back while the next page is loading', async ({ page, member }) => {
    const release = await hold(page, '**/assets/DashboardScreen-*.js');
    await page.goto(paths.logIn);
    await fill(page, { email: member.email, password: member.password });
    await button(page, copy.logIn.submit).click();
    await expect(page).toHaveURL(paths.dashboard);
    await expect(button(page, copy.logIn.pending)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(paths.logIn);
    await expect(button(page, copy.logIn.submit)).toBeVisible();
    await fill(page, { email: member.email, password: member.password });
    await page.locator('[name=password]').press('Enter');
    release();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });

  test('do not navigate when the submit succeeds', async ({ page, newcomer }) => {
    const username = uniqueUsername();
    await logIn(page, newcomer);
    await expect(page).toHaveURL(paths.username);
    const release = await hold(page, '**/completeSignUp');
    await fill(page, { username });
    await button(page, copy.username.submit).click();
    await page.getByRole('link', { name: copy.username.terms }).click();
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

  test('keep the input for Back', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await expect(page).toHaveURL(paths.username);
    await fill(page, { username: 'half.typed' });
    await page.getByRole('link', { name: copy.username.terms }).click();
    await expect(heading(page)).toHaveText('Terms of Service');
    await page.goBack();
    await expect(page.locator('[name=username]')).toHaveValue('half.typed');
  });
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

test.describe('announce errors that moving the focus does not', () => {
  test('when Enter is pressed in the invalid field', async ({ page }) => {
    await page.goto(paths.forgotPassword);
    await waitForHydration(page);
    await fill(page, { email: 'jane' });
    await page.locator('[name=email]').press('Enter');
    await expect(status(page)).toHaveText(messages.emailInvalid);
    await page.locator('[name=email]').pressSequentially('@');
    await expect(status(page)).toHaveText('');
  });

  test('when several fields are invalid, each error only once', async ({ page }) => {
    await page.goto(paths.signUp);
    await waitForHydration(page);
    await fill(page, { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' });
    await button(page, copy.signUp.submit).click();
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(status(page)).toHaveText(
      `${messages.passwordTooShort} ${messages.birthdayInvalid}`,
    );

    await fill(page, { ...validSignUp, name: '', email: '' });
    await button(page, copy.signUp.submit).click();
    await expect(page.locator('[name=name]')).toBeFocused();
    await expect(page.locator('[name=name]')).toHaveAccessibleDescription('');
    await expect(status(page)).toHaveText(messages.fillInAllFields);
  });
});

test('describe the fields of sign-up to people, password managers and keyboards', async ({
  page,
}) => {
  await page.goto(paths.signUp);
  await expect(page.getByText(copy.signUp.required)).toBeVisible();
  for (const [name, token] of Object.entries({
    name: 'name',
    email: 'email',
    password: 'new-password',
    birthMonth: 'bday-month',
    birthDay: 'bday-day',
    birthYear: 'bday-year',
  })) {
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token);
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-required', 'true');
  }
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(copy.passwordHint);
  await expect(page.locator('[name=birthMonth]')).toHaveValue('January');
  await expect(page.getByPlaceholder('2000')).toHaveAttribute('inputmode', 'numeric');
  const day = page.getByPlaceholder('01');
  await expect(day).toHaveAttribute('inputmode', 'numeric');
  await day.focus();
  // As when it is pasted.
  await page.keyboard.insertText(' 07');
  await expect(day).toHaveValue(' 07');
});

test('link to each other', async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.getByRole('link', { name: navigation.homeLabel })).toHaveAttribute(
    'href',
    paths.home,
  );
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveTitle('Log In | Lively');
  await expect(heading(page)).toHaveText('Log in to your account');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(paths.signUp);
  await page.goto(paths.forgotPassword);
  const finished = await page.getByText('Finished resetting?').boundingBox();
  const toLogIn = page.getByRole('link', { name: 'Log in' });
  expect((await toLogIn.boundingBox())?.x).toBe(finished?.x);
  await toLogIn.click();
  await expect(page).toHaveURL(paths.logIn);
});

test('offer the dashboard to a logged-in user', async ({ page, member }) => {
  await logIn(page, member);
  await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  for (const path of [paths.signUp, paths.logIn]) {
    await page.goto(path);
    await page.locator('form').waitFor();
    await page.getByRole('link', { name: copy.signedIn.toDashboard }).click();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  }
});

for (const [action, path, submit, next] of [
  ['signing up', paths.signUp, copy.signUp.submit, paths.username],
  ['logging in', paths.logIn, copy.logIn.submit, paths.dashboard],
] as const) {
  test(`do not offer the dashboard while ${action}`, async ({ page, member }) => {
    await page.addInitScript((note) => {
      new MutationObserver(() => {
        if (document.body?.innerText.includes(note)) sessionStorage.setItem('offered', 'yes');
      }).observe(document, { childList: true, subtree: true });
    }, copy.signedIn.note);
    await page.goto(path);
    if (path === paths.signUp) await fill(page, { ...validSignUp, email: uniqueEmail() });
    else await fill(page, { email: member.email, password: member.password });
    await button(page, submit).click();
    await expect(page).toHaveURL(next);
    await expect(page.locator('form').or(page.getByText(`@${member.username}`))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull();
  });
}

test('change their layout at the specified breakpoints', async ({ page }) => {
  await page.goto(paths.signUp);
  const tops = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    const boxes = ['birthMonth', 'birthDay', 'birthYear'].map((name) =>
      page.locator(`[name=${name}]`).boundingBox(),
    );
    return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? 0));
  };
  const [month, day, year] = await tops(550);
  expect([day, year]).toEqual([month, month]);
  const [narrowMonth = 0, narrowDay = 0] = await tops(549);
  expect(narrowDay).toBeGreaterThan(narrowMonth);
});
