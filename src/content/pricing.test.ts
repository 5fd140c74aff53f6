import { expect, test } from 'vitest';
import { plans, yearlyDiscountPercent } from './pricing';

test('both plans are 16% off by the year, as the specification has them', () => {
  expect(Object.values(plans).map(yearlyDiscountPercent)).toEqual([16, 16]);
});
