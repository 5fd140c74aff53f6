import { describe, expect, test } from 'vitest';
import { posts } from '#posts';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { blog } from '../../src/content/blog';
import { brand } from '../../src/content/brand';
import { fullAddress, paths } from '../../src/content/pages';
import { readBuilt } from './built-site';

/** The contents of the elements with a tag. */
const contentsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, inner]) => inner);

test('the sitemap lists exactly the public pages', () => {
  const sitemap = readBuilt('/sitemap.xml');
  expect(sitemap.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  expect(contentsOf(sitemap, 'loc')).toEqual(publicPaths.map((path) => brand.siteUrl + path));
});

test.each([
  ...posts.map(({ slug, date }) => [paths.post(slug), date]),
  [paths.terms, '2022-08-09'],
  [paths.privacy, '2022-08-09'],
])('the sitemap has the date of %s', (path, date) => {
  expect(readBuilt('/sitemap.xml')).toContain(`${path}</loc><lastmod>${date}<`);
});

test('every prerendered page has a unique title', () => {
  const titles = prerenderedPages.flatMap(({ path }) => contentsOf(readBuilt(path), 'title'));
  // Each page replaces the title of the template, index.html.
  expect(titles).not.toContain(brand.product);
  expect(new Set(titles).size).toBe(prerenderedPages.length);
});

describe.each([paths.logIn, paths.signUp])('%s', (path) => {
  test('is for search engines', () => {
    expect(readBuilt(path)).toContain(`<link rel="canonical" href="${fullAddress(path)}"/>`);
    expect(readBuilt(path)).not.toContain('noindex');
  });

  test('has a description of 60 to 160 characters', () => {
    expect(readBuilt(path)).toMatch(/name="description" content="[^"]{60,160}"/);
  });
});

test.each([paths.username, paths.dashboard, paths.forgotPassword, paths.resetPassword, '/404'])(
  '%s is not for search engines',
  (path) => {
    expect(readBuilt(path)).toContain('<meta name="robots" content="noindex"/>');
    expect(readBuilt(path)).not.toContain('rel="canonical"');
  },
);

test.each([paths.logIn, paths.dashboard])('%s offers the app on an iPhone', (path) => {
  const banner = `<meta name="apple-itunes-app" content="app-id=${brand.appStoreId}"/>`;
  expect(readBuilt(path)).toContain(banner);
});

test.each(publicPaths)('%s names the feed', (path) => {
  expect(readBuilt(path)).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Lively blog" href="${paths.feed}"/>`,
  );
});

const feed = readBuilt(paths.feed);
const times = posts.map(({ date }) => `${date}T12:00:00Z`);
const urls = [paths.blog, ...posts.map(({ slug }) => paths.post(slug))].map(fullAddress);

// RFC 4287 requires an id, a title and `updated` of the feed and of each post, and one name of an author.
test.each([
  ['id', urls],
  ['title', [blog.title, ...posts.map(({ heading }) => heading)]],
  ['published', times],
  ['updated', [times[0], ...times]],
  ['name', [brand.studio]],
])('the feed has each %s', (tag, contents) => expect(contentsOf(feed, tag)).toEqual(contents));

test.each(urls)('the feed links %s', (url) => expect(feed).toContain(`<link href="${url}"/>`));

test('the feed has its own address', () => {
  expect(feed).toContain(`<link rel="self" href="${fullAddress(paths.feed)}"/>`);
});

test('the feed has only the entities that XML knows', () => {
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test('the manifest starts at the home page', () => {
  const manifest = JSON.parse(readBuilt('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ id: paths.home, start_url: paths.home, scope: paths.home });
});

test('robots.txt allows everything', () => {
  expect(readBuilt('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:.*\n$/);
});

test.each(publicPaths)('%s has an image for links', (path) => {
  expect(readBuilt(path)).toContain(`property="og:image" content="${brand.siteUrl}/social/`);
});
