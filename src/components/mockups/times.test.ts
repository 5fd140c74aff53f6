import { expect, test } from 'vitest';
import { hourLabel, timeOf } from './times';

test.each([
  [0, '12 AM'],
  [12, '12 PM'],
  [15.5, '3:30 PM'],
])('hour %d is %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test.each([
  [{ start: 8.5, end: 10 }, '8:30 – 10 AM'],
  [{ start: 10.5, end: 12.5 }, '10:30 AM – 12:30 PM'],
])('%j is written %s', (time, text) => {
  expect(timeOf(time)).toBe(text);
});
