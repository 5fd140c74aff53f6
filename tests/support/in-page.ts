import type { Page } from '@playwright/test';

type InPage = (...args: never[]) => unknown;

/**
 * Calls a function in the page. It must not use variables of its module, except for the helpers,
 * which it finds in the page by their names.
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
