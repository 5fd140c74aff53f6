import { expect, type Page } from '@playwright/test';
import { field } from './account-area';

export const errors = (page: Page) => page.locator('form p[id$="-error"]');

/** Expects a visible message that describes its field, and focus on that field. */
export async function expectFieldError(
  page: Page,
  name: string,
  message: string,
  description = message,
): Promise<void> {
  await expect(field(page, name)).toHaveAccessibleDescription(description);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toBeFocused();
  await expect(errors(page).filter({ hasText: message })).toBeVisible();
}
