import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { posts } from '#posts';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { brand } from '../../src/content/brand';
import { paths } from '../../src/content/pages';
import { isBuilt, readBuilt } from './built-site';

/** Checks the metadata for search engines, feed readers and home screens. */

const text = (address: string) => readBuilt(address).toString();
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, inner]) => inner);

async function sizeOf(address: string): Promise<string> {
  const { width, height } = await sharp(readBuilt(address)).metadata();
  return `${width}x${height}`;
}

test('the sitemap lists exactly the public pages, and each is built', () => {
  const sitemap = text('/sitemap.xml');
  expect(sitemap.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  expect(all(sitemap, 'loc')).toEqual(publicPaths.map((path) => brand.siteUrl + path));
  expect(publicPaths.filter((path) => !isBuilt(path))).toEqual([]);
});

test('every prerendered page has a unique title', () => {
  const titles = prerenderedPages.flatMap(({ path }) => all(text(path), 'title'));
  expect(titles).not.toContain(brand.product);
  expect(new Set(titles).size).toBe(prerenderedPages.length);
});

test('the feed of the blog has the elements that RFC 4287 requires, and every post', () => {
  expect(text(paths.blog)).toMatch(
    new RegExp(`type="application/atom\\+xml"[^>]* href="${paths.feed}"`),
  );
  const feed = text(paths.feed);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
  const [head = '', ...entries] = feed.split('<entry>');
  expect(head).toContain(`<link rel="self" href="${brand.siteUrl}${paths.feed}"/>`);
  expect(all(head, 'id')).toEqual([brand.siteUrl + paths.blog]);
  expect(all(head, 'updated')).toEqual([`${posts[0]?.date}T12:00:00Z`]);
  expect(all(head, 'name')).toEqual([brand.studio]);
  for (const [index, { slug, heading, date }] of posts.entries()) {
    const entry = entries[index] ?? '';
    const url = brand.siteUrl + paths.post(slug);
    expect(all(entry, 'id')).toEqual([url]);
    expect(entry).toContain(`<link href="${url}"/>`);
    expect(all(entry, 'title')).toEqual([heading]);
    expect(all(entry, 'published')).toEqual([`${date}T12:00:00Z`]);
  }
  expect(entries).toHaveLength(posts.length);
});

test('an entry of the feed has the whole post, with full URLs and without our own markup', () => {
  const entry = text(paths.feed)
    .split('<entry>')
    .find((one) => one.includes('/blog/09012023<'));
  const [, escaped = ''] = /<content type="html">([^<]*)<\/content>/.exec(entry ?? '') ?? [];
  const html = escaped.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  expect(html).toContain('<p>As of this morning, Lively is on the App Store.');
  expect(html).toContain('and started a new one.</p>');
  expect(html).toContain(`<a href="${brand.siteUrl}/lively/support">support page</a>`);
  expect(html).toContain(`<img src="${brand.siteUrl}/social/launch.png" alt="A small sailboat`);
  expect(html).not.toMatch(/ (href|src)="(?!https:|mailto:)| class=|<svg|<link/);
});

test('robots.txt allows everything, and security.txt is valid for a year (RFC 9116)', () => {
  expect(text('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  );
  const address = '/.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text(address)) ?? [];
  expect(text(address).split('\n')).toEqual([
    `Contact: mailto:${brand.companyEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.siteUrl}${address}`,
    '',
  ]);
  const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
  expect(Math.ceil(days)).toBeGreaterThanOrEqual(365);
  expect(days).toBeLessThanOrEqual(366);
});

test('licenses.md has the license text of every bundled package and the font', () => {
  const sections = text('/licenses.md').split(/^## /m).slice(1);
  const names = sections.map((section) => section.slice(0, section.indexOf(' ')));
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', '@firebase/auth', 'zod']));
  expect(names).toContain('@fontsource-variable/figtree');
  // Firebase's packages share the text of the last section.
  const short = sections.filter(({ length }) => length < 700);
  expect(short.filter((section) => !section.includes('(Apache-2.0)'))).toEqual([]);
  expect(sections.at(-1)).toMatch(/^Apache-2.0\n\n.{10000}/s);
});

test('the sizes of icons in the manifest are correct', async () => {
  const iconSchema = z.object({
    src: z.string(),
    sizes: z.string(),
    purpose: z.string().optional(),
  });
  const { icons } = z
    .object({
      name: z.string().min(1),
      short_name: z.literal(brand.product),
      start_url: z.literal('/lively'),
      icons: z.array(iconSchema),
    })
    .parse(JSON.parse(text('/manifest.webmanifest')));
  const images = icons.filter(({ src }) => src.endsWith('.png'));
  expect(images.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of images) expect(await sizeOf(src)).toBe(sizes);
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test.each(publicPaths)('%s has an image for links and an icon for home screens', async (path) => {
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(text(path)) ?? [];
  expect(image.startsWith(brand.siteUrl)).toBe(true);
  expect(await sizeOf(image.slice(brand.siteUrl.length))).toBe('1200x630');
  const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(text(path)) ?? [];
  expect(await sizeOf(icon)).toBe('180x180');
});
