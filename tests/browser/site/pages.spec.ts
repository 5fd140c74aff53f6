import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { brand } from '../../../src/content/brand';
import { formatPrice, plans, premium, yearlyDiscountPercent } from '../../../src/content/premium';
import { newTabHint } from '../../../src/content/site';
import { expect, heading, paths, test, testWithoutScripts } from '../fixtures';
import { publicPages } from './public-pages';

/** A little less than the initial congestion window (RFC 6928), ten packets of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** Texts of scripts and styles, which may contain something like a tag. */
const INLINE = /(?<=<(script|style)[^>]*>).+?(?=<\/\1>)/gs;
const blank = (text: string) => ' '.repeat(text.length);

/** The number of the last element, in source order, of which the viewport shows something. */
const lastShown = () =>
  [...document.querySelectorAll('*')].findLastIndex((element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return top < innerHeight && width > 0 && height > 0 && element.checkVisibility();
  });

for (const { path } of publicPages) {
  test(`${path} shows its first screen after one round trip`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const starts = [...html.replace(INLINE, blank).matchAll(/<[a-z]/g)].map(({ index }) => index);
    await page.goto(path);
    await expect(page.locator('*')).toHaveCount(starts.length);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      const end = starts[(await page.evaluate(lastShown)) + 1];
      const bytes = brotliCompressSync(html.slice(0, end)).length;
      expect.soft(bytes, `at ${viewport.width} px`).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    }
  });
}

// The prerendered pages are complete without scripts.
for (const { path, title, heading: h1, texts = [], links = [], structured } of publicPages) {
  testWithoutScripts(`${path} has its content`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(h1);
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    for (const [name, href] of links) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link.first()).toHaveAttribute('href', href);
    }
  });

  testWithoutScripts(`${path} has its metadata`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expectMetadata(page, path, title, structured);
    const icon = path.startsWith(paths.home) ? 'lively' : 'studio';
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/${icon}.svg`);
  });

  // `every-state` checks that there is none with reduced motion.
  testWithoutScripts(`${path} has short motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(5000);
  });
}

// Its snapshot has the sections in order.
testWithoutScripts('the home page links to the app store in new tabs', async ({ page }) => {
  await page.goto(paths.home);
  const links = page.getByRole('link', { name: 'Download for iOS', exact: true });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleDescription(newTabHint);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

testWithoutScripts('the premium page shows the four prices', async ({ page }) => {
  const prices = [plans.premium, plans.plus].flatMap((plan) => [
    `${formatPrice(plan.yearlyCents)} per year ${yearlyDiscountPercent(plan)}% off`,
    `${formatPrice(plan.monthlyCents)} per month`,
  ]);
  await page.goto(paths.premium);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '$' })).toHaveText(
    prices,
  );
});

testWithoutScripts('every price button leads to the sign-up', async ({ page }) => {
  await page.goto(paths.premium);
  const buttons = page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', '/lively/signup');
  }
});

testWithoutScripts('the premium page lists the features of each plan', async ({ page }) => {
  await page.goto(paths.premium);
  const items = (region: string, list: number) =>
    page.getByRole('region', { name: region }).getByRole('list').nth(list).getByRole('listitem');
  await expect(items('Why choose Premium', 0)).toHaveCount(8);
  await expect(items('Why choose Premium', 1)).toHaveCount(2);
  await expect(items('Get just the essentials with Lively Plus', 0)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: premium.why.moreHeading })).toHaveCount(0);
});

testWithoutScripts('the premium page compares the plans in a table', async ({ page }) => {
  await page.goto(paths.premium);
  const table = page.getByRole('table', { name: 'Free, Plus and Premium' });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, ...cells] of [
      ['Feature', 'Free', 'Plus', 'Premium'],
      ['Calendar', 'Included', 'Included', 'Included'],
      ['More themes', 'Not included', 'Included', 'Included'],
      ['Draw mood faces', 'Not included', 'Not included', 'Included'],
    ] as const) {
      const row = table.getByRole('row').filter({ has: page.getByText(name) });
      await expect(row.locator('th, td')).toHaveText([name, ...cells]);
    }
  }
});

testWithoutScripts('the blog lists the newest posts first', async ({ page }) => {
  await page.goto(paths.blog);
  const dates = page.getByRole('main').locator('time');
  await expect(dates).toHaveCount(posts.length);
  expect((await dates.allTextContents()).slice(-4)).toEqual([
    'September 1, 2023',
    'August 30, 2023',
    'December 20, 2022',
    'December 1, 2022',
  ]);
});

testWithoutScripts('the blog has an image of every post', async ({ page }) => {
  await page.goto(paths.blog);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(posts.length);
});

/** Expects the metadata for search engines and link previews. */
async function expectMetadata(
  page: Page,
  path: string,
  title: string,
  types: readonly string[] = [],
): Promise<void> {
  const meta = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  const url = `${brand.siteUrl}${path}`;
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', url);
  await expect(meta('og:url')).toHaveAttribute('content', url);
  await expect(meta('og:title')).toHaveAttribute('content', title);
  await expect(meta('description')).toHaveAttribute('content', /^.{60,160}$/);
  await expect(meta('og:description')).toHaveAttribute('content', /^.{60,160}$/);
  await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block));
  const context = { '@context': 'https://schema.org' };
  expect(data).toMatchObject(types.map((type) => ({ '@type': type, ...context })));
}
