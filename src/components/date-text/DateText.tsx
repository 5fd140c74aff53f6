// In UTC: a day is the same day wherever the page is built or read.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, as people read it and as machines do. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
