/**
 * What is told to the developers. Names, codes and figures only: never a message, an address that
 * somebody typed, or an id of a person.
 */
export type Report =
  | {
      readonly kind: 'failure';
      /** What was tried, in our own words. */
      readonly what: string;
      readonly code: string;
      /** The id of the function's call, as its log has it. */
      readonly call?: string | undefined;
    }
  | { readonly kind: 'uncaught' | 'violation'; readonly what: string; readonly code: string }
  | { readonly kind: 'vital'; readonly what: string; readonly value: number };

/** Where reports go: an address that takes a POST of JSON. Checked when the site is built. */
const collector: string | undefined = import.meta.env.VITE_REPORT_URL;

/** Tells the collector; without one, the console, where only failures are of use. */
export function report(told: Report): void {
  if (collector) {
    // The prerendered page, not the address: that can hold whatever somebody typed.
    const page = document.getElementById('root')?.dataset.page;
    navigator.sendBeacon(collector, JSON.stringify({ ...told, page }));
  } else if (told.kind === 'failure') {
    console.error(`Lively: ${told.what} failed (${told.code})`);
  }
}

/** What may be told of something thrown. */
export const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : typeof thrown);
