import { expect, test } from 'vitest';
import { plans, premium, yearlyDiscountPercent } from './premium';

test('both plans have a yearly discount of 16%, as specified', () => {
  expect(Object.values(plans).map(yearlyDiscountPercent)).toEqual([16, 16]);
});

test('the comparison names every feature once, in the first plan that has it', () => {
  const [free, plus, top] = premium.comparison.plans.map(({ adds }) => adds);
  const titles = (features: readonly { title: string }[]) => features.map(({ title }) => title);
  expect(plus).toEqual(titles(premium.plus.features));
  const { features, moreFeatures } = premium.why;
  expect([...(plus ?? []), ...(top ?? [])].sort()).toEqual(
    titles([...features, ...moreFeatures]).sort(),
  );
  expect(free).toHaveLength(3);
});
