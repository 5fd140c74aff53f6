import type { RootDataset } from '../boot/attributes';

/**
 * A report to the developers. It holds names, codes and numbers only: never an error message, user
 * input or a user's id.
 */
export type Report =
  | {
      readonly kind: 'failure';
      /** The name of the operation. */
      readonly what: string;
      readonly code: string;
      /** The id of the call in the function's log. */
      readonly call?: string | undefined;
    }
  | { readonly kind: 'uncaught' | 'violation'; readonly what: string; readonly code: string }
  | { readonly kind: 'vital'; readonly what: string; readonly value: number };

/** The URL that receives reports as JSON by POST. The build validates it. */
const collector: string | undefined = import.meta.env.VITE_REPORT_URL;

/** Sends a report to the collector; without one, logs failures to the console. */
export function report(data: Report): void {
  if (collector) {
    // The prerendered page instead of the URL, which can contain user input.
    const { page }: RootDataset = document.getElementById('root')?.dataset ?? {};
    navigator.sendBeacon(collector, JSON.stringify({ ...data, page }));
  } else if (data.kind === 'failure') {
    console.error(`Lively: ${data.what} failed (${data.code})`);
  }
}

/** The name of a thrown value, which is safe to report. */
export const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : typeof thrown);
