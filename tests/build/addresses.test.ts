import { describe, expect, test } from 'vitest';
import { z } from 'zod';

// The responses of Hosting.

const { SITE_URL: site } = z.object({ SITE_URL: z.string() }).parse(process.env);

/** Requests an address of the site, and follows no redirect. */
async function get(path: string) {
  const response = await fetch(site + path, { redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

const PROTECTED = { 'x-content-type-options': 'nosniff' };

/** Paths of pages and files, by the Cache-Control of their responses. */
const served: Readonly<Record<string, readonly string[]>> = {
  // The browser shows the stored page while it looks for a newer one.
  'max-age=0, stale-while-revalidate=604800': ['/', '/lively', '/lively/blog/09012023'],
  'public, max-age=86400': ['/lively.svg', '/social/lively.png'],
  'no-cache': [
    // Paths in another case: the page's rewrite ignores case, but its caching rule does not.
    '/LIVELY',
    '/lively/BLOG/09012023/',
    '/lively/LOGIN/',
    // Files that change at the same address.
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/lively/blog.xml',
  ],
};

describe.each(Object.entries(served))('Cache-Control: %s', (caching, addresses) => {
  test.each(addresses)('of %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ ...PROTECTED, 'cache-control': caching });
  });
});

test('an asset is cached for a year', async () => {
  const { text: html } = await get('/lively');
  const [, entry = ''] = / data-entry="([^"]+)"/.exec(html) ?? [];
  const response = await get(entry);
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/lively/', '/lively'],
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

test.each([
  '/nowhere',
  '/lively/nowhere.svg',
  '/lively/premium/nowhere',
  '/lively/blog/01012020',
  '/assets/nothing.js',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers).toMatchObject({ ...PROTECTED, 'cache-control': 'no-cache' });
  expect(response.text).toContain('Uh oh! You look lost.');
});
