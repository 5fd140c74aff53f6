import { expect, test } from 'vitest';
import { inDollars, plans } from '../../content/premium';
import { softwareApplication } from './structured-data';

/** A price for a period, an ISO 8601 duration. */
function priced(cents: number, billingDuration: string) {
  const price = { price: inDollars(cents), priceCurrency: 'USD' };
  return { ...price, priceSpecification: { ...price, billingDuration } };
}

test('softwareApplication offers each plan at its prices', () => {
  const { premium, plus } = plans;
  expect(softwareApplication.offers).toMatchObject([
    { name: 'Free', price: '0', priceCurrency: 'USD' },
    { name: premium.name, ...priced(premium.yearlyCents, 'P1Y') },
    { name: premium.name, ...priced(premium.monthlyCents, 'P1M') },
    { name: plus.name, ...priced(plus.yearlyCents, 'P1Y') },
    { name: plus.name, ...priced(plus.monthlyCents, 'P1M') },
  ]);
});
