import { expect, test } from 'vitest';
import { posts } from '#posts';
import { brand } from '../../content/brand';
import { blogPosting, breadcrumbs } from './structured-data';

test.each(posts)('describes the post $slug', (post) => {
  const url = `${brand.siteUrl}/lively/blog/${post.slug}`;
  expect(blogPosting(post)).toMatchObject({
    headline: post.heading,
    datePublished: post.date,
    url,
    image: `${brand.siteUrl}/social/${post.socialImage}`,
    author: { name: brand.studio },
  });
  // The slug is the date as month, day and year.
  expect(post.slug).toBe(post.date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
});

test.each(posts)('lists three breadcrumbs for the post $slug', (post) => {
  expect(
    breadcrumbs(post).itemListElement.map(({ position, name, item }) => [position, name, item]),
  ).toEqual([
    [1, 'Lively', `${brand.siteUrl}/lively`],
    [2, 'Blog', `${brand.siteUrl}/lively/blog`],
    [3, post.heading, `${brand.siteUrl}/lively/blog/${post.slug}`],
  ]);
});
