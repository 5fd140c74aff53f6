/** 2022-08-09 → August 9, 2022. In UTC, so that no time zone changes the day. */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
