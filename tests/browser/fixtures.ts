import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { account as words } from '../../src/content/account';
import { paths } from '../../src/content/paths';
import { deleteAccount, uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { fill } from '../support/forms';
import { createNewcomer, type Member, makeMember, type Newcomer } from '../support/people';
import type { People } from '../support/states';

type Fixtures = {
  /** What a test expects the console to say; anything else fails it. */
  expectedConsole: RegExp;
  consoleGuard: undefined;
  /** A fresh account without a username, removed after the test. */
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
    const newcomer = await createNewcomer();
    await use(newcomer);
    await deleteAccount(newcomer.uid);
  },

  member: async ({ newcomer }, use) => {
    await use(await makeMember(newcomer));
  },

  people: async ({ page: _ }, use) => {
    const made: string[] = [];
    const newcomer = async () => {
      const created = await createNewcomer();
      made.push(created.uid);
      return created;
    };
    await use({ newcomer, member: async () => makeMember(await newcomer()) });
    await Promise.all(made.map(deleteAccount));
  },
});

export { sound } from '../support/forms';
export { expect, fill, paths, uniqueEmail, uniqueUsername, words };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function logIn(page: Page, person: { email: string; password: string }) {
  await page.goto(paths.logIn);
  await fill(page, { email: person.email, password: person.password });
  await button(page, words.logIn.submit).click();
}
