import { expect, type Page } from '@playwright/test';
import { heading } from '../fixtures';
import { openHydrated } from '../hydrate';
import { scrollY } from '../page-state';

/** Opens a page, hydrates it, and marks its document, so that `isSameDocument` detects reloads. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Clicks a link without scrolling to it. */
export const click = (link: HTMLElement) => link.click();

export const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

export async function scrollDown(page: Page): Promise<void> {
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBe(400);
}

/** Reads the terms, then the company page, and scrolls down on both. */
export async function goFromTermsToCompany(page: Page): Promise<void> {
  await openMarked(page, '/terms');
  await scrollDown(page);
  await page.getByRole('banner').getByRole('link').evaluate(click);
  await expect(heading(page)).toHaveText('Our company');
  await scrollDown(page);
}
