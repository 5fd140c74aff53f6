import { messages } from '../../src/shared/messages';
import { createAccount } from '../support/accounts';
import { axeViolations } from '../support/axe-violations';
import { button, copy, field, fill, formStatus, logIn, submit, validSignUp } from './account-area';
import { expect, heading, paths, test, testWithFailedRequests } from './fixtures';
import { openHydrated, openUnhydrated, waitForHydration } from './hydrate';
import { expectWelcome, openUsername } from './open-as';

// What forms of the account area have in common. Each test shows it with one of them.

// Some password managers submit a form twice.
test('a form that is submitted twice at once sends one request', async ({ page, member }) => {
  await openHydrated(page, paths.logIn);
  await fill(page, { email: member.email, password: member.password });
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expectWelcome(page, member);
  const calls = (await page.requests()).filter(
    (request) => request.method() === 'POST' && request.url().includes('signInWithPassword'),
  );
  expect(calls).toHaveLength(1);
});

test('a submit hides the password', async ({ page }) => {
  await openHydrated(page, paths.signUp);
  await button(page, 'Show password').click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await button(page, copy.signUp.submit).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
});

for (const bundle of ['shared', 'forms']) {
  testWithFailedRequests(
    `a form can be sent again after ${bundle} has failed to load`,
    async ({ page, member }) => {
      await page.route(`**/assets/${bundle}-*`, (route) => route.abort());
      await logIn(page, member);
      await expect(formStatus(page)).toHaveText(messages.somethingWentWrong, {
        useInnerText: true,
      });
      await page.unrouteAll();
      await button(page, copy.logIn.submit).click();
      await expectWelcome(page, member);
    },
  );
}

test('the form for a forgotten password sends a second email', async ({ page, newcomer }) => {
  await page.goto(paths.forgotPassword);
  await submit(page, copy.forgotPassword, { email: newcomer.email });
  await expect(formStatus(page)).toHaveText(copy.forgotPassword.sent(newcomer.email));
  expect(await axeViolations(page)).toEqual([]);
  await button(page, copy.forgotPassword.anotherAddress).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(formStatus(page)).toBeEmpty();
  const { email } = await createAccount();
  await submit(page, copy.forgotPassword, { email });
  await expect(formStatus(page)).toHaveText(copy.forgotPassword.sent(email));
});

test('a form shows that it is pending before hydration', async ({ page, member }) => {
  const letHydrate = await openUnhydrated(page, paths.logIn);
  await submit(page, copy.logIn, { email: member.email, password: member.password });
  await expect(button(page, copy.logIn.pending)).toBeVisible();
  await expect(formStatus(page)).toHaveText(copy.logIn.pending, { useInnerText: true });
  await letHydrate();
  await expectWelcome(page, member);
});

test('a form keeps its input for Back', async ({ page, newcomer }) => {
  await openUsername(page, newcomer);
  await waitForHydration(page);
  await fill(page, { username: 'half.typed' });
  await page.getByRole('link', { name: copy.username.terms }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
  await page.goBack();
  await expect(field(page, 'username')).toHaveValue('half.typed');
});

test('the log-in passes on the email to a forgotten password, and never keeps the password', async ({
  page,
}) => {
  const email = 'jane@example.com';
  await openHydrated(page, paths.logIn);
  await fill(page, { email, password: validSignUp.password });
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(heading(page)).toHaveText(copy.forgotPassword.heading);
  await expect(field(page, 'email')).toHaveValue(email);
  await page.goBack();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'password')).toHaveValue('');
});
