import { expect, test } from 'vitest';
import { posts } from '#posts';
import { brand } from '../content/brand';
import { inDollars, plans } from '../content/premium';
import { blogPosting, breadcrumbs } from './blog-post/BlogPostScreen';
import { softwareApplication } from './home/structured-data';

const blog = `${brand.siteUrl}/lively/blog`;

test.each(posts)('describes the post $slug', (post) => {
  expect(blogPosting(post)).toMatchObject({
    headline: post.heading,
    datePublished: post.date,
    url: `${blog}/${post.slug}`,
    image: `${brand.siteUrl}/social/${post.socialImage}`,
    author: { name: brand.studio },
  });
});

test.each(posts)('names the steps to the post $slug', (post) => {
  expect(breadcrumbs(post).itemListElement).toMatchObject([
    { position: 1, name: brand.product, item: `${brand.siteUrl}/lively` },
    { position: 2, name: 'Blog', item: blog },
    { position: 3, name: post.heading, item: `${blog}/${post.slug}` },
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

const { premium, plus } = plans;

test.each([
  { name: premium.name, cents: premium.yearlyCents, billingDuration: 'P1Y' },
  { name: premium.name, cents: premium.monthlyCents, billingDuration: 'P1M' },
  { name: plus.name, cents: plus.yearlyCents, billingDuration: 'P1Y' },
  { name: plus.name, cents: plus.monthlyCents, billingDuration: 'P1M' },
])('offers $name, billed every $billingDuration', ({ name, cents, billingDuration }) => {
  const price = { price: inDollars(cents), priceCurrency: 'USD' };
  const priceSpecification = expect.objectContaining({ ...price, billingDuration });
  const offer = expect.objectContaining({ name, ...price, priceSpecification });
  expect(softwareApplication().offers).toContainEqual(offer);
});
