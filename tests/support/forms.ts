import type { Page } from '@playwright/test';

/** Valid input for the sign-up form, except for the email. */
export const validSignUp = {
  name: 'Jane Doe',
  email: '',
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
