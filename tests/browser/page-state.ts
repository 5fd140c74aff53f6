import type { Page } from '@playwright/test';

export const status = (page: Page) => page.getByRole('status');
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
export const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));
