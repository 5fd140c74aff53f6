import { expect, type Page } from '@playwright/test';
import { NEW_TAB_HINT_ID } from '../../src/components/site-link/SiteLink';
import { hold } from './network';

/** Waits until React has hydrated the page, so that its links navigate on the client. */
export async function waitForHydration(page: Page): Promise<void> {
  // Hydration has no visible effect, so this looks for React's internal mark on the last element of the
  // page. The root counts as hydrated earlier, before the content of its Suspense boundary.
  const isHydrated = (id: string) => {
    const keys = Object.keys(document.getElementById(id) ?? {});
    return keys.some((key) => key.startsWith('__reactProps'));
  };
  await expect.poll(() => page.evaluate(isHydrated, NEW_TAB_HINT_ID)).toBe(true);
}

/** Hydrates a page that waits for the first click of its visitor, as public pages do. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('click');
  await waitForHydration(page);
}

/** Opens a page that cannot hydrate yet. @returns a function that lets it, and waits for that */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/shared-*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => {
    release();
    // A public page must have received an input.
    return waitForHydration(page);
  };
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
