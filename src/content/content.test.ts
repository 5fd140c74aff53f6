import { expect, test } from 'vitest';
import { messages } from './messages';
import { calendarMockup, dateOf, homeMockup, type MockEvent } from './mockups';
import { plans, yearlyDiscountPercent } from './premium';
import { timeOfDay } from './time-of-day';

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

test('each stop of the control announces the next event of its part of the day', () => {
  const announced = timeOfDay.stops.map(({ until, next }) => `${until}: ${next}`.toLowerCase());
  const shown = homeMockup.parts.map(({ until, nextHeading, next }) =>
    `${until}: ${next.title} ${nextHeading.split(' ').at(-1)}`.toLowerCase(),
  );
  expect(announced).toEqual(shown);
});

const { from, to } = timeOfDay.hours;
const halfHours: number[] = [];
for (let time = from; time <= to; time += 0.5) halfHours.push(time);

const partAt = (time: number) => homeMockup.parts.find(({ until }) => time < until);

const thursday = calendarMockup.days.findIndex(({ weekday }) => weekday === 'Thursday');

/** What the phone must show at a time, by the calendar. Hours from 24 on are Friday's. */
function scheduleAt(time: number) {
  const [today, tomorrow] = calendarMockup.days.slice(time < 24 ? thursday : thursday + 1);
  if (!today) throw new Error('The calendar ends before this time');
  const date = dateOf(today);
  const events: readonly MockEvent[] = today.events;
  const hour = time % 24;
  const current = events.find(({ start, end }) => start <= hour && hour < end);
  const coming = events.filter(({ start }) => start > hour);
  if (current) return { date, nextHeading: 'Now', next: current, later: coming };
  const [next, ...later] = coming;
  if (next) return { date, nextHeading: 'Up next', next, later };
  return { date, nextHeading: 'Up tomorrow', next: tomorrow?.events[0], later };
}

test.each(halfHours)('at %d hours, the phone agrees with the calendar', (time) => {
  const { date, nextHeading, next } = scheduleAt(time);
  expect(partAt(time)).toMatchObject({ date: expect.stringContaining(date), nextHeading, next });
});

const timesWithLater = halfHours.filter((time) => partAt(time)?.list.heading === 'Later today');

test.each(timesWithLater)(
  "at %d hours, 'Later today' lists the events after the next one",
  (time) => {
    expect(partAt(time)?.list.events).toEqual(scheduleAt(time).later);
  },
);

// The messages for errors of Firebase are tested in src/session/error-catalogue.test.ts.
test('forms have the messages of the specification, letter for letter', () => {
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
