import { expect, test } from 'vitest';
import { feed } from '../../site-build/feed';
import { posts } from '../../src/content/blog';
import { brand } from '../../src/content/brand';

const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('the feed has every post, newest first, with its URL', () => {
  const entries = feed().split('<entry>').slice(1);
  expect(entries).toHaveLength(4);
  const slugs = ['09012023', '08302023', '12202022', '12012022'];
  for (const [index, entry] of entries.entries()) {
    const url = `${brand.siteUrl}/lively/blog/${slugs[index]}`;
    expect(all(entry, 'id')).toEqual([url]);
    expect(entry).toContain(`<link href="${url}"/>`);
    expect(all(entry, 'title')).toEqual([posts[index]?.heading]);
    expect(all(entry, 'published')).toEqual([`${posts[index]?.date}T12:00:00Z`]);
  }
});

test('the feed has the elements that RFC 4287 requires', () => {
  const [head = ''] = feed().split('<entry>');
  expect(all(head, 'id')).toEqual([`${brand.siteUrl}/lively/blog`]);
  expect(all(head, 'updated')).toEqual(['2023-09-01T12:00:00Z']);
  expect(all(head, 'name')).toEqual([brand.studio]);
  expect(head).toContain(`<link rel="self" href="${brand.siteUrl}/lively/blog.xml"/>`);
});

test('the feed escapes ampersands', () => {
  expect(feed()).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
