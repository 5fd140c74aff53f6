import { expect, test } from 'vitest';
import { hourLabel, type Span, timeOf } from './times';

const span = (start: number, end: number): Span => ({ start, end });

test.each([
  [0, '12 AM'],
  [8, '8 AM'],
  [12, '12 PM'],
  [15.5, '3:30 PM'],
])('hour %d is %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test.each([
  [span(8.5, 10), '8:30 – 10 AM'],
  [span(10.5, 12.5), '10:30 AM – 12:30 PM'],
])('%j is written %s', (time, text) => {
  expect(timeOf(time)).toBe(text);
});
