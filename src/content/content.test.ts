import { expect, test } from 'vitest';
import { messages } from './messages';
import { homeMockup } from './mockups';
import { plans, premium, yearlyDiscountPercent } from './premium';
import { timeOfDay } from './time-of-day';

// The specification has these numbers. The site calculates the discount; all other tests read the plans.
test('the prices of the specification', () => {
  expect(plans).toMatchObject({
    premium: { yearlyCents: 6999, monthlyCents: 699 },
    plus: { yearlyCents: 3999, monthlyCents: 399 },
  });
});

test('both plans have a yearly discount of 16%', () => {
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

test('each stop announces the next event of its part of the day', () => {
  const announced = timeOfDay.stops.map(({ hour, next }) => `${hour}: ${next.toLowerCase()}`);
  const shown = homeMockup.parts.map(({ hour, nextHeading, next }) => {
    const when = nextHeading.includes('tomorrow') ? 'tomorrow' : 'next';
    return `${hour}: ${next.title.toLowerCase()} ${when}`;
  });
  expect(announced).toEqual(shown);
});

test('no event comes next after it has started', () => {
  for (const { hour, nextHeading, next } of homeMockup.parts) {
    const start = nextHeading.includes('tomorrow') ? next.start + 24 : next.start;
    expect(start).toBeGreaterThan(hour);
  }
});

// Those for errors of Firebase are in src/session/error-catalogue.test.ts.
test('the messages about form fields, letter for letter', () => {
  expect(messages).toMatchObject({
    fillInAllFields: 'Fill in all fields to continue.',
    birthdayInvalid: 'Enter a valid birthday.',
    tooYoung: 'You must be at least 13 years old to use Lively.',
    usernameEmpty: 'Please enter a valid username',
    usernameLength: 'Usernames must be 3-30 characters long.',
    usernameCharacters:
      'Usernames can only use lowercase Roman letters (a-z), numbers, periods, or underscores.',
    usernameEndsInPeriod: 'Usernames cannot end in a period.',
    usernameAdjacentPeriods: 'Usernames cannot contain 2 adjacent periods.',
  });
});
