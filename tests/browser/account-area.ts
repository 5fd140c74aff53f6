import { expect, type Page } from '@playwright/test';
import { accountCopy as copy } from '../../src/content/account';
import { paths } from '../../src/content/pages';
import { messages } from '../../src/shared/messages';
import { uniqueEmail } from '../support/accounts';

export { copy };

/** Valid input for the sign-up form. */
export const validSignUp = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  password: 'sailing1',
  birthMonth: 'January',
  birthDay: '01',
  birthYear: '2000',
};

/** Invalid input for three fields of the sign-up form. */
export const invalidSignUp = { ...validSignUp, email: 'jane', password: 'x', birthDay: '32' };

/** The texts of a form. */
export type FormCopy = { readonly submit: string };
/** What is typed into the fields of a form, by name. */
export type Input = Readonly<Record<string, string>>;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
/** A form's progress and errors. Until hydration, it also has hidden texts: pass `useInnerText`. */
export const formStatus = (page: Page) => page.locator('form').getByRole('status');

export async function fill(page: Page, input: Input): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    if (name === 'birthMonth') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

export async function submit(page: Page, formCopy: FormCopy, input: Input): Promise<void> {
  await fill(page, input);
  await button(page, formCopy.submit).click();
}

/** Waits until a form shows that something went wrong, and sends the form again. */
export async function sendAgain(page: Page, formCopy: FormCopy): Promise<void> {
  // The message can be there twice: at a field and, for screen readers, in the status.
  const failures = page.getByText(messages.somethingWentWrong).filter({ visible: true });
  await expect(failures.first()).toBeVisible();
  await button(page, formCopy.submit).click();
}

/** The link that a form offers to a user who is logged in. */
export const toDashboard = (page: Page) =>
  page.getByRole('link', { name: copy.signedIn.toDashboard });

/** Sends the log-in form, without waiting for its result. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email, password });
}

/** Logs out of the dashboard. */
export async function logOut(page: Page): Promise<void> {
  await button(page, copy.dashboard.logOut).click();
  await expect(page).toHaveURL(paths.logIn);
}

/** Sends a valid sign-up, and waits for the form for a username. */
export async function signUp(page: Page, email: string = uniqueEmail()): Promise<void> {
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, email });
  await expect(page).toHaveURL(paths.username);
}
