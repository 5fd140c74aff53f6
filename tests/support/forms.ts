import type { Page } from '@playwright/test';

/** What a person types into the sign-up form; change one thing to make it wrong. */
export const sound = {
  name: 'Jane Doe',
  email: '',
  password: 'sailing1',
  birthMonth: 'January',
  birthDay: '01',
  birthYear: '2000',
};

/** Fills in fields by their names. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === 'birthMonth') await field.selectOption(value);
    else await field.fill(value);
  }
}
