import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { account as copy } from '../../src/content/account';
import { paths } from '../../src/content/paths';
import { createNewcomer, type Member, makeMember, type Newcomer } from '../support/accounts';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { fill, validSignUp } from '../support/forms';
import type { UserFactory } from '../support/states';

type Fixtures = {
  /** Matches the expected console errors and warnings; any other fails the test. */
  expectedConsole: RegExp;
  consoleGuard: undefined;
  /** A new account without a username. Not deleted, because that starts a function. */
  newcomer: Newcomer;
  /** A new account with a username. */
  member: Member;
  /** Creates these accounts on demand, for the states in support/states. */
  users: UserFactory;
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
      const listen = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      };
      page.on('console', listen);
      page.on('pageerror', (error) => logged.push(error.message));
      await use(undefined);
      const unexpected = logged.filter((text) => !expectedConsole.test(text));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],

  newcomer: async ({ page: _ }, use) => {
    await use(await createNewcomer());
  },

  member: async ({ newcomer }, use) => {
    await use(await makeMember(newcomer));
  },

  users: async ({ page: _ }, use) => {
    await use({
      newcomer: createNewcomer,
      member: async () => makeMember(await createNewcomer()),
    });
  },
});

export { copy, expect, fill, paths, uniqueEmail, uniqueUsername, validSignUp };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

/**
 * Holds matching requests until the returned function is called.
 *
 * @param urls a glob of URLs
 */
export async function hold(page: Page, urls: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export async function logIn(page: Page, user: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await fill(page, { email: user.email, password: user.password });
  await button(page, copy.logIn.submit).click();
}

/** Sends a valid sign-up. */
export async function signUp(page: Page, email: string = uniqueEmail()) {
  await page.goto(paths.signUp);
  await fill(page, { ...validSignUp, email });
  await button(page, copy.signUp.submit).click();
}
