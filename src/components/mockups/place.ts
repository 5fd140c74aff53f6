/** A stretch of a day, in half hours: it spans `halves` tracks of the grid. */
export interface Stretch<Item> {
  readonly start: number;
  readonly halves: number;
  readonly item: Item | undefined;
}

/** Splits a day into busy and free stretches, in order, for a CSS grid. */
export function stretches<Item extends { readonly start: number; readonly end: number }>(
  items: readonly Item[],
  from: number,
  to: number,
): readonly Stretch<Item>[] {
  const day: Stretch<Item>[] = [];
  let now = from;
  const reach = (end: number, item?: Item) => {
    if (end > now) day.push({ start: now, halves: (end - now) * 2, item });
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

export function hoursBetween(from: number, to: number, step = 1): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}
