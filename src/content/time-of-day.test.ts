import { expect, test } from 'vitest';
import { homeMockup } from './mockups';
import { timeOfDay } from './time-of-day';

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
