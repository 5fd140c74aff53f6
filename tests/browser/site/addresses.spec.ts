import { test as testResponse } from '@playwright/test';
import { expect, heading, test } from '../fixtures';
import { hydrate } from '../hydrate';

/** Cache-Control of a public page: the browser shows the stored one while it checks for another. */
const PAGE = 'max-age=0, stale-while-revalidate=604800';
const DAY = 'public, max-age=86400';

type ExpectedResponse = {
  readonly path: string;
  readonly status: number;
  /** The path that a redirect leads to. */
  readonly location?: string;
  /** Cache-Control, where it matters. */
  readonly caching?: string;
  /** The emulator adds no headers to a redirect of firebase.json, nor to a malformed request. */
  readonly lacksHeaders?: boolean;
};

/** The responses of Hosting. */
const responses: readonly ExpectedResponse[] = [
  { path: '/', status: 200 },
  { path: '/lively', status: 200, caching: PAGE },
  { path: '/LIVELY', status: 200 },
  { path: '/Lively/Premium/', status: 200 },
  { path: '/lively/blog/09012023', status: 200, caching: PAGE },
  { path: '/lively/BLOG/09012023/', status: 200 },
  { path: '/Privacy/', status: 200 },
  { path: '/lively/login', status: 200, caching: 'no-cache' },
  { path: '/lively/LOGIN/', status: 200 },
  { path: '/lively/', status: 301, location: '/lively' },
  { path: '/lively/blog/09012023/', status: 301, location: '/lively/blog/09012023' },
  { path: '/lively/dashboard/', status: 301, location: '/lively/dashboard' },
  { path: '/lively.html', status: 301, location: '/lively' },
  { path: '/index.html', status: 301, location: '/' },
  {
    path: '/.well-known/change-password',
    status: 302,
    location: '/lively/forgotpassword',
    lacksHeaders: true,
  },
  { path: '/.well-known/security.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/lively/blog.xml', status: 200 },
  { path: '/lively.svg', status: 200, caching: DAY },
  { path: '/social/lively.png', status: 200, caching: DAY },
  { path: '/nowhere', status: 404 },
  { path: '/lively/nowhere.svg', status: 404, caching: 'no-cache' },
  { path: '/lively/premium/nowhere', status: 404, caching: 'no-cache' },
  { path: '/lively/blog/01012020', status: 404, caching: 'no-cache' },
  { path: '/lively/blog/nowhere/at/all', status: 404 },
  { path: '/livelyx', status: 404 },
  { path: '/assets/nothing.js', status: 404, caching: 'no-cache' },
  { path: '/lively?x=%', status: 400, lacksHeaders: true },
];

for (const { path, status, location, caching, lacksHeaders } of responses) {
  testResponse(`${path} has its response`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers.location).toBe(location);
    if (caching) expect(headers['cache-control']).toBe(caching);
    if (!lacksHeaders) expect(headers['x-content-type-options']).toBe('nosniff');
    if (status === 404) expect(await response.text()).toContain('Uh oh! You look lost.');
  });
}

testResponse('an asset is cached for a year', async ({ request }) => {
  const html = await (await request.get('/lively')).text();
  const [, entry = ''] = / data-entry="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(entry);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

// Pages of the account area; public-pages.ts has the titles of the others.
for (const [path, title] of [
  ['/lively/signup', 'Sign Up | Lively'],
  ['/lively/login', 'Log In | Lively'],
  ['/lively/username', 'Choose a Username | Lively'],
  ['/lively/forgotpassword', 'Forgot Password | Lively'],
  ['/lively/resetpassword', 'Reset Password Instructions | Lively'],
  ['/lively/dashboard', 'Dashboard | Lively'],
] as const) {
  testResponse(`${path} has its title`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain(`<title>${title}</title>`);
  });
}

testResponse('an unknown address has its title', async ({ request }) => {
  const html = await (await request.get('/nowhere')).text();
  expect(html).toContain('<title>Page not found | Lively</title>');
});

for (const [path, h1] of [
  ['/LIVELY/Premium/', 'Life is better with Lively Premium'],
  ['/lively//premium', 'Life is better with Lively Premium'],
  ['/lively/blog/09012023/', 'Lively is out on the App Store'],
  ['/Terms', 'Terms of Service'],
] as const) {
  test(`${path} hydrates`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(heading(page)).toHaveText(h1);
  });
}
