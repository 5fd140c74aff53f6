import { expect, type Page } from '@playwright/test';
import { button } from '../account-area';

export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const opener = (page: Page) => button(page, 'Open menu');

/** Clicks the left edge of the menu, which keeps it open, then the backdrop, which closes it. */
export async function expectBackdropToClose(page: Page): Promise<void> {
  await menu(page).click({ position: { x: 3, y: 200 } });
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu(page)).toBeHidden();
}
