import { clock, halfOfDay, hourLabel, type Span, timeOf } from './times';

/** The free times of a day, in order. All busy times are within the day. */
export function freeTimes(day: Span, busy: readonly Span[]): Span[] {
  const free: Span[] = [];
  let freeFrom = day.start;
  for (const span of busy.toSorted((first, second) => first.start - second.start)) {
    if (span.start > freeFrom) free.push({ start: freeFrom, end: span.start });
    freeFrom = Math.max(freeFrom, span.end);
  }
  if (freeFrom < day.end) free.push({ start: freeFrom, end: day.end });
  return free;
}

/** The longest of some times, and of equal ones the first. */
export function longestOf(times: readonly Span[]): Span | undefined {
  return times.toSorted(
    (first, second) => second.end - second.start - (first.end - first.start),
  )[0];
}

/** 'Free until 9:30 AM, 11:30 AM to 5 PM, and from 8' */
export function freeText(day: Span, free: readonly Span[]): string {
  const texts = free.map((time, index) => textOf(time, day, free[index - 1]));
  const last = texts.pop();
  if (last === undefined) return 'Not free';
  if (texts.length === 0) return `Free ${last}`;
  return `Free ${texts.join(', ')}, and ${last}`;
}

function textOf(time: Span, day: Span, previous: Span | undefined): string {
  const isUntilEvening = time.end === day.end;
  if (time.start === day.start) return isUntilEvening ? 'all day' : `until ${hourLabel(time.end)}`;
  if (!isUntilEvening) return timeOf(time, 'to');
  // AM or PM follows from the time before it: 'until 9:30 AM, and from 11'.
  const isSameHalf = previous && halfOfDay(previous.end) === halfOfDay(time.start);
  return `from ${isSameHalf ? clock(time.start) : hourLabel(time.start)}`;
}
