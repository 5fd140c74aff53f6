import { expect, test } from 'vitest';
import { messages } from './messages';
import { calendarMockup, homeMockup, type MockEvent } from './mockups';
import { plans, yearlyDiscountPercent } from './premium';
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

test('each stop announces what its part of the day shows', () => {
  const announced = timeOfDay.stops.map(({ until, next }) => `${until}: ${next}`.toLowerCase());
  const shown = homeMockup.parts.map(({ until, nextHeading, next }) =>
    `${until}: ${next.title} ${nextHeading.split(' ').at(-1)}`.toLowerCase(),
  );
  expect(announced).toEqual(shown);
});

const { from, to } = timeOfDay.hours;
const halfHours = Array.from({ length: 2 * (to - from) + 1 }, (_, index) => from + index / 2);

/** The days that the hours belong to: those from 24 on are on Friday. */
const days = ['Thursday', 'Friday'].map((weekday) =>
  calendarMockup.days.find((day) => day.weekday === weekday),
);

test.each(halfHours)('at %d hours, the phone shows what is true then', (time) => {
  const part = homeMockup.parts.find(({ until }) => time < until);
  const [today, tomorrow] = time < 24 ? days : days.slice(1);
  const hour = time % 24;
  const events: readonly MockEvent[] = today?.events ?? [];
  const current = events.find(({ start, end }) => start <= hour && hour < end);
  const coming = events.filter(({ start }) => start > hour);
  expect(part?.date).toContain(`${today?.weekday}, ${calendarMockup.month} ${today?.date}`);
  if (current) expect(part).toMatchObject({ nextHeading: 'Now', next: current });
  else if (coming[0]) expect(part).toMatchObject({ nextHeading: 'Up next', next: coming[0] });
  else expect(part).toMatchObject({ nextHeading: 'Up tomorrow', next: tomorrow?.events[0] });
  if (part?.list.heading === 'Later today')
    expect(part.list.events).toEqual(coming.filter((event) => event !== part.next));
});

// Those for errors of Firebase are in src/session/error-catalogue.test.ts.
test('the messages of forms, letter for letter', () => {
  expect(messages).toMatchObject({
    fillInAllFields: 'Fill in all fields to continue.',
    somethingWentWrong: 'Oops! Something went wrong.',
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
