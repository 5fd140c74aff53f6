import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { account as copy } from '../../src/content/account';
import { paths } from '../../src/content/paths';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { fill } from '../support/forms';
import { createNewcomer, type Member, makeMember, type Newcomer } from '../support/people';
import type { People } from '../support/states';

type Fixtures = {
  /** What a test expects the console to say; anything else fails it. */
  expectedConsole: RegExp;
  consoleGuard: undefined;
  /** A fresh account without a username. It stays: to delete it costs a function's start. */
  newcomer: Newcomer;
  /** A fresh account with a username. */
  member: Member;
  /** The same two for the states of support/states.ts, made when one of those asks. */
  people: People;
};

/** Chromium's own line for every answer of 400 and above; the provider refuses that way. */
export const REFUSED = /Failed to load resource/;
/** That line, and the site's own report of a failure that the catalogue does not name. */
export const REPORTED = /Failed to load resource|^Lively: /;

export const test = base.extend<Fixtures>({
  expectedConsole: [/^nothing$/, { option: true }],

  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const said: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      };
      page.on('console', listen);
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      const unexpected = said.filter((text) => !expectedConsole.test(text));
      expect(unexpected, 'what the console said').toEqual([]);
    },
    { auto: true },
  ],

  newcomer: async ({ page: _ }, use) => {
    await use(await createNewcomer());
  },

  member: async ({ newcomer }, use) => {
    await use(await makeMember(newcomer));
  },

  people: async ({ page: _ }, use) => {
    await use({
      newcomer: createNewcomer,
      member: async () => makeMember(await createNewcomer()),
    });
  },
});

export { sound } from '../support/forms';
export { copy, expect, fill, paths, uniqueEmail, uniqueUsername };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until React has taken the page over: from then on links change the screen, and not the
 * document. Nothing that a person could see tells, so this asks React's own root.
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
 * Holds requests back before they are sent.
 *
 * @param urls which, as a glob
 * @returns what lets them go, and those that come later
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

export async function logIn(page: Page, person: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await fill(page, { email: person.email, password: person.password });
  await button(page, copy.logIn.submit).click();
}
