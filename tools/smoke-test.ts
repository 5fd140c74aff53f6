import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { paths } from '../src/content/paths';
import { backendFaults } from './check-build';

const hostingSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        regex: z.string().optional(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

const PAGES = [
  { path: paths.company, status: 200, file: 'index.html' },
  { path: paths.home, status: 200, file: `${paths.home}.html` },
  { path: paths.logIn, status: 200, file: `${paths.logIn}.html` },
  { path: '/smoke-test/no-such-page', status: 404, file: '404.html' },
] as const;
type Page = (typeof PAGES)[number];
type PageResponse = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Hosting may send its own lifetime on its own domains. */
const ANY_VALUE: ReadonlySet<string> = new Set(['Strict-Transport-Security']);
const REQUEST_LIMIT_MS = 10_000;
const PAUSE_MS = 2000;

type Options = {
  /** The folder of the build that the site must serve; without it, any build passes. */
  readonly build?: string | undefined;
  /** The project whose backend the site must use; without it, any backend passes. */
  readonly project?: string | undefined;
  /** How long to repeat a failed test, because a release reaches some servers later. */
  readonly timeoutMs: number;
};

/**
 * Tests a deployed site: a public page, an account page and the not-found page, with their security
 * headers, scripts and styles.
 *
 * @param site the origin of the site
 * @returns one sentence for each fault; none if the site works
 */
export async function smokeTest(site: string, options: Options): Promise<readonly string[]> {
  const end = performance.now() + options.timeoutMs;
  for (;;) {
    const faults = await faultsOf(site, options);
    if (faults.length === 0 || performance.now() + PAUSE_MS > end) return faults;
    await setTimeout(PAUSE_MS);
  }
}

async function faultsOf(site: string, options: Options): Promise<readonly string[]> {
  const assets = new Map<string, Promise<readonly string[]>>();
  const faults = PAGES.map(async (page) => {
    const response = await get(site, page.path);
    if (typeof response === 'string') return [response];
    for (const path of assetsIn(response.text)) {
      if (!assets.has(path)) assets.set(path, faultsOfAsset(site, path));
    }
    return faultsOfPage(page, response, options);
  });
  const ofPages = await Promise.all(faults);
  return [...ofPages, ...(await Promise.all(assets.values()))].flat();
}

function faultsOfPage(
  { path, status, file }: Page,
  response: PageResponse,
  { build, project }: Options,
): string[] {
  const faults = [...securityHeaders(path)].flatMap(([key, value]) => {
    const sent = response.headers.get(key);
    const isExpected = ANY_VALUE.has(key) ? sent !== null : sent === value;
    return isExpected ? [] : [`${path}: ${key} is ${sent ?? 'missing'} instead of ${value}.`];
  });
  if (response.status !== status) {
    faults.push(`${path}: the status is ${response.status} instead of ${status}.`);
  }
  const marker = `<div id="root" data-page="${status === 200 ? path : ''}"`;
  if (!response.text.includes(marker)) faults.push(`${path}: this is not the site's page.`);
  else if (build !== undefined && response.text !== readFileSync(join(build, file), 'utf8')) {
    faults.push(`${path}: the page is not from the build in ${build}.`);
  }
  if (project !== undefined) {
    faults.push(...backendFaults(response.text, project).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

async function faultsOfAsset(site: string, path: string): Promise<readonly string[]> {
  const response = await get(site, path);
  if (typeof response === 'string') return [response];
  return response.status === 200
    ? []
    : [`${path}: the status is ${response.status} instead of 200.`];
}

/** The scripts and styles that a page names. */
const assetsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];

/** A later rule overrides an earlier one. */
function securityHeaders(path: string): ReadonlyMap<string, string> {
  const { hosting } = hostingSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  const rules = hosting.headers.filter(({ regex }) => regex && new RegExp(regex).test(path));
  const headers = rules.flatMap((rule) =>
    rule.headers.map(({ key, value }) => [key, value] as const),
  );
  return new Map(headers.filter(([key]) => key !== 'Cache-Control'));
}

/** @returns one sentence when there is no response */
async function get(site: string, path: string): Promise<PageResponse | string> {
  try {
    const response = await fetch(new URL(path, site), {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    return `${path}: no response (${reason}).`;
  }
}
