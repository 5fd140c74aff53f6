import { type Page, test as withoutPage } from '@playwright/test';
import { notFound } from '../../../src/content/not-found';
import { expect, heading, hydrate, test, testWithoutScripts } from '../fixtures';

const LOST = 'Uh oh! You look lost.';

const PAGE = 'max-age=0, stale-while-revalidate=604800';
const DAY = 'public, max-age=86400';
/** The expected response of Hosting: status, and the location of a redirect or Cache-Control. */
const responses: readonly [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/lively', 200, PAGE],
  ['/LIVELY', 200],
  ['/Lively/Premium/', 200],
  ['/lively/blog/09012023', 200, PAGE],
  ['/lively/BLOG/09012023/', 200],
  ['/Privacy/', 200],
  ['/lively/login', 200, 'no-cache'],
  ['/lively/LOGIN/', 200],
  ['/lively/', 301, '/lively'],
  ['/lively/blog/09012023/', 301, '/lively/blog/09012023'],
  ['/lively/dashboard/', 301, '/lively/dashboard'],
  ['/lively.html', 301, '/lively'],
  ['/index.html', 301, '/'],
  ['/.well-known/change-password', 302, '/lively/forgotpassword'],
  ['/.well-known/security.txt', 200],
  ['/sitemap.xml', 200],
  ['/lively/blog.xml', 200],
  ['/lively.svg', 200, DAY],
  ['/social/lively.png', 200, DAY],
  ['/nowhere', 404],
  ['/lively/nowhere.svg', 404, 'no-cache'],
  ['/lively/premium/nowhere', 404, 'no-cache'],
  ['/lively/blog/01012020', 404, 'no-cache'],
  ['/lively/blog/nowhere/at/all', 404],
  ['/livelyx', 404],
  ['/assets/nothing.js', 404, 'no-cache'],
  ['/lively?x=%', 400],
];

for (const [path, status, expected] of responses) {
  withoutPage(`${path} has its response`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location, 'cache-control': caching, ...headers } = response.headers();
    expect(response.status()).toBe(status);
    if (expected) expect(status === 301 || status === 302 ? location : caching).toBe(expected);
    // The emulator adds no headers to these, which are redirects of firebase.json or no files.
    if (status !== 302 && status !== 400) expect(headers['x-content-type-options']).toBe('nosniff');
    if (status === 404) expect(await response.text()).toContain(LOST);
  });
}

withoutPage('an asset is cached for a year', async ({ request }) => {
  const html = await (await request.get('/lively')).text();
  const [, entry = ''] = / data-entry="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(entry);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
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

test.describe('an unknown URL', () => {
  test.use({ expectedConsole: /status of 404/ });

  const goBack = (page: Page) => page.getByRole('button', { name: 'Go back' });

  /** The navigation in the header and in the footer. */
  const layout = (page: Page) => [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Footer' }),
  ];
  const IN_APP = ['/lively/nowhere', '/lively/x/y', '/lively/blog/01012020', '/LIVELY/Nowhere/'];

  for (const path of ['/nowhere', '/livelyx', ...IN_APP]) {
    test(`${path} is the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(LOST);
      await expect(page).toHaveTitle('Page not found | Lively');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }

  for (const [paths, count] of [
    [['/nowhere', '/livelyx'], 0],
    [IN_APP, 1],
  ] as const) {
    for (const path of paths) {
      test(`${path} has ${count ? 'the' : 'no'} layout of the app`, async ({ page }) => {
        await page.goto(path);
        for (const part of layout(page)) await expect(part).toHaveCount(count);
      });

      test(`${path} keeps its look when it hydrates`, async ({ page }) => {
        await page.goto(path);
        const look = await page.screenshot();
        await hydrate(page);
        for (const part of layout(page)) await expect(part).toHaveCount(count);
        expect(look.equals(await page.screenshot())).toBe(true);
      });
    }
  }

  testWithoutScripts('has the layout of the app without scripts', async ({ page }) => {
    await page.goto('/lively/nowhere');
    for (const part of layout(page)) await expect(part).toHaveCount(1);
  });

  test('leads from a bare page to one with its layout', async ({ page }) => {
    await page.goto('/nowhere');
    await hydrate(page);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/lively');
    for (const part of layout(page)) await expect(part).toHaveCount(1);
  });

  for (const element of ['title', '[rel=icon]', '[rel=apple-touch-icon]', '[name=robots]']) {
    test(`has ${element} once after hydration`, async ({ page }) => {
      await page.goto('/lively/nowhere');
      await hydrate(page);
      await expect(page.locator(`head ${element}`)).toHaveCount(1);
    });
  }

  test('keeps the focus when it hydrates', async ({ page }) => {
    await page.goto('/lively/nowhere');
    await goBack(page).focus();
    await hydrate(page);
    await expect(goBack(page)).toBeFocused();
  });

  test('goes back one step', async ({ page }) => {
    await page.goto('/lively/support');
    await page.goto('/lively/about');
    await page.goto('/lively/nowhere');
    await goBack(page).click();
    await expect(page).toHaveURL('/lively/about');
  });

  test('goes back before hydration', async ({ page }) => {
    // The script never loads.
    await page.route('**/assets/main-*.js', () => {});
    await page.goto('/lively/about');
    await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
    await goBack(page).click();
    await expect(page).toHaveURL('/lively/about');
  });

  test('leads home from the first page of a tab', async ({ page, context }) => {
    await page.goto('/lively');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open('/nowhere', '_blank', 'noopener'));
    const tab = await opened;
    await expect(heading(tab)).toHaveText(LOST);
    await tab.goto('/lively/about');
    await tab.goBack();
    await expect(heading(tab)).toHaveText(LOST);
    expect(await tab.evaluate(() => window.history.length)).toBe(2);
    await goBack(tab).click();
    await expect(tab).toHaveURL('/lively');
  });

  testWithoutScripts('has a link to the home page without scripts', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(goBack(page)).toBeHidden();
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/lively');
  });
});
