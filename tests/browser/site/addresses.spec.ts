import { test as testResponse } from '@playwright/test';
import { expect, heading, test } from '../fixtures';
import { openHydrated } from '../hydrate';

// The responses of Hosting. `testResponse` is Playwright's own `test`, for tests without a page.

const PROTECTED = { 'x-content-type-options': 'nosniff' };

/** Paths of pages and files, by the Cache-Control of their responses. */
const served = {
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

for (const [caching, addresses] of Object.entries(served)) {
  for (const path of addresses) {
    testResponse(`${path} is served with Cache-Control: ${caching}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({ ...PROTECTED, 'cache-control': caching });
    });
  }
}

testResponse('an asset is cached for a year', async ({ request }) => {
  const html = await (await request.get('/lively')).text();
  const [, entry = ''] = / data-entry="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(entry);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

for (const [path, location] of [
  ['/lively/', '/lively'],
  ['/lively/blog/09012023/', '/lively/blog/09012023'],
  ['/lively.html', '/lively'],
  ['/index.html', '/'],
] as const) {
  testResponse(`${path} redirects to ${location}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()).toMatchObject({ ...PROTECTED, location });
  });
}

testResponse('password managers find the page that changes a password', async ({ request }) => {
  const response = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/lively/forgotpassword');
});

for (const path of [
  '/nowhere',
  '/lively/nowhere.svg',
  '/lively/premium/nowhere',
  '/lively/blog/01012020',
  '/assets/nothing.js',
]) {
  testResponse(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({ ...PROTECTED, 'cache-control': 'no-cache' });
    expect(await response.text()).toContain('Uh oh! You look lost.');
  });
}

testResponse('a malformed address is refused', async ({ request }) => {
  expect((await request.get('/lively?x=%')).status()).toBe(400);
});

for (const path of ['/LIVELY/Premium/', '/lively//premium']) {
  test(`${path} hydrates`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(heading(page)).toHaveText('Life is better with Lively Premium');
  });
}
