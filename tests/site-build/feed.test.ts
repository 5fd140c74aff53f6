import { beforeAll, expect, test } from 'vitest';
import { posts } from '#posts';
import { feed } from '../../src/app/feed';
import { brand } from '../../src/content/brand';

let xml = '';
beforeAll(async () => {
  xml = await feed();
});

const all = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, inner]) => inner);

test('the feed has every post, newest first, with its URL', () => {
  const entries = xml.split('<entry>').slice(1);
  expect(entries).toHaveLength(posts.length);
  for (const [index, entry] of entries.entries()) {
    const url = `${brand.siteUrl}/lively/blog/${posts[index]?.slug}`;
    expect(all(entry, 'id')).toEqual([url]);
    expect(entry).toContain(`<link href="${url}"/>`);
    expect(all(entry, 'title')).toEqual([posts[index]?.heading]);
    expect(all(entry, 'published')).toEqual([`${posts[index]?.date}T12:00:00Z`]);
  }
});

test('the feed has the elements that RFC 4287 requires', () => {
  const [head = ''] = xml.split('<entry>');
  expect(all(head, 'id')).toEqual([`${brand.siteUrl}/lively/blog`]);
  expect(all(head, 'updated')).toEqual([`${posts[0]?.date}T12:00:00Z`]);
  expect(all(head, 'name')).toEqual([brand.studio]);
  expect(head).toContain(`<link rel="self" href="${brand.siteUrl}/lively/blog.xml"/>`);
});

test('the feed escapes ampersands', () => {
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test('an entry has the whole post, with full URLs and without the site’s own markup', () => {
  const entry = xml.split('<entry>').find((text) => text.includes('/blog/09012023<')) ?? '';
  const [, escaped = ''] = /<content type="html">([^<]*)<\/content>/.exec(entry) ?? [];
  const html = escaped.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  expect(html).toContain('<p>As of this morning, Lively is on the App Store.');
  expect(html).toContain('and started a new one.</p>');
  expect(html).toContain(`<a href="${brand.siteUrl}/lively/support">support page</a>`);
  expect(html).toContain(`<img src="${brand.siteUrl}/social/launch.png" alt="A small sailboat`);
  expect(html).not.toMatch(/ (href|src)="(?!https:|mailto:)| class=|<svg|<link/);
});
