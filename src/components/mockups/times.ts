/** A time and its end, which is later on the same day: hours since midnight, in halves. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a day: an item, or free time. */
export interface Stretch<Item> {
  readonly start: number;
  /** Its length in half hours, for which phone.module.css has a rule. */
  readonly halves: number;
  readonly item: Item | undefined;
}

/**
 * Divides the hours that a mockup shows into items and the free time around them, in order, for a CSS
 * grid with a track for each half hour.
 *
 * @param items in order, and none during another
 */
export function stretches<Item extends Span>(
  items: readonly Item[],
  hours: { readonly from: number; readonly to: number },
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
export function timeOf({ start, end }: Span): string {
  const from = halfOfDay(start) === halfOfDay(end) ? clock(start) : hourLabel(start);
  return `${from} – ${hourLabel(end)}`;
}
