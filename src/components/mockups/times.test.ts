import { expect, test } from 'vitest';
import { sharingMockup } from '../../content/mockups';
import { hourLabel, type Span, stretches, timeOf } from './times';

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

test('a day is divided into items and free time', () => {
  const breakfast = span(9, 10);
  const run = span(10, 10.5);
  const party = span(18, 20);
  expect(stretches([breakfast, run, party], { from: 9, to: 21 })).toEqual([
    { start: 9, halves: 2, item: breakfast },
    { start: 10, halves: 1, item: run },
    { start: 10.5, halves: 15, item: undefined },
    { start: 18, halves: 4, item: party },
    { start: 20, halves: 2, item: undefined },
  ]);
});

const { you, friends, hours, statuses } = sharingMockup;

test.each(statuses)('with the friends $invited, the board says $text', ({ invited, text }) => {
  const guests = friends.filter((_, index) => invited.includes(`${index + 1}`));
  const busyTimes = [you, ...guests].flatMap<Span>(({ busy }) => busy);
  const isBusy = (hour: number) => busyTimes.some(({ start, end }) => start <= hour && hour < end);
  const changes: string[] = [];
  for (let hour = hours.from + 0.5; hour < hours.to; hour += 0.5) {
    if (isBusy(hour) !== isBusy(hour - 0.5)) changes.push(hourLabel(hour).replace(/ .M/, ''));
  }
  expect(text.match(/[\d:]+/g)).toEqual(changes);
});
