import type { Page, Route } from '@playwright/test';
import { TIMEOUT_MS } from '../../src/backend/timeout';

/** Lets the next request for a URL or a glob reach the server, and loses its response. */
export async function loseResponse(page: Page, url: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(url, lose, { times: 1 });
}

/** Lets the next request for a URL or a glob reach the server, and never answers it. */
export async function dropResponse(page: Page, url: string): Promise<void> {
  const drop = async (route: Route) => {
    await route.fetch();
  };
  await page.route(url, drop, { times: 1 });
}

/** Holds the requests for a URL, which may be a glob, until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits for a request that nothing answers, and then advances the clock by the timeout of its
 * operation. The test has installed `page.clock`.
 */
export async function exceedTimeout(
  page: Page,
  url: string,
  start: () => Promise<void>,
): Promise<void> {
  await Promise.all([page.waitForRequest(url), start()]);
  await page.clock.runFor(TIMEOUT_MS);
}

/** The requests that read the record of the user. */
export const RECORD_READS = '**/documents:batchGet*';

/** The URL of a method of Firebase Auth. */
export const authUrl = (method: string) => `**/accounts:${method}**`;

/** A response of Firebase Auth with one of its error codes. */
export const authError = (code: string) => ({
  status: 400,
  json: { error: { code: 400, message: code } },
});

/** Answers the calls of a method of Firebase Auth with one of its error codes. */
export const failAuth = (page: Page, method: string, code: string) =>
  page.route(authUrl(method), (route) => route.fulfill(authError(code)));
