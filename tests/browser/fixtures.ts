import { test as base, expect, type Page } from '@playwright/test';
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
const FAILED_REQUEST = /Failed to load resource/;
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
