import { expect, type Page } from '@playwright/test';
import { hold } from './network';

/** Waits until React has hydrated the page and links navigate on the client. */
export async function waitForHydration(page: Page): Promise<void> {
  // Hydration has no visible effect, so this reads React's internal root.
  const isDehydrated = () => {
    const root = Object(document.getElementById('root'));
    const name = Object.keys(root).find((property) => property.startsWith('__reactContainer'));
    return name && root[name].stateNode.current.memoizedState.isDehydrated;
  };
  await expect.poll(() => page.evaluate(isDehydrated)).toBe(false);
}

/** Hydrates a public page, which waits for the first input of its visitor. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await waitForHydration(page);
}

/** Opens a page that hydrates only when the returned function is called, which waits for that. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => {
    release();
    return waitForHydration(page);
  };
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
