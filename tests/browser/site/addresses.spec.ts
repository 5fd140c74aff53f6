import { type Page, test as withoutPage } from '@playwright/test';
import { notFound } from '../../../src/content/not-found';
import { expect, heading, test, testWithoutScripts } from '../fixtures';
import { hydrate } from '../hydrate';

const LOST = 'Uh oh! You look lost.';

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
  { path: '/.well-known/change-password', status: 302, location: '/lively/forgotpassword' },
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
  { path: '/lively?x=%', status: 400 },
];

for (const { path, status, location, caching } of responses) {
  withoutPage(`${path} has its response`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers.location).toBe(location);
    if (caching) expect(headers['cache-control']).toBe(caching);
    // The emulator adds no headers to a redirect of firebase.json, nor to a malformed request.
    const hasHeaders = status !== 302 && status !== 400;
    if (hasHeaders) expect(headers['x-content-type-options']).toBe('nosniff');
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
