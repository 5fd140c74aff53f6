import { expect, test } from 'vitest';
import { sharingMockup } from '../../content/mockups';
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

const { you, friends, statuses } = sharingMockup;
/** The hours of the board, in sharing-board.module.css. */
const BOARD = { from: 9, to: 21 };

test.each(statuses)('with the friends $invited, the board says $text', ({ invited, text }) => {
  const guests = friends.filter(({ name }) => invited.includes(name));
  const busyTimes = [you, ...guests].flatMap<Span>(({ busy }) => busy);
  const isBusy = (hour: number) => busyTimes.some(({ start, end }) => start <= hour && hour < end);
  const changes: string[] = [];
  for (let hour = BOARD.from + 0.5; hour < BOARD.to; hour += 0.5) {
    if (isBusy(hour) !== isBusy(hour - 0.5)) changes.push(hourLabel(hour).replace(/ .M/, ''));
  }
  expect(text.match(/[\d:]+/g)).toEqual(changes);
});
