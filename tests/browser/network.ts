import type { Page, Route } from '@playwright/test';

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

/** Answers the calls of a method of Firebase Auth with one of its error codes. */
export async function failAuth(page: Page, method: string, code: string): Promise<void> {
  await page.route(`**/accounts:${method}**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
  );
}
