import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/content/brand';
import { home } from '../../../src/content/home';
import { support } from '../../../src/content/support';
import { expect, heading, paths, test, testWithFailedRequests } from '../fixtures';
import { hydrate } from '../hydrate';
import { hold } from '../network';

/** Hydrates the page by an interaction and marks the document to detect reloads. */
async function interact(page: Page) {
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

test('a link, Back and Forward show pages without a reload', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await inFooter(page, 'Support').click();
  await expect(page).toHaveURL('/lively/support');
  await expect(page).toHaveTitle('Support | Lively');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lively\/support$/);
  await page.goBack();
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await expect(heading(page)).toHaveText(home.hero.heading);
  await page.goForward();
  await expect(heading(page)).toHaveText(support.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('each navigation moves the focus to the heading', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await inFooter(page, 'Support').click();
  await expect(page).toHaveTitle('Support | Lively');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(home.hero.heading);
  await expect(heading(page)).toBeFocused();
});

test('a link to the current page scrolls to the top each time', async ({ page }) => {
  await page.goto('/lively/support');
  await interact(page);
  for (let times = 0; times < 2; times += 1) {
    await inFooter(page, 'Support').scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(0);
    await inFooter(page, 'Support').click();
    await expect.poll(() => scrollY(page)).toBe(0);
  }
});

// A reloaded page is not hydrated, but the browser treats its earlier entries as the same
// document, as after a visit to another site.
test('after a reload, Back and Forward show their pages', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await inFooter(page, 'Support').click();
  await expect(page).toHaveTitle('Support | Lively');
  await page.reload();
  await expect(heading(page)).toHaveText(support.heading);
  await page.evaluate(() => window.scrollTo(0, 900));

  await page.goBack();
  await expect(page).toHaveURL('/lively');
  await expect(heading(page)).toHaveText(home.hero.heading);
  await page.waitForLoadState();
  expect(await scrollY(page)).toBe(0);
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await page.goForward();
  await expect(page).toHaveURL('/lively/support');
  await expect(heading(page)).toHaveText(support.heading);
});

test('a fragment link moves the focus to its section', async ({ page }) => {
  await page.goto('/privacy');
  await interact(page);
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).first().click();
  await expect(page).toHaveURL('/terms#age');
  await expect(page.locator('#age')).toBeFocused();
  await expect(page.locator('#age')).toBeInViewport();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  async function scrollDown(page: Page): Promise<void> {
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBe(400);
  }
  /** Follows a link without scrolling to it. */
  const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

  /** Reads the terms, then the company page, and scrolls down on both. */
  async function goFromTermsToCompany(page: Page): Promise<void> {
    await page.goto('/terms');
    await interact(page);
    await scrollDown(page);
    await follow(page.getByRole('banner').getByRole('link'));
    await expect(heading(page)).toHaveText('Our company');
    await scrollDown(page);
  }

  test('Back restores the scroll position', async ({ page }) => {
    await goFromTermsToCompany(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Terms of Service');
    await expect.poll(() => scrollY(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the company page starts at its top, also after Back', async ({ page }) => {
    await goFromTermsToCompany(page);
    await follow(page.getByRole('main').getByRole('link', { name: 'Lively' }));
    await expect(heading(page)).toHaveText(home.hero.heading);
    await scrollDown(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Our company');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the company page starts at its top after a reload', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page);
    await page.reload();
    await page.waitForLoadState();
    expect(await scrollY(page)).toBe(0);
  });

  test('hydration leaves the company page where it is scrolled to', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page);
    await interact(page);
    expect(await scrollY(page)).toBe(400);
  });
});

test('the icon of the tab is that of the page', async ({ page }) => {
  const icon = page.locator('link[rel=icon]');
  await page.goto('/');
  await interact(page);
  await expect(icon).toHaveAttribute('href', '/studio.svg');
  await page.getByRole('main').getByRole('link', { name: 'Lively' }).click();
  await expect(icon).toHaveAttribute('href', '/lively.svg');
});

test.describe('hovering a link', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

  test('prefetches its page once', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/lively');
    for (let times = 0; times < 2; times += 1) {
      await inFooter(page, 'Blog').hover();
      await page.getByRole('contentinfo').getByText(`© ${brand.copyrightYear}`).hover();
    }
    await expect(prefetched(page)).toHaveCount(1);
    await expect(prefetched(page)).toHaveAttribute('href', '/lively/blog');
    await expect.poll(() => requested.filter((path) => path === '/lively/blog')).toHaveLength(1);
    // No link is prefetched before it is hovered.
    expect(requested.filter((path) => path === '/lively/premium')).toEqual([]);
  });

  // Links load only code then.
  test('prefetches no page after hydration', async ({ page }) => {
    await page.goto('/lively');
    await interact(page);
    await inFooter(page, 'About').hover();
    await expect(prefetched(page)).toHaveCount(0);
  });
});

test('a page outside the account area appears with its styles', async ({ page }) => {
  await page.goto(paths.logIn);
  await interact(page);
  const release = await hold(page, '**/assets/style-*.css');
  await page.getByRole('banner').getByRole('link').click();
  const hero = page.locator('main section').first();
  await expect(hero).toBeHidden();
  await release();
  await expect(hero).toHaveCSS('position', 'relative');
  expect(await isSameDocument(page)).toBe(true);
});

// A deploy removed the old scripts, or the network failed.
testWithFailedRequests(
  'when the code of the next page fails to load, the page loads as a document',
  async ({ page }) => {
    await page.goto('/lively');
    await interact(page);
    await page.route('**/assets/BlogScreen-*.js', (route) => route.abort());
    await inFooter(page, 'Blog').click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL('/lively/blog');
    expect(await isSameDocument(page)).toBe(false);
  },
);
