import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import firebaseJson from '../firebase.json' with { type: 'json' };
import type { Page } from '../src/app/page-table';

/** The build recognizes its caching rules in firebase.json by this value: change it there, too. */
const PUBLIC_PAGE_CACHING = 'max-age=0, stale-while-revalidate=604800';

/**
 * Updates firebase.json: the rewrite of each page but `/`, which has only one case, and the caching
 * rule of each public page. Replaces every rewrite by `regex`; other rewrites and headers stay.
 *
 * @throws Error on a CI server, where the change would not be committed
 */
export function addPagesToHosting(pages: readonly Page[]): void {
  const { hosting } = firebaseJson;
  const otherRewrites = hosting.rewrites.filter(({ regex }) => regex === undefined);
  const rewrites = [...otherRewrites, ...pages.filter(({ path }) => path !== '/').map(rewriteTo)];
  const cachingRules = pages.filter(({ layout }) => layout.isPublic).map(cachingOf);
  const otherRules = hosting.headers.filter(({ headers }) =>
    headers.every(({ value }) => value !== PUBLIC_PAGE_CACHING),
  );
  const headers = [...otherRules, ...cachingRules];
  const updated = { ...firebaseJson, hosting: { ...hosting, rewrites, headers } };
  if (isDeepStrictEqual(firebaseJson, updated)) return;
  if (process.env.CI) {
    throw new Error('firebase.json is out of date: run npm test, which updates it, and commit it.');
  }
  writeFileSync('firebase.json', JSON.stringify(updated, null, 2));
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'firebase.json']);
}

/**
 * Hosting finds files by their exact case, so each page's path in any case leads to its file. Lists
 * both cases of each letter, because `(?i)` needs an optional native module in the emulator.
 */
function rewriteTo({ path }: Page) {
  const anyCase = path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return { regex: `^${anyCase}/?$`, destination: `${path}.html` };
}

function cachingOf({ path }: Page) {
  return { regex: `^${path}$`, headers: [{ key: 'Cache-Control', value: PUBLIC_PAGE_CACHING }] };
}
