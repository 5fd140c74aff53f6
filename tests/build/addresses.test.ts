import { expect, test } from 'vitest';
import { z } from 'zod';
import { prerenderedPages, publicAddresses } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/pages';
import { fileSystemIgnoresCase } from '../support/ignores-case';

// The responses of Hosting.

const { SITE_URL: site } = z.object({ SITE_URL: z.string() }).parse(process.env);

/** Requests an address of the site, and follows no redirect. */
async function get(path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

const accountPaths = prerenderedPages
  .filter(({ layout }) => !layout.isPublic)
  .map(({ path }) => path);

const PROTECTED = { 'x-content-type-options': 'nosniff' };

/** The browser shows the stored page while it looks for a newer one. */
const STALE_FOR_A_DAY = 'max-age=0, stale-while-revalidate=86400';

/** Expects an answer from a page or a file, with its security headers and a Cache-Control. */
async function expectServed(path: string, caching: string): Promise<void> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({ ...PROTECTED, 'cache-control': caching });
}

test.each(publicAddresses)('%s answers, and may be stale for a day', (path) =>
  expectServed(path, STALE_FOR_A_DAY),
);

// When this fails for a new page, add it to the rule for these pages in firebase.json.
test.each(accountPaths)('%s answers, and is in the rule of firebase.json with no-cache', (path) =>
  expectServed(path, 'no-cache'),
);

test.each(['/.well-known/security.txt', '/sitemap.xml', '/lively/blog.xml'])(
  '%s, which changes at the same address, is never stale',
  (path) => expectServed(path, 'no-cache'),
);

test.each(['/lively.svg', '/social/lively.png'])('%s is cached for a day', (path) =>
  expectServed(path, 'public, max-age=86400'),
);

test('an asset is cached for a year', async () => {
  const { text: html } = await get('/lively');
  const [, script = ''] = / data-preload="\S+ ([^" ]+)/.exec(html) ?? [];
  const response = await get(script);
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/lively/', '/lively'],
  ['/lively/support/?q=friends', '/lively/support?q=friends'],
  ['/lively/blog/09012023/', '/lively/blog/09012023'],
  ['/lively.html', '/lively'],
  ['/index.html', '/'],
])('%s redirects to %s', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers).toMatchObject({ ...PROTECTED, location });
});

test('password managers find the page that changes a password', async () => {
  const response = await get('/.well-known/change-password');
  expect(response.status).toBe(302);
  expect(response.headers.location).toBe('/lively/forgotpassword');
});

test('the page of an email link sends no referrer', async () => {
  const { headers } = await get(paths.resetPassword);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test.each([
  '/nowhere',
  '/lively/nowhere.svg',
  '/lively/premium/nowhere',
  '/lively/blog/01012020',
  '/assets/nothing.js',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers).toMatchObject(PROTECTED);
  expect(response.text).toContain('Uh oh! You look lost.');
});

test.each(['/LIVELY', '/lively/Premium/'])(
  '%s is not found, so that the not-found page redirects to lowercase',
  async (path) => {
    const { status } = await get(path);
    expect(fileSystemIgnoresCase ? [200, 301, 404] : [404]).toContain(status);
  },
);
