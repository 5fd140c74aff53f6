import type { Page } from '@playwright/test';
import { landing } from '../../../src/content/landing';
import { support } from '../../../src/content/support';
import { expect, heading, hold, paths, REFUSED, test, waitForHydration } from '../fixtures';

/** Hydrates the page by an interaction, and marks this document: another one has no mark. */
async function interact(page: Page) {
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const icon = (page: Page) => page.locator('link[rel=icon]');

test('a link changes title, heading, focus and scroll, without loading the site again', async ({
  page,
}) => {
  await page.goto('/lively');
  await interact(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/lively/support');
  await expect(page).toHaveTitle('Support | Lively');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lively\/support$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward show the pages again', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog | Lively');
  await page.goBack();
  await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
  await expect(heading(page)).toHaveText(/smooth-sailing/);
  await page.goForward();
  await expect(heading(page)).toHaveText('Blog');
  expect(await isSameDocument(page)).toBe(true);
});

// A reloaded page is not hydrated, and for the browser its earlier entries are the same document.
test.describe('after a reload, Back and Forward show the page of their address', () => {
  for (const [what, leave] of [
    ['on a public page', (page: Page) => page.reload()],
    [
      'after another site',
      async (page: Page) => {
        await page.goto('about:blank');
        await page.goBack();
      },
    ],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto('/lively');
      await interact(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
      await expect(page).toHaveTitle('Support | Lively');
      await leave(page);
      await expect(heading(page)).toHaveText(support.heading);
      await page.evaluate(() => window.scrollTo(0, 900));

      await page.goBack();
      await expect(page).toHaveURL('/lively');
      await expect(heading(page)).toHaveText(landing.hero.heading);
      await page.waitForLoadState();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveTitle('A Daily Planner and Journal to Organize Your Life');
      await page.goForward();
      await expect(page).toHaveURL('/lively/support');
      await expect(heading(page)).toHaveText(support.heading);
    });
  }

  test('on a form whose code is late', async ({ page }) => {
    await page.goto(paths.signUp);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveTitle('Log In | Lively');
    const release = await hold(page, '**/assets/react-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expect(page).toHaveURL(paths.signUp);
    await expect(heading(page)).toHaveText('Create an account');
  });
});

test("the current page's own link leads to the top, each time", async ({ page }) => {
  await page.goto('/lively/support');
  await interact(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  for (let times = 0; times < 3; times += 1) {
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test.describe('the focus goes', () => {
  test('to the heading, also on the way back to the first page', async ({ page }) => {
    await page.goto('/lively');
    await interact(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About | Lively');
    await page.goBack();
    await expect(heading(page)).toHaveText(landing.hero.heading);
    await expect(heading(page)).toBeFocused();
  });

  test('to the section that a link names', async ({ page }) => {
    await page.goto('/privacy');
    await interact(page);
    await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).first().click();
    await expect(page).toHaveURL('/terms#age');
    await expect(page.locator('#age')).toBeFocused();
    await expect(page.locator('#age')).toBeInViewport();
  });
});

test('the company page has the studio icon, starts at its top, and its card leads to the app', async ({
  page,
}) => {
  await page.goto('/terms');
  await interact(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page
    .getByRole('banner')
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(icon(page)).toHaveAttribute('href', '/studio.svg');
  await page.getByRole('main').getByRole('link', { name: 'Lively' }).click();
  await expect(page).toHaveURL('/lively');
  await expect(icon(page)).toHaveCount(1);
  await expect(icon(page)).toHaveAttribute('href', '/lively.svg');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('the place on a page', () => {
  test.use({ viewport: { width: 390, height: 600 } });
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
  const scrollDown = async (page: Page) => {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBe(400);
  };

  test('is the top of the company page, also after a reload', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page);
    await interact(page);
    expect(await scrollY(page)).toBe(400);
    await page.reload();
    await page.waitForLoadState();
    expect(await scrollY(page)).toBe(0);
  });

  test('is so after a step back to it, and as it was left on others', async ({ page }) => {
    await page.goto('/terms');
    await interact(page);
    await scrollDown(page);
    const toCompany = page.getByRole('banner').getByRole('link');
    await toCompany.evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText('Our company');
    await scrollDown(page);
    const toApp = page.getByRole('main').getByRole('link', { name: 'Lively' });
    await toApp.evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText(landing.hero.heading);
    await scrollDown(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Our company');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Terms of Service');
    await expect.poll(() => scrollY(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('Go back on an unknown address goes back one step inside the site', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About | Lively');
  await page.evaluate(() => {
    window.history.pushState({ idx: 2, key: 'lost', usr: null }, '', '/lively/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(heading(page)).toHaveText('Uh oh! You look lost.');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveTitle('About | Lively');
  expect(await isSameDocument(page)).toBe(true);
});

test('after hydration, a link prefetches no page', async ({ page }) => {
  await page.goto('/lively');
  await interact(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('a link that a person points at is fetched, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/lively');
  expect(asked.filter((path) => path === '/lively/premium')).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  for (let times = 0; times < 2; times += 1) {
    await link.hover();
    await page.getByRole('contentinfo').getByText('© 2024').hover();
  }
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', '/lively/blog');
  await expect.poll(() => asked.filter((path) => path === '/lively/blog')).toHaveLength(1);
});

// A deployment has removed the old scripts, or the wire fails for a moment.
test.describe('when the code of the next page cannot be had', () => {
  test.use({ expectedConsole: REFUSED });

  test('the page comes as a document', async ({ page }) => {
    await page.goto('/lively');
    await interact(page);
    await page.route('**/assets/BlogScreen-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL('/lively/blog');
    expect(await isSameDocument(page)).toBe(false);
  });
});
