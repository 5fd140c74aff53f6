import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { paths } from '../src/content/pages';

const PAGES = [
  { path: paths.company, status: 200, file: 'index.html' },
  { path: paths.home, status: 200, file: `${paths.home}.html` },
  { path: paths.logIn, status: 200, file: `${paths.logIn}.html` },
  { path: '/smoke-test/no-such-page', status: 404, file: '404.html' },
];
type TestedPage = (typeof PAGES)[number];

/** The rule of firebase.json for all pages. No page that is tested has other security headers. */
const forAllPages = firebaseJson.hosting.headers.find(({ regex }) => regex === '^/');

const REQUEST_LIMIT_MS = 10_000;
const PAUSE_MS = 2_000;
/** The headers of a call, for which a browser asks permission before (CORS). */
const CALL_HEADERS = ['authorization', 'content-type', 'x-firebase-appcheck'];

/**
 * Tests a deployed site: two public pages, an account page and the not-found page must be those of the
 * build (a folder), with their security headers, scripts and styles.
 *
 * @returns one sentence for each fault
 */
export async function smokeTest(site: string, build: string): Promise<string[]> {
  const htmlOf = ({ file }: TestedPage) => readFileSync(`${build}/${file}`, 'utf8');
  const text = PAGES.map(htmlOf).join();
  // The status of scripts and styles suffices, because their names contain a hash of their content.
  const assets = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const faults = await Promise.all([
    ...PAGES.map((page) => faultsOfPage(site, page, htmlOf(page))),
    ...[...assets].map((path) => faultsAt(path, new URL(path, site), faultsOfStatus)),
  ]);
  return faults.flat();
}

function faultsOfPage(site: string, { path, status }: TestedPage, html: string): Promise<string[]> {
  if (!forAllPages) throw new Error('firebase.json has no headers for all pages.');
  return faultsAt(path, new URL(path, site), async (response) => {
    const faults = faultsOfStatus(response, status);
    for (const { key, value } of forAllPages.headers) {
      // Caching is no matter of security.
      if (key === 'Cache-Control') continue;
      const sent = response.headers.get(key);
      // Hosting may send its own lifetime on its own domains.
      const isExpected = key === 'Strict-Transport-Security' ? sent !== null : sent === value;
      if (!isExpected) faults.push(`${key} is ${sent ?? 'missing'} instead of ${value}.`);
    }
    if ((await response.text()) !== html) faults.push('the page is not from the build.');
    return faults;
  });
}

function faultsOfStatus({ status }: Response, expected = 200): string[] {
  return status === expected ? [] : [`the status is ${status} instead of ${expected}.`];
}

/**
 * Sends the request by which a browser asks for permission before a sign-up (CORS). The function's log does
 * not show a refusal.
 *
 * @returns one sentence if the browser would not call
 */
export function preflight(callable: string, origin: string): Promise<string[]> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': CALL_HEADERS.join(','),
  };
  const faultsOf = (response: Response) => {
    if (response.status === 403) {
      return [
        'nobody may call it: npm run doctor -- PROJECT --online prints the command to allow it.',
      ];
    }
    if (!response.ok || response.headers.get('Access-Control-Allow-Origin') !== origin) {
      const advice = 'deploy the functions with this origin in SITE_ORIGIN';
      return [`refuses calls from ${origin} (${response.status}); ${advice}.`];
    }
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
    const refused = CALL_HEADERS.filter((name) => !allowed.split(/[ ,]+/).includes(name));
    return refused.length === 0 ? [] : [`refuses the headers ${refused.join(', ')} of a call.`];
  };
  return faultsAt(callable, new URL(callable), faultsOf, { method: 'OPTIONS', headers });
}

/** Requests a URL, and returns the faults of the response, each after a name. */
async function faultsAt(
  name: string,
  url: URL,
  faultsOf: (response: Response) => string[] | Promise<string[]>,
  options: RequestInit = {},
): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...options });
    const faults = await faultsOf(response);
    return faults.map((fault) => `${name}: ${fault}`);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    return [`${name}: no response (${reason}).`];
  }
}

/** Repeats a test until it finds no fault or the time is over, and prints the faults. @returns the exit code */
export async function repeatTest(findFaults: () => Promise<string[]>, limitMs: number) {
  const end = performance.now() + limitMs;
  let faults = await findFaults();
  while (faults.length > 0 && performance.now() < end) {
    await setTimeout(PAUSE_MS);
    faults = await findFaults();
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}
