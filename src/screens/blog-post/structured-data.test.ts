import { expect, test } from 'vitest';
import { posts } from '../../content/blog';
import { brand } from '../../content/brand';
import { blogPosting, breadcrumbs } from './structured-data';

test.each(posts)('the post $slug is described as it is shown', (post) => {
  const url = `${brand.siteUrl}/lively/blog/${post.slug}`;
  expect(blogPosting(post)).toMatchObject({
    headline: post.heading,
    datePublished: post.date,
    url,
    image: `${brand.siteUrl}/social/${post.image.key}.png`,
    author: { name: brand.studio },
  });
  // The address is the date: month, day, year.
  expect(post.slug).toBe(post.date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
});

test.each(posts)('the way to the post $slug has three steps in order', (post) => {
  expect(
    breadcrumbs(post).itemListElement.map(({ position, name, item }) => [position, name, item]),
  ).toEqual([
    [1, 'Lively', `${brand.siteUrl}/lively`],
    [2, 'Blog', `${brand.siteUrl}/lively/blog`],
    [3, post.heading, `${brand.siteUrl}/lively/blog/${post.slug}`],
  ]);
});
