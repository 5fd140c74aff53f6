import { expect, test } from 'vitest';
import { homeMockup } from './mockups';
import { timeOfDay } from './time-of-day';

test('each stop announces the next event of its part of the day', () => {
  const announced = timeOfDay.stops.map(({ hour, next }) => `${hour}: ${next.toLowerCase()}`);
  const shown = homeMockup.parts.map((part) => {
    const next = 'next' in part ? `${part.next.title} next` : homeMockup.moodQuestion;
    return `${part.hour}: ${next.toLowerCase()}`;
  });
  expect(announced).toEqual(shown);
});

test('no event comes next after it has started', () => {
  for (const part of homeMockup.parts)
    if ('next' in part) expect(part.next.start).toBeGreaterThan(part.hour);
});
