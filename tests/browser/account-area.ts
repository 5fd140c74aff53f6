import type { Page } from '@playwright/test';
import { account as copy } from '../../src/content/account';
import { paths } from '../../src/content/pages';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { fill, validSignUp } from '../support/forms';

/* Short names for the tests of the account area. */
export { copy, uniqueEmail, uniqueUsername, validSignUp };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function logIn(page: Page, user: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await fill(page, { email: user.email, password: user.password });
  await button(page, copy.logIn.submit).click();
}

/** Sends a valid sign-up. */
export async function signUp(page: Page, email: string = uniqueEmail()) {
  await page.goto(paths.signUp);
  await fill(page, { ...validSignUp, email });
  await button(page, copy.signUp.submit).click();
}
