import { expect, test } from 'vitest';
import { posts } from '#posts';
import { brand } from '../content/brand';
import { inDollars, plans } from '../content/premium';
import { blogPosting, breadcrumbs } from './blog-post/structured-data';
import { softwareApplication } from './home/structured-data';

test.each(posts)('describes the post $slug and its place in the blog', (post) => {
  const blog = `${brand.siteUrl}/lively/blog`;
  const url = `${blog}/${post.slug}`;
  expect(blogPosting(post)).toMatchObject({
    headline: post.heading,
    datePublished: post.date,
    url,
    image: `${brand.siteUrl}/social/${post.socialImage}`,
    author: { name: brand.studio },
  });
  // The slug is the date as month, day and year.
  expect(post.slug).toBe(post.date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
  expect(
    breadcrumbs(post).itemListElement.map(({ position, name, item }) => [position, name, item]),
  ).toEqual([
    [1, brand.product, `${brand.siteUrl}/lively`],
    [2, 'Blog', blog],
    [3, post.heading, url],
  ]);
});

test('offers the free plan at price 0', () => {
  expect(softwareApplication().offers[0]).toEqual({
    '@type': 'Offer',
    name: 'Free',
    price: '0',
    priceCurrency: 'USD',
  });
});

test('offers both paid plans, billed yearly and monthly', () => {
  const [, ...paid] = softwareApplication().offers;
  const expected = Object.values(plans).flatMap(({ name, yearlyCents, monthlyCents }) => [
    { name, price: inDollars(yearlyCents), billingDuration: 'P1Y' },
    { name, price: inDollars(monthlyCents), billingDuration: 'P1M' },
  ]);
  expect(paid).toMatchObject(
    expected.map(({ name, price, billingDuration }) => ({
      name,
      price,
      priceSpecification: { price, priceCurrency: 'USD', billingDuration },
    })),
  );
});
