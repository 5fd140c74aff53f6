/** A time and its end, which is later on the same day: hours since midnight, in halves. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a day that a mockup shows. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** A part of a day: an item, or free time. */
export interface Stretch<Item> {
  readonly start: number;
  /** Its length in half hours, for which halves.module.css has a rule. */
  readonly halves: number;
  readonly item: Item | undefined;
}

/**
 * Divides the hours of a day into items and the free time around them, in order, for a CSS grid with
 * a track for each half hour.
 *
 * @param items in order, and none during another
 */
export function stretches<Item extends Span>(
  items: readonly Item[],
  hours: Hours,
): readonly Stretch<Item>[] {
  const day: Stretch<Item>[] = [];
  const add = (start: number, end: number, item?: Item) => {
    if (end > start) day.push({ start, halves: (end - start) * 2, item });
  };
  let now = hours.from;
  for (const item of items) {
    add(now, item.start);
    add(item.start, item.end, item);
    now = item.end;
  }
  add(now, hours.to);
  return day;
}

/** The hours of a day during which nothing is planned, in order. */
export function freeTimes(busy: readonly Span[], hours: Hours): readonly Span[] {
  const free: Span[] = [];
  let now = hours.from;
  for (const { start, end } of busy.toSorted((one, other) => one.start - other.start)) {
    if (start > now) free.push({ start: now, end: start });
    now = Math.max(now, end);
  }
  if (hours.to > now) free.push({ start: now, end: hours.to });
  return free;
}

const halfOfDay = (hour: number) => (hour < 12 ? 'AM' : 'PM');

/** 8 → '8', 15.5 → '3:30' */
function clock(hour: number): string {
  const minutes = hour % 1 === 0 ? '' : `:${(hour % 1) * 60}`;
  return `${Math.floor(hour) % 12 || 12}${minutes}`;
}

/** 8 → '8 AM', 15.5 → '3:30 PM' */
export function hourLabel(hour: number): string {
  return `${clock(hour)} ${halfOfDay(hour)}`;
}

/** 8.5 to 10 → '8:30 – 10 AM' */
export function timeOf({ start, end }: Span, separator = '–'): string {
  const from = halfOfDay(start) === halfOfDay(end) ? clock(start) : hourLabel(start);
  return `${from} ${separator} ${hourLabel(end)}`;
}

/** Every second hour. */
export function hoursBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, n) => from + 2 * n);
}

/**
 * Times of a day in words: '1 to 5 PM, and from 7'.
 *
 * @param hours the whole day, which the words 'until' and 'from' leave open
 */
export function timesInWords(times: readonly Span[], hours: Hours): string {
  const phrases = times.map((time, index) => {
    const { start, end } = time;
    if (start === hours.from && end === hours.to) return 'all day';
    if (start === hours.from) return `until ${hourLabel(end)}`;
    if (end < hours.to) return timeOf(time, 'to');
    const said = times[index - 1]?.end;
    const isSaid = said !== undefined && halfOfDay(said) === halfOfDay(start);
    return `from ${isSaid ? clock(start) : hourLabel(start)}`;
  });
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')}, and ${last}`;
}

/** Every subset of some items, the largest first. */
export function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  const withoutFirst = subsetsOf(others);
  return [...withoutFirst.map((subset) => [first, ...subset]), ...withoutFirst];
}
