import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { brand } from '../../../src/content/brand';
import { plans } from '../../../src/content/premium';
import { newTabHint } from '../../../src/content/site';
import { expect, heading, test } from '../fixtures';
import { homeHeadings, publicPages } from './public-pages';

/** Structured data types of specific pages. */
const STRUCTURED: Readonly<Record<string, readonly string[]>> = {
  '/lively': ['SoftwareApplication'],
  '/lively/support': ['FAQPage'],
};

// The prerendered pages are complete without scripts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, heading: h1, texts, links, isStudio } of publicPages) {
    test(`${path} has its content and metadata`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toHaveText(h1);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      for (const [name, href, count = 1] of links) {
        const link = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(link).toHaveCount(count);
        for (const one of await link.all()) await expect(one).toHaveAttribute('href', href);
      }
      await expectMetadata(page, path, title);
      const icon = isStudio ? 'studio' : 'lively';
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/${icon}.svg`);
    });
  }

  test('the home page has its sections in order', async ({ page }) => {
    await page.goto('/lively');
    await expect(page.locator('main :is(h1, h2)')).toHaveText(homeHeadings);
  });

  test('the premium page lists eight and two features of Premium, and four of Plus', async ({
    page,
  }) => {
    await page.goto('/lively/premium');
    const why = page.getByRole('region', { name: 'Why choose Premium' });
    await expect(why.getByRole('list').nth(0).getByRole('listitem')).toHaveCount(8);
    await expect(why.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(2);
    const plus = page.getByRole('region', { name: 'Get just the essentials with Lively Plus' });
    await expect(plus.getByRole('list').nth(0).getByRole('listitem')).toHaveCount(4);
  });

  test('the premium page compares the plans in a table that fits every width', async ({ page }) => {
    await page.goto('/lively/premium');
    const table = page.getByRole('table', { name: 'Free, Plus and Premium' });
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByText(name) });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Feature',
        'Free',
        'Plus',
        'Premium',
      ]);
      for (const [name, ...cells] of [
        ['Calendar', 'Included', 'Included', 'Included'],
        ['More themes', 'Not included', 'Included', 'Included'],
        ['Draw mood faces', 'Not included', 'Not included', 'Included'],
      ] as const) {
        await expect(row(name).getByRole('rowheader')).toHaveText(name);
        await expect(row(name).getByRole('cell')).toHaveText(cells);
      }
      const cut = await table.evaluate(
        (element) =>
          [...element.querySelectorAll('th, td')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      );
      expect(cut, `${width} px`).toBe(0);
    }
  });

  test('the prices of a plan are side by side from 500 px', async ({ page }) => {
    await page.goto('/lively/premium');
    const main = page.getByRole('main');
    const tops = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const prices = await main.getByRole('link', { name: /^Lively Premium \$/ }).all();
      return Promise.all(prices.map(async (price) => (await price.boundingBox())?.y));
    };
    expect(new Set(await tops(499)).size).toBe(2);
    expect(new Set(await tops(500)).size).toBe(1);
  });

  test('the mockups of the premium page have no text below 10 px', async ({ page }) => {
    await page.goto('/lively/premium');
    for (const width of [300, 320, 700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await page.locator('main svg text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const scale = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
          if (!scale) return [];
          const size = Number.parseFloat(getComputedStyle(text).fontSize);
          return size * Math.hypot(scale.a, scale.b);
        }),
      );
      expect(sizes.length).toBeGreaterThan(20);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(10);
    }
  });

  test('the blog lists every post, newest first, each with a date and an image', async ({
    page,
  }) => {
    await page.goto('/lively/blog');
    const dates = page.getByRole('main').locator('time');
    await expect(dates).toHaveCount(posts.length);
    expect((await dates.allTextContents()).slice(-4)).toEqual([
      'September 1, 2023',
      'August 30, 2023',
      'December 20, 2022',
      'December 1, 2022',
    ]);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(posts.length);
  });

  test('links to the store open in a new tab', async ({ page }) => {
    await page.goto('/lively');
    const links = page.getByRole('link', { name: 'Download for iOS', exact: true });
    await expect(links).toHaveText(['Download for iOS', 'Download for iOS']);
    for (const link of await links.all()) {
      await expect(link).toHaveAccessibleDescription(newTabHint);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
});

test.describe('structured data', () => {
  test.use({ javaScriptEnabled: false });

  test('matches the visible content', async ({ page }) => {
    const read = async (path: string) => {
      await page.goto(path);
      const [first = ''] = await page.locator('script[type*=ld]').allTextContents();
      return JSON.parse(first);
    };
    const faq = await read('/lively/support');
    for (const { name } of faq.mainEntity) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const app = await read('/lively');
    expect(app.offers).toHaveLength(2 * Object.keys(plans).length);
    await page.goto('/lively/premium');
    for (const { price } of app.offers) {
      await expect(page.getByText(`$${price}`, { exact: true })).toBeVisible();
    }
  });
});

test('every internal link and every file of a page exists', async ({ page }) => {
  const sources = new Map<string, string>();
  const anchors: [page: string, path: string, id: string][] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { path } of publicPages) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      urls: [...document.querySelectorAll<HTMLElement>('[href], [src]')].map(
        (element) =>
          new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href)
            .href,
      ),
      images: [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(
        ({ content }) => content,
      ),
    }));
    ids.set(path, new Set(found.ids));
    for (const url of [...found.urls, ...found.images]) {
      const { origin, pathname, hash } = new URL(url);
      if (origin !== new URL(page.url()).origin && origin !== brand.siteUrl) continue;
      sources.set(pathname, path);
      if (hash) anchors.push([path, pathname, hash.slice(1)]);
    }
  }
  expect(sources.size).toBeGreaterThan(publicPages.length);
  for (const [path, source] of sources) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), `${path}, from ${source}`).toBe(200);
  }
  for (const [source, path, id] of anchors) {
    expect(ids.get(path)?.has(id), `${path}#${id}, from ${source}`).toBe(true);
  }
});

/** Expects the metadata for search engines and link previews. */
async function expectMetadata(page: Page, path: string, title: string): Promise<void> {
  const meta = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  const url = `${brand.siteUrl}${path}`;
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', url);
  await expect(meta('og:url')).toHaveAttribute('content', url);
  await expect(meta('og:title')).toHaveAttribute('content', title);
  await expect(meta('description')).toHaveAttribute('content', /^.{60,160}$/);
  await expect(meta('og:description')).toHaveAttribute('content', /^.{60,160}$/);
  await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(meta('og:image')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block));
  const isPost = /blog\/\d+$/.test(path);
  expect(data.map((block) => block['@type'])).toEqual(
    STRUCTURED[path] ?? (isPost ? ['BlogPosting', 'BreadcrumbList'] : []),
  );
  for (const block of data) expect(block['@context']).toBe('https://schema.org');
}
