import { test as withoutPage } from '@playwright/test';
import { notFound } from '../../../src/content/not-found';
import { expect, heading, hold, test, waitForHydration } from '../fixtures';

const LOST = 'Uh oh! You look lost.';

/** The expected response of Hosting: status and location of a redirect. */
const responses: readonly [path: string, status: number, location?: string][] = [
  ['/', 200],
  ['/lively', 200],
  ['/LIVELY', 200],
  ['/Lively/Premium', 200],
  ['/Lively/Premium/', 200],
  ['/lively/BLOG/09012023/', 200],
  ['/TERMS', 200],
  ['/Privacy/', 200],
  ['/lively/SignUp', 200],
  ['/lively/LOGIN/', 200],
  ['/lively/', 301, '/lively'],
  ['/lively/blog/09012023/', 301, '/lively/blog/09012023'],
  ['/lively/dashboard/', 301, '/lively/dashboard'],
  ['/lively.html', 301, '/lively'],
  ['/index.html', 301, '/'],
  ['/.well-known/change-password', 302, '/lively/forgotpassword'],
  ['/.well-known/security.txt', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/lively/blog.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/nowhere', 404],
  ['/lively/nowhere', 404],
  ['/lively/blog/01012020', 404],
  ['/lively/blog/nowhere/at/all', 404],
  ['/livelyx', 404],
  ['/assets/nothing.js', 404],
];

withoutPage('each address has its status, location and headers', async ({ request }) => {
  for (const [path, status, location] of responses) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([
      path,
      status,
      location,
    ]);
    // The emulator adds no headers to redirects of firebase.json.
    if (status !== 302) expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
    if (status === 404) expect(await response.text(), path).toContain(LOST);
  }
});

const PAGE = 'max-age=0, stale-while-revalidate=604800';
withoutPage('each address has its Cache-Control', async ({ request }) => {
  for (const [path, caching] of [
    ['/lively', PAGE],
    ['/lively/blog/09012023', PAGE],
    ['/lively/blog/01012020', 'no-cache'],
    ['/lively/premium/nowhere', 'no-cache'],
    ['/lively/login', 'no-cache'],
    ['/lively.svg', 'public, max-age=86400'],
    ['/social/lively.png', 'public, max-age=86400'],
    ['/lively/nowhere.svg', 'no-cache'],
    ['/assets/nothing.js', 'no-cache'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.headers()['cache-control']]).toEqual([path, caching]);
  }
});

withoutPage('an asset is cached for a year', async ({ request }) => {
  const html = await (await request.get('/lively')).text();
  const [, entry = ''] = / data-entry="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(entry);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.describe('letter case and trailing slash', () => {
  for (const [path, h1] of [
    ['/LIVELY/Premium/', 'Life is better with Lively Premium'],
    ['/lively/blog/09012023/', 'Lively is out on the App Store'],
    ['/Terms', 'Terms of Service'],
  ] as const) {
    test(`${path} shows its page before and after hydration`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(h1);
    });
  }
});

test.describe('an unknown URL', () => {
  test.use({ expectedConsole: /status of 404/ });

  for (const [path, hasLayout] of [
    ['/nowhere', false],
    ['/lively/nowhere', true],
    ['/lively/blog/01012020', true],
    ['/Lively/Nowhere/', true],
  ] as const) {
    test(`${path} shows the not-found page ${hasLayout ? 'in' : 'without'} the site layout`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('contentinfo')).toHaveCount(hasLayout ? 1 : 0);
      await expect(heading(page)).toHaveText(LOST);
      await expect(page).toHaveTitle('Page not found | Lively');
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    });
  }

  test('is never empty during hydration', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root');
        if (!root) return;
        new MutationObserver(() => {
          if (!root.querySelector('h1')) root.dataset.wasEmpty = '';
        }).observe(root, { childList: true, subtree: true });
      });
    });
    await page.goto('/lively/nowhere');
    // Only React renders the layout.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('#root[data-was-empty]')).toHaveCount(0);
  });

  test('keeps the focus when React replaces the page', async ({ page }) => {
    const release = await hold(page, '**/assets/react-*.js');
    await page.goto('/lively/nowhere', { waitUntil: 'domcontentloaded' });
    const goBack = page.getByRole('button', { name: 'Go back' });
    await goBack.focus();
    release();
    // Only React renders the layout.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(goBack).toBeFocused();
  });

  test('Go back goes back one step', async ({ page }) => {
    await page.goto('/lively/support');
    await page.goto('/lively/about');
    await page.goto('/lively/nowhere');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/lively/about');
  });

  test('Go back works before hydration', async ({ page }) => {
    // The script never loads.
    await page.route('**/assets/main-*.js', () => {});
    await page.goto('/lively/about');
    await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Go back' });
    const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await color();
    await button.hover();
    await expect.poll(color).not.toBe(before);
    await button.click();
    await expect(page).toHaveURL('/lively/about');
  });

  test('Go back leads home from the first page of a tab, even with forward entries', async ({
    page,
    context,
  }) => {
    await page.goto('/lively');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open('/nowhere', '_blank', 'noopener'));
    const tab = await opened;
    await expect(heading(tab)).toHaveText(LOST);
    await tab.goto('/lively/about');
    await tab.goBack();
    await expect(heading(tab)).toHaveText(LOST);
    expect(await tab.evaluate(() => window.history.length)).toBe(2);
    await tab.getByRole('button', { name: 'Go back' }).click();
    await expect(tab).toHaveURL('/lively');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has a link to the home page', async ({ page }) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('button', { name: 'Go back' })).toBeHidden();
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL('/lively');
    });
  });
});
