import { expect, type Page } from '@playwright/test';
import { copy, field, fill } from './account-area';

export const suggestions = (page: Page) =>
  page.getByRole('group', { name: copy.username.suggestions }).getByRole('button');

export async function sendUsername(page: Page, username: string): Promise<void> {
  await fill(page, { username });
  await field(page, 'username').press('Enter');
}

/** Sends a reserved name, which is never free, so that the screen suggests others. */
export async function showSuggestions(page: Page): Promise<void> {
  await sendUsername(page, 'admin');
  await expect(suggestions(page)).toHaveCount(3);
}
