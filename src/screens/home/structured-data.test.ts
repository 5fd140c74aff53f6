import { expect, test } from 'vitest';
import { softwareApplication } from './structured-data';

test('offers both plans, billed yearly and monthly', () => {
  const { offers, name, operatingSystem } = softwareApplication();
  expect([name, operatingSystem]).toEqual(['Lively', 'iOS']);
  expect(
    offers.map((offer) => [offer.name, offer.price, offer.priceSpecification.billingDuration]),
  ).toEqual([
    ['Lively Premium', '69.99', 'P1Y'],
    ['Lively Premium', '6.99', 'P1M'],
    ['Lively Plus', '39.99', 'P1Y'],
    ['Lively Plus', '3.99', 'P1M'],
  ]);
  for (const { price, priceCurrency, priceSpecification } of offers) {
    expect(priceSpecification).toMatchObject({ price, priceCurrency });
    expect(priceCurrency).toBe('USD');
  }
});
