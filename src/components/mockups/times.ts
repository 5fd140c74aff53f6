/** The start and the end of an event on one day, in whole or half hours since midnight. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const halfOfDay = (hour: number) => (hour < 12 ? 'AM' : 'PM');

/** 8 → '8', 15.5 → '3:30' */
export function clock(hour: number): string {
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
