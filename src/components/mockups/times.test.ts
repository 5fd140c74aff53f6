import { expect, test } from 'vitest';
import {
  freeTimes,
  hourLabel,
  hoursBetween,
  type Span,
  stretches,
  subsetsOf,
  timeOf,
  timesInWords,
} from './times';

const hours = { from: 9, to: 21 };
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

test('every second hour is named', () => {
  expect(hoursBetween(9, 14)).toEqual([9, 11, 13]);
});

test('a day is divided into items and free time', () => {
  const breakfast = span(9, 10);
  const run = span(10, 10.5);
  const party = span(18, 20);
  expect(stretches([breakfast, run, party], hours)).toEqual([
    { start: 9, halves: 2, item: breakfast },
    { start: 10, halves: 1, item: run },
    { start: 10.5, halves: 15, item: undefined },
    { start: 18, halves: 4, item: party },
    { start: 20, halves: 2, item: undefined },
  ]);
});

test.each([
  { plans: 'no plan', busy: [], free: [span(9, 21)] },
  { plans: 'the whole day', busy: [span(9, 21)], free: [] },
  { plans: 'a morning', busy: [span(9, 13)], free: [span(13, 21)] },
  { plans: 'an evening', busy: [span(17, 21)], free: [span(9, 17)] },
  { plans: 'noon', busy: [span(11, 13)], free: [span(9, 11), span(13, 21)] },
  {
    plans: 'a dinner before a morning',
    busy: [span(17, 19), span(9, 13)],
    free: [span(13, 17), span(19, 21)],
  },
  {
    plans: 'plans that overlap',
    busy: [span(9.5, 12), span(10, 11), span(11.5, 13), span(17, 20)],
    free: [span(9, 9.5), span(13, 17), span(20, 21)],
  },
])('the free times besides $plans', ({ busy, free }) => {
  expect(freeTimes(busy, hours)).toEqual(free);
});

test.each<[words: string, free: readonly Span[]]>([
  ['all day', [span(9, 21)]],
  ['', []],
  ['from 1 PM', [span(13, 21)]],
  ['until 5 PM', [span(9, 17)]],
  ['until 11 AM, and from 1 PM', [span(9, 11), span(13, 21)]],
  ['1 to 5 PM, and from 7', [span(13, 17), span(19, 21)]],
  ['until 9:30 AM, 1 to 5 PM, and from 8', [span(9, 9.5), span(13, 17), span(20, 21)]],
])('free times in words: "%s"', (words, free) => {
  expect(timesInWords(free, hours)).toBe(words);
});

test('the subsets of two items are both, each of them, and none', () => {
  expect(subsetsOf(['Noor', 'June'])).toEqual([['Noor', 'June'], ['Noor'], ['June'], []]);
});
