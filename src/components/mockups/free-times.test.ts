import { expect, test } from 'vitest';
import { freeText, freeTimes, longestOf } from './free-times';
import type { Span } from './times';

const DAY = { start: 9, end: 21 };

test.each<[Span[], string]>([
  [[], 'Free all day'],
  [[DAY], 'Not free'],
  [[{ start: 9, end: 13 }], 'Free from 1 PM'],
  [[{ start: 18, end: 21 }], 'Free until 6 PM'],
  [[{ start: 9.5, end: 11 }], 'Free until 9:30 AM, and from 11'],
  [[{ start: 9.5, end: 12 }], 'Free until 9:30 AM, and from 12 PM'],
  // Two of them overlap, and none is in order.
  [
    [
      { start: 17, end: 20 },
      { start: 10, end: 11.5 },
      { start: 9.5, end: 11 },
    ],
    'Free until 9:30 AM, 11:30 AM to 5 PM, and from 8',
  ],
  [
    [
      { start: 9, end: 13 },
      { start: 17, end: 21 },
    ],
    'Free 1 to 5 PM',
  ],
])('friends who are busy %j are: %s', (busy, text) => {
  expect(freeText(DAY, freeTimes(DAY, busy))).toBe(text);
});

test('the first of the longest times is found', () => {
  const longest = { start: 12, end: 15 };
  expect(longestOf([{ start: 9, end: 10 }, longest, { start: 18, end: 21 }])).toBe(longest);
});
