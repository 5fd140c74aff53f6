import { expect, test } from 'vitest';
import { plans, yearlyDiscountPercent } from './premium';

test('both plans have a yearly discount of 16%, as specified', () => {
  expect(Object.values(plans).map(yearlyDiscountPercent)).toEqual([16, 16]);
});
