import { test as base, expect, type Page, type Route } from '@playwright/test';
import { paths } from '../../src/content/pages';
import { createNewcomer, type Member, makeMember, type Newcomer } from '../support/accounts';

type Fixtures = {
  /** Matches the expected console errors and warnings; any other fails the test. */
  expectedConsole: RegExp;
  consoleGuard: undefined;
  /** A new account without a username. Not deleted, because that starts a function. */
  newcomer: Newcomer;
  /** A new account with a username. */
  member: Member;
};

/** Chromium logs this for every response with a status of 400 or above. */
export const FAILED_REQUEST = /Failed to load resource/;
/** Also matches the site's own report of a failure that is not in the error catalogue. */
export const REPORTED_FAILURE = /Failed to load resource|^Lively: /;

export const test = base.extend<Fixtures>({
  expectedConsole: [/^nothing$/, { option: true }],

  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      page.on('pageerror', (error) => logged.push(error.message));
      await use(undefined);
      const unexpected = logged.filter((text) => !expectedConsole.test(text));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],

  newcomer: async ({ page: _ }, use) => use(await createNewcomer()),
  member: async ({ newcomer }, use) => use(await makeMember(newcomer)),
});

export const testWithFailedRequests = test.extend({ expectedConsole: FAILED_REQUEST });
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

export { expect, paths };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the dashboard. */
export const expectWelcome = (page: Page, { name }: { readonly name: string }) =>
  expect(heading(page)).toHaveText(`Welcome, ${name}`);

/**
 * Waits until React has hydrated the page and links navigate on the client. Hydration has no
 * visible effect, so this reads React's internal root.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isDehydrated = `(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    return root[key]?.stateNode.current.memoizedState.isDehydrated;
  })()`;
  await expect.poll(() => page.evaluate(isDehydrated)).toBe(false);
}

/** Hydrates a public page, which waits for the first input of its visitor. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await waitForHydration(page);
}

/** Lets a request reach the server, and loses its response. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/**
 * Holds matching requests until the returned function is called.
 *
 * @param urls a glob of URLs
 * @param options.except the number of requests to let pass first
 */
export async function hold(
  page: Page,
  urls: string,
  { except = 0 }: { readonly except?: number } = {},
): Promise<() => void> {
  let passed = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    passed += 1;
    if (passed > except) await held;
    await route.continue();
  });
  return release;
}
