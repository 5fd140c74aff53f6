import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { posts } from '#posts';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { brand } from '../../src/content/brand';
import { paths } from '../../src/content/paths';
import { isBuilt, readBuilt } from './built-site';

/** Checks that metadata for search engines, feed readers and home screens refers to built files. */

const text = (address: string) => readBuilt(address).toString();
const pathOf = (url: string) => {
  expect(url.startsWith(brand.siteUrl)).toBe(true);
  return url.slice(brand.siteUrl.length);
};

test('the sitemap lists exactly the public pages, and each is built', () => {
  const named = [...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    pathOf(String(url)),
  );
  expect(named).toEqual(publicPaths);
  expect(named.filter((path) => !isBuilt(path))).toEqual([]);
});

test('every prerendered page has a unique title', () => {
  const titles = prerenderedPages.map(({ path }) => /<title>(.*?)<\/title>/.exec(text(path))?.[1]);
  expect(titles).not.toContain(brand.product);
  expect(new Set(titles).size).toBe(prerenderedPages.length);
});

test('the blog links to the feed, and each entry to a page with its title', () => {
  const [, feed = ''] =
    /type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(text(paths.blog)) ?? [];
  expect(feed).toBe(paths.feed);
  const entries = text(feed).split('<entry>').slice(1);
  expect(entries).toHaveLength(posts.length);
  for (const [index, entry] of entries.entries()) {
    const path = pathOf(/<id>(.*?)<\/id>/.exec(entry)?.[1] ?? '');
    expect(text(path)).toContain(posts[index]?.heading);
  }
});

test('robots.txt links to the sitemap and security.txt has not expired', () => {
  expect(text('/robots.txt')).toContain(`${brand.siteUrl}/sitemap.xml`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text('/.well-known/security.txt')) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test('licenses.md has the license text of every bundled package and the font', () => {
  const sections = text('/licenses.md').split(/^## /m).slice(1);
  const names = sections.map((section) => section.slice(0, section.indexOf(' ')));
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', '@firebase/auth', 'zod']));
  expect(names).toContain('@fontsource-variable/figtree');
  const short = sections.filter(({ length }) => length < 700);
  expect(short).toEqual([]);
});

test('the sizes of icons in the manifest are correct', async () => {
  const manifest = z
    .object({
      name: z.string().min(1),
      short_name: z.literal(brand.product),
      start_url: z.literal('/lively'),
      icons: z.array(
        z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
      ),
    })
    .parse(JSON.parse(text('/manifest.webmanifest')));
  const images = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(images.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(await Promise.all(images.map(({ src }) => sizeOf(src)))).toEqual(
    images.map(({ sizes }) => sizes),
  );
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

describe.each(publicPaths)('%s', (path) => {
  const html = text(path);

  test('has a social image of 1200 by 630 pixels', async () => {
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(await sizeOf(pathOf(image))).toBe('1200x630');
  });

  test('has a touch icon for home screens', async () => {
    const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    expect(await sizeOf(icon)).toBe('180x180');
  });
});

test('the sitemap has no account pages', () => {
  expect(text('/sitemap.xml')).not.toMatch(/signup|login|dashboard|password|username/);
});

async function sizeOf(address: string): Promise<string> {
  const { width, height } = await sharp(readBuilt(address)).metadata();
  return `${width}x${height}`;
}
