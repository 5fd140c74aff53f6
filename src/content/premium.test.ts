import { expect, test } from 'vitest';
import { plans, yearlyDiscountPercent } from './premium';

// The specification has these numbers. The site calculates the discount; all other tests read the plans.
test('the plans have the prices of the specification', () => {
  expect(plans).toMatchObject({
    premium: { yearlyCents: 6999, monthlyCents: 699 },
    plus: { yearlyCents: 3999, monthlyCents: 399 },
  });
});

test('both plans have a yearly discount of 16%', () => {
  expect(Object.values(plans).map(yearlyDiscountPercent)).toEqual([16, 16]);
});
