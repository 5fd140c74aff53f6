// In UTC, so that no time zone changes the day.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, with its machine-readable form. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
