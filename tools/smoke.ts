import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { paths } from '../src/content/pages';

const PAGES = [
  { path: paths.company, status: 200, file: 'index.html' },
  { path: paths.home, status: 200, file: `${paths.home}.html` },
  { path: paths.logIn, status: 200, file: `${paths.logIn}.html` },
  { path: '/smoke-test/no-such-page', status: 404, file: '404.html' },
] as const;
/** A page, or another file without its text. */
type Expected = { readonly path: string; readonly status: number; readonly html?: string };

const REQUEST_LIMIT_MS = 10_000;
/** A release reaches some servers later. */
const RELEASE_LIMIT_MS = 60_000;
const PAUSE_MS = 2_000;

/**
 * Tests a deployed site: a public page, an account page and the not-found page must be those of the
 * build, with their security headers, scripts and styles.
 *
 * @param site the origin of the site
 * @param build the folder of the build
 * @returns one sentence for each fault; none if the site works
 */
export async function smokeTest(site: string, build: string): Promise<string[]> {
  const pages = PAGES.map(({ file, ...page }) => ({
    ...page,
    html: readFileSync(join(build, file), 'utf8'),
  }));
  const assets = pages.flatMap(({ html }) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
  const scripts = [...new Set(assets)].map((path) => ({ path, status: 200 }));
  const faults = await Promise.all([...pages, ...scripts].map((file) => faultsOf(site, file)));
  return faults.flat();
}

async function faultsOf(site: string, { path, status, html }: Expected): Promise<string[]> {
  const faults: string[] = [];
  try {
    const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
    const response = await fetch(new URL(path, site), { redirect: 'manual', signal });
    if (response.status !== status) {
      faults.push(`${path}: the status is ${response.status} instead of ${status}.`);
    }
    if (html === undefined) return faults;
    for (const [key, value] of headersOf(path)) {
      if (key === 'Cache-Control') continue;
      const sent = response.headers.get(key);
      // Hosting may send its own lifetime on its own domains.
      const isExpected = key === 'Strict-Transport-Security' ? sent !== null : sent === value;
      if (!isExpected) faults.push(`${path}: ${key} is ${sent ?? 'missing'} instead of ${value}.`);
    }
    if ((await response.text()) !== html) faults.push(`${path}: the page is not from the build.`);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    faults.push(`${path}: no response (${reason}).`);
  }
  return faults;
}

/** The headers of firebase.json for a page; a later rule overrides an earlier one. */
export function headersOf(path: string): Map<string, string> {
  // Rules with a glob are for single files.
  const rules = firebaseJson.hosting.headers.filter(
    ({ regex }) => regex !== undefined && new RegExp(regex).test(path),
  );
  const headers = rules.flatMap((rule) => rule.headers);
  return new Map(headers.map(({ key, value }) => [key, value]));
}

if (process.argv[1] === import.meta.filename) {
  const [, , site = ''] = process.argv;
  if (!URL.canParse(site)) {
    console.error('Usage: npm run smoke -- https://SITE');
    process.exit(2);
  }
  const end = performance.now() + RELEASE_LIMIT_MS;
  let faults = await smokeTest(site, 'dist');
  while (faults.length > 0 && performance.now() < end) {
    await setTimeout(PAUSE_MS);
    faults = await smokeTest(site, 'dist');
  }
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${site} works.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
