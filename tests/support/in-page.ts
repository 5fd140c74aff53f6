import type { Page } from '@playwright/test';

type InPage = (...args: never[]) => unknown;

/**
 * Calls a function in the page. Its source is sent there, so it can use no variable of its module
 * except the helpers, whose sources are sent with it.
 *
 * @param helpers all functions that the function calls, directly or not; a missing one is a
 *   ReferenceError in the page
 */
export function callInPage<Args extends unknown[], Result>(
  page: Page,
  helpers: readonly InPage[],
  call: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const declarations = helpers.join('\n');
  return page.evaluate<Result>(
    `(() => { ${declarations}\n return (${call})(...${JSON.stringify(args)}); })()`,
  );
}
