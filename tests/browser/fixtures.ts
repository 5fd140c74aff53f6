import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/content/pages';
import { createAccount, makeMember, type TestAccount } from '../support/accounts';

type Fixtures = {
  /** Matches the console errors and warnings that the test expects; any other fails it. */
  expectedConsole: RegExp | undefined;
  /** Fails a test at its end if a tab logged anything unexpected. Its value is the log so far. */
  consoleGuard: readonly string[];
  /** A new account without its username. Never deleted, because that starts a Cloud Function. */
  newcomer: TestAccount;
  /** A new account with its username. */
  member: TestAccount;
};

export const test = base.extend<Fixtures>({
  expectedConsole: [undefined, { option: true }],

  consoleGuard: [
    async ({ context, expectedConsole }, use) => {
      const logged: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      context.on('weberror', (webError) => logged.push(webError.error().message));
      await use(logged);
      const unexpected = logged.filter((text) => !expectedConsole?.test(text));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it.
  newcomer: async ({}, use) => use(await createAccount()),
  member: async ({ newcomer }, use) => use(await makeMember(newcomer)),
});

/** Chromium logs this for every response with a status of 400 or above, and for every lost one. */
export const testWithFailedRequests = test.extend({ expectedConsole: /Failed to load resource/ });
/** The site logs a failure that it reports to operators. Most begin with a failed request. */
export const testWithReports = test.extend({
  expectedConsole: /Failed to load resource|^Lively: /,
});
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

export { expect, type Locator, type Page, paths };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
