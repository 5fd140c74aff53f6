import { expect, test } from 'vitest';
import { calendarMockup, dateOf, sharingMockup, spaces } from './mockups';

type Times = readonly { readonly start: number; readonly end: number }[];

/** Whether each time begins after the one before it has ended. */
const areInOrder = (times: Times) =>
  times.every(({ start }, index) => start >= (times[index - 1]?.end ?? 0));

test.each(calendarMockup.days)('the events of $weekday are in order and do not overlap', (day) => {
  expect(areInOrder(day.events)).toBe(true);
});

test.each(calendarMockup.days)('the events of $weekday fit into the timeline', (day) => {
  const { hours, newEvent } = calendarMockup;
  for (const { title, start, end } of [...day.events, newEvent.event]) {
    expect(start >= hours.start && end <= hours.end, `${title} is outside of the timeline.`).toBe(
      true,
    );
    expect(end - start, `${title} is too short for a finger.`).toBeGreaterThanOrEqual(1.5);
  }
});

test.each(calendarMockup.days)('$weekday is free at the time of the new event', (day) => {
  const { event } = calendarMockup.newEvent;
  const events = [...day.events, event].toSorted((first, second) => first.start - second.start);
  expect(areInOrder(events), `No event of ${dateOf(day)} may overlap '${event.title}'.`).toBe(true);
});

test.each(sharingMockup.friends)(
  'the busy times of $name are in order and do not overlap',
  (friend) => {
    expect(areInOrder(friend.busy)).toBe(true);
  },
);

test.each(sharingMockup.friends)('the busy times of $name are on the board', ({ busy }) => {
  const { start, end } = sharingMockup.day;
  expect(busy.every((time) => time.start >= start && time.end <= end)).toBe(true);
});

test('each space has a color of its own, by which its events are found', () => {
  const colors = spaces.map(({ color }) => color);
  expect(new Set(colors).size).toBe(colors.length);
});
