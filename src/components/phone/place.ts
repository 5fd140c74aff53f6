/** A stretch of a drawn day, in half hours: the grid gives it as many tracks as its `halves`. */
export interface Stretch<Item> {
  readonly start: number;
  readonly halves: number;
  readonly item: Item | undefined;
}

/** Cuts a day into busy and empty stretches, in order, so that a plain grid can draw it. */
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

/** 8 → '8 AM', 15 → '3 PM' */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function hoursBetween(from: number, to: number, step = 1): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
}
