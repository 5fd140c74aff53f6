import type { Page } from '@playwright/test';

/**
 * Calls a function in the page. Its source is sent there, with those of the functions that the
 * modules export. They can call each other, but use nothing else of their modules. All are
 * declared with `function`, because the source of an arrow function has no name.
 */
export function callInPage<Args extends unknown[], Result>(
  page: Page,
  modules: readonly object[],
  call: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const functions = modules.flatMap((module) => Object.values(module)).join('\n');
  return page.evaluate<Result>(
    `(() => { ${functions}\n return (${call})(...${JSON.stringify(args)}); })()`,
  );
}
