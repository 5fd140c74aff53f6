import type { Page } from '@playwright/test';
import { accountCopy as copy } from '../../src/content/account';
import { paths } from '../../src/content/pages';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';

/* Short names for the tests of the account area. */
export { copy, uniqueEmail, uniqueUsername };

/** Valid input for the sign-up form. */
export const validSignUp = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  password: 'sailing1',
  birthMonth: 'January',
  birthDay: '01',
  birthYear: '2000',
};

/** Fills in fields by name. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === 'birthMonth') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in a form and submits it. */
export async function submit(
  page: Page,
  form: { readonly submit: string },
  fields: Record<string, string>,
) {
  await fill(page, fields);
  await button(page, form.submit).click();
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email, password });
}

/** Sends a valid sign-up. */
export async function signUp(page: Page, email: string = uniqueEmail()) {
  await page.goto(paths.signUp);
  await submit(page, copy.signUp, { ...validSignUp, email });
}
