/** A time and its end, which is later on the same day. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const POWERS = [1, 2, 4, 8, 16];

/**
 * Splits a day of at most 15 hours into busy and free stretches, in order, for a CSS grid with a
 * track for each half hour. `halves` is their number as a sum of powers of two, for which
 * phone.module.css has rules.
 */
export function stretches<Item extends Span>(items: readonly Item[], from: number, to: number) {
  const day: { start: number; halves: string; item: Item | undefined }[] = [];
  let now = from;
  const reach = (end: number, item?: Item) => {
    const halves = POWERS.filter((power) => ((end - now) * 2) & power).join(' ');
    if (halves) day.push({ start: now, halves, item });
    now = end;
  };
  for (const item of items) {
    reach(item.start);
    reach(item.end, item);
  }
  reach(to);
  return day;
}

/** 8 → '8 AM', 15.5 → '3:30 PM' */
export function hourLabel(hour: number): string {
  const minutes = hour % 1 === 0 ? '' : `:${(hour % 1) * 60}`;
  return `${Math.floor(hour) % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 8.5 to 10 → '8:30 – 10 AM' */
export function timeOf({ start, end }: Span): string {
  const [from, to] = [hourLabel(start), hourLabel(end)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} – ${to}`;
}

/** Every second hour. */
export function hoursBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, n) => from + 2 * n);
}
