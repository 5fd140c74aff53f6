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

/** An offer with a price in US cents. The price is also its price specification's, which has the period. */
function paidOffer(name: string, cents: number, billingDuration: 'P1Y' | 'P1M') {
  const price = { price: inDollars(cents), priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name,
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, billingDuration },
  };
}

test('offers both paid plans, billed yearly and monthly', () => {
  const [, ...paid] = softwareApplication().offers;
  const { premium, plus } = plans;
  expect(paid).toEqual([
    paidOffer(premium.name, premium.yearlyCents, 'P1Y'),
    paidOffer(premium.name, premium.monthlyCents, 'P1M'),
    paidOffer(plus.name, plus.yearlyCents, 'P1Y'),
    paidOffer(plus.name, plus.monthlyCents, 'P1M'),
  ]);
});
