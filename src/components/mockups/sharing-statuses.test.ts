import { expect, test } from 'vitest';
import { sharingMockup } from '../../content/mockups';
import { clock, type Span } from './times';

/** The hours of the board, in sharing-board.module.css. */
const BOARD: Span = { start: 9, end: 21 };
const { you, friends, statuses } = sharingMockup;

/** The times between events, in order. */
function freeTimes(events: readonly Span[]): readonly Span[] {
  const free: Span[] = [];
  let start = BOARD.start;
  for (const event of [...events].sort((a, b) => a.start - b.start)) {
    if (event.start > start) free.push({ start, end: event.start });
    start = Math.max(start, event.end);
  }
  if (start < BOARD.end) free.push({ start, end: BOARD.end });
  return free;
}

function inWords({ start, end }: Span): string {
  if (start === BOARD.start) return `until ${clock(end)}`;
  if (end === BOARD.end) return `from ${clock(start)}`;
  return `${clock(start)} to ${clock(end)}`;
}

test.each(statuses)('with the friends $invited, the board says $text', ({ invited, text }) => {
  const guests = friends.filter(({ name }) => invited.includes(name));
  const events = [you, ...guests].flatMap<Span>(({ busy }) => busy);
  const times = text
    .replace('Free ', '')
    .replaceAll(/ [AP]M/g, '')
    .split(/,? and |, /);
  expect(times).toEqual(freeTimes(events).map(inWords));
});
