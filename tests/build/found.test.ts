import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { posts } from '../../src/content/blog';
import { brand } from '../../src/content/brand';
import { paths } from '../../src/content/paths';
import { isBuilt, readBuilt } from './built-site';

/** What the site tells search engines, feed readers and home screens leads to what was built. */

const text = (address: string) => readBuilt(address).toString();
const pathOf = (url: string) => {
  expect(url.startsWith(brand.siteUrl)).toBe(true);
  return url.slice(brand.siteUrl.length);
};

test('the sitemap names every public page and no other, and each is built', () => {
  const named = [...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    pathOf(String(url)),
  );
  expect(named).toEqual(publicPaths);
  expect(named.filter((path) => !isBuilt(path))).toEqual([]);
});

test('every page has a title of its own before any script has run', () => {
  const titles = prerenderedPages.map(({ path }) => /<title>(.*?)<\/title>/.exec(text(path))?.[1]);
  expect(titles).not.toContain(brand.product);
  expect(new Set(titles).size).toBe(prerenderedPages.length);
});

test('pages name the feed, and each of its entries leads to a page with its title', () => {
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

test('robots.txt and security.txt are there, with addresses of this site', () => {
  expect(text('/robots.txt')).toContain(`${brand.siteUrl}/sitemap.xml`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text('/.well-known/security.txt')) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

test('the license text of every package in the scripts, and of the typeface, lies beside them', () => {
  const sections = text('/licenses.md').split(/^## /m).slice(1);
  const names = sections.map((section) => section.slice(0, section.indexOf(' ')));
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', '@firebase/auth', 'zod']));
  expect(names).toContain('@fontsource-variable/figtree');
  const short = sections.filter(({ length }) => length < 700);
  expect(short).toEqual([]);
});

test('the manifest names icons of the size that they have', () => {
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
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

describe.each(publicPaths)('%s', (path) => {
  const html = text(path);

  test('shows a picture of 1200 by 630 when it is shared', () => {
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(sizeOf(pathOf(picture))).toBe('1200x630');
  });

  test('has an icon for home screens', () => {
    const [, icon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    expect(sizeOf(icon)).toBe('180x180');
  });
});

test('no page of the account is open to search engines through the sitemap', () => {
  expect(text('/sitemap.xml')).not.toMatch(/signup|login|dashboard|password|username/);
});

/** A PNG's size, from its header. */
function sizeOf(address: string): string {
  const bytes = readBuilt(address);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
