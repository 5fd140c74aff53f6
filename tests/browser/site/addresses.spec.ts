import { type Page, test as withoutPage } from '@playwright/test';
import { notFound } from '../../../src/content/not-found';
import { expect, heading, test, testWithoutScripts } from '../fixtures';
import { hydrate } from '../hydrate';

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

// Pages of the account area; public-pages.ts has the titles of the others.
for (const [path, title] of [
  ['/lively/signup', 'Sign Up | Lively'],
  ['/lively/login', 'Log In | Lively'],
  ['/lively/username', 'Choose a Username | Lively'],
  ['/lively/forgotpassword', 'Forgot Password | Lively'],
  ['/lively/resetpassword', 'Reset Password Instructions | Lively'],
  ['/lively/dashboard', 'Dashboard | Lively'],
  ['/nowhere', 'Page not found | Lively'],
] as const) {
  withoutPage(`${path} has its title`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain(`<title>${title}</title>`);
  });
}

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

  /** Expects the navigation of the app in the header and in the footer, or neither. */
  async function expectLayout(page: Page, isInApp: boolean): Promise<void> {
    for (const name of ['Main', 'Footer'])
      await expect(page.getByRole('navigation', { name })).toHaveCount(isInApp ? 1 : 0);
  }

  for (const [path, isInApp] of [
    ['/nowhere', false],
    ['/livelyx', false],
    ['/lively/nowhere', true],
    ['/lively/x/y', true],
    ['/lively/blog/01012020', true],
    ['/LIVELY/Nowhere/', true],
  ] as const) {
    test(`${path} has ${isInApp ? 'the' : 'no'} layout of the app`, async ({ page }) => {
      await page.goto(path);
      await expectLayout(page, isInApp);
      const look = await page.screenshot();
      await hydrate(page);
      await expectLayout(page, isInApp);
      expect(look.equals(await page.screenshot()), 'looks the same when hydrated').toBe(true);
    });
  }

  testWithoutScripts('has the layout of the app without scripts', async ({ page }) => {
    await page.goto('/lively/nowhere');
    await expectLayout(page, true);
  });

  test('leads from a bare page to one with its layout', async ({ page }) => {
    await page.goto('/nowhere');
    await hydrate(page);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/lively');
    await expectLayout(page, true);
  });

  test('has each element of its head once after hydration', async ({ page }) => {
    await page.goto('/lively/nowhere');
    await hydrate(page);
    for (const element of ['title', '[rel=icon]', '[rel=apple-touch-icon]', '[name=robots]'])
      await expect(page.locator(`head ${element}`), element).toHaveCount(1);
  });

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
