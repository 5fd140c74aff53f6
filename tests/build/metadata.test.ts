import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posts } from '#posts';
import { prerenderedPages, publicAddresses } from '../../src/app/prerendered-pages';
import { blog } from '../../src/content/blog';
import { brand } from '../../src/content/brand';
import { type AccountPage, fullAddress, paths } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { type ExpectedPage, publicPages } from '../browser/site/public-pages';
import { readBuilt } from './built-site';

/** The contents of the elements with a tag. */
const contentsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, inner]) => inner);

test('the sitemap lists exactly the public pages', () => {
  const sitemap = readBuilt('/sitemap.xml');
  expect(sitemap.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  expect(contentsOf(sitemap, 'loc')).toEqual(publicAddresses.map((path) => brand.siteUrl + path));
});

/** The day of the last change: the last one in the front matter. */
function lastChangeOf(legalText: string): string {
  const text = readFileSync(`src/content/legal/${legalText}`, 'utf8');
  return [...text.matchAll(/^(?:effective|updated): (\S+)$/gm)].at(-1)?.[1] ?? 'no day';
}

test.each([
  ...posts.map(({ slug, date }) => [paths.post(slug), date]),
  [paths.terms, lastChangeOf('terms.md')],
  [paths.privacy, lastChangeOf('privacy.md')],
])('the sitemap has the date of %s', (path, date) => {
  expect(readBuilt('/sitemap.xml')).toContain(`${path}</loc><lastmod>${date}<`);
});

test('every prerendered page has a unique title', () => {
  const titles = prerenderedPages.flatMap(({ path }) => contentsOf(readBuilt(path), 'title'));
  expect(new Set(titles).size).toBe(prerenderedPages.length);
});

test('every public page has a description of its own', () => {
  const descriptions = publicAddresses.map(
    (path) => /<meta name="description" content="([^"]*)"/.exec(readBuilt(path))?.[1],
  );
  expect(new Set(descriptions).size).toBe(publicAddresses.length);
});

type ExpectedHead = Pick<ExpectedPage, 'path' | 'title' | 'structured'>;

/** The pages of the account area. Another page or an email leads to those that are not indexed. */
const accountPages: Readonly<Record<AccountPage, ExpectedHead & { readonly isIndexed: boolean }>> =
  {
    signUp: { path: '/lively/signup', title: 'Sign Up | Lively', isIndexed: true },
    logIn: { path: '/lively/login', title: 'Log In | Lively', isIndexed: true },
    username: { path: '/lively/username', title: 'Choose a Username | Lively', isIndexed: false },
    forgotPassword: {
      path: '/lively/forgotpassword',
      title: 'Forgot Password | Lively',
      isIndexed: false,
    },
    resetPassword: {
      path: '/lively/resetpassword',
      title: 'Reset Password Instructions | Lively',
      isIndexed: false,
    },
    dashboard: { path: '/lively/dashboard', title: 'Dashboard | Lively', isIndexed: false },
  };

/** The pages for search engines. */
const indexedPages: readonly ExpectedHead[] = [
  ...publicPages,
  ...Object.values(accountPages).filter(({ isIndexed }) => isIndexed),
];

test.each(indexedPages)('$path has its metadata', ({ path, title, structured = [] }) => {
  const html = readBuilt(path);
  const find = (pattern: string) => new RegExp(pattern).exec(html)?.[1];
  const meta = (name: string) => find(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  const link = (rel: string) => find(`<link rel="${rel}"[^>]* href="([^"]*)"`);
  expect(contentsOf(html, 'title')).toEqual([title]);
  expect(link('canonical')).toBe(fullAddress(path));
  const name = path.startsWith(paths.home) ? 'lively' : 'studio';
  expect(link('icon" type="image/png')).toBe(`/icons/${name}-32.png`);
  expect(link('icon" type="image/svg\\+xml')).toBe(`/${name}.svg`);
  expect(meta('og:url')).toBe(fullAddress(path));
  expect(meta('og:title')).toBe(title);
  expect(meta('og:image')).toContain(`${brand.siteUrl}/social/`);
  expect(meta('description')).toMatch(/^.{60,160}$/);
  expect(meta('og:description')).toMatch(/^.{60,160}$/);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('robots')).toBeUndefined();
  const types = html.matchAll(/"@context":"https:\/\/schema.org","@type":"(\w+)"/g);
  expect([...types].map(([, type]) => type)).toEqual(structured);
});

test.each(publicPages)('$path has the header of the app only below /lively', ({ path }) => {
  const hasAppHeader = readBuilt(path).includes(`<nav aria-label="${navigation.label}"`);
  expect(hasAppHeader).toBe(path.startsWith(paths.home));
});

test.each([
  ...Object.values(accountPages).filter(({ isIndexed }) => !isIndexed),
  { path: '/404', title: 'Page not found | Lively' },
])('$path is not for search engines', ({ path, title }) => {
  const html = readBuilt(path);
  expect(contentsOf(html, 'title')).toEqual([title]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test.each([paths.logIn, paths.dashboard])('%s offers the app on an iPhone', (path) => {
  const banner = `<meta name="apple-itunes-app" content="app-id=${brand.appStoreId}"/>`;
  expect(readBuilt(path)).toContain(banner);
});

test.each(publicAddresses)('%s names the feed', (path) => {
  expect(readBuilt(path)).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Lively blog" href="${paths.feed}"/>`,
  );
});

const feed = readBuilt(paths.feed);
const times = posts.map(({ date }) => `${date}T12:00:00Z`);
const urls = [paths.blog, ...posts.map(({ slug }) => paths.post(slug))].map(fullAddress);

// RFC 4287: the feed and each post need an id, a title and `updated`, the feed first; the feed needs an author.
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
