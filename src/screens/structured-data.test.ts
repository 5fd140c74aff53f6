import { expect, test } from 'vitest';
import { posts } from '#posts';
import { brand } from '../content/brand';
import { inDollars, plans } from '../content/premium';
import { answers, headings } from '../content/support.md';
import { blogPosting, breadcrumbs } from './blog-post/structured-data';
import { softwareApplication } from './home/structured-data';
import { faqPage } from './support/structured-data';

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

test('describes the app', () => {
  const { name, operatingSystem } = softwareApplication();
  expect([name, operatingSystem]).toEqual([brand.product, 'iOS']);
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
      priceCurrency: 'USD',
      priceSpecification: { price, priceCurrency: 'USD', billingDuration },
    })),
  );
});

test('lists every question with its whole answer as plain text', () => {
  const { mainEntity } = faqPage(answers);
  const questions = headings.filter(({ depth }) => depth === 3);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ text }) => text));
  for (const { acceptedAnswer } of mainEntity) {
    expect(acceptedAnswer.text).toMatch(/\w{3}/);
    expect(acceptedAnswer.text).not.toMatch(/\[object|undefined|</);
  }
  // With emphasis and a list.
  const views = mainEntity.find(({ name }) => name.includes('calendar view'));
  expect(views?.acceptedAnswer.text).toMatch(
    /Timeline lays the day out by the hour.*Schedule lists your events/s,
  );
});
