import type { RootDataset } from '../boot/attributes';
import type { Report } from '../shared/report';
import { codeOrOther, DIRECTIVES, ERRORS, nameOrOther } from '../shared/report-names';

/**
 * Sends a report to the collector; without one, logs failures to the console. A report holds names, codes and
 * numbers only: never an error message, user input or a user's id.
 *
 * @param data the report, to which this function adds the page, the build and the place
 * @param thrown what was thrown, or its stack. The place is the first one in the site's files, which the
 *   build's source maps translate to a line of the source
 */
export function report(data: Report, thrown?: unknown): void {
  /** The URL that receives reports as JSON by POST. The build validates it. */
  const collector: string | undefined = import.meta.env.VITE_REPORT_URL;
  if (!collector) {
    if (data.kind === 'failure') console.error(`Lively: ${data.what} failed (${data.code})`);
    return;
  }
  // The prerendered page instead of the URL, which can contain user input.
  const { page, build }: RootDataset = document.getElementById('root')?.dataset ?? {};
  const sent = fetch(collector, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...withoutUnknownNames(data), at: placeIn(thrown), page, build }),
    // Not sendBeacon: it sends cookies, which a collector on another origin would have to allow.
    credentials: 'omit',
    keepalive: true,
  });
  // An unhandled rejection would be reported, and fail again.
  sent.catch(() => undefined);
}

/** Replaces what shared/report-names.ts does not allow, because it could be personal data. */
function withoutUnknownNames(data: Report): Report {
  switch (data.kind) {
    case 'failure':
      return { ...data, code: codeOrOther(data.code) };
    case 'uncaught':
      return { ...data, what: nameOrOther(ERRORS, data.what) };
    case 'violation':
      return {
        ...data,
        what: nameOrOther(DIRECTIVES, data.what),
        code: codeOrOther(data.code),
      };
    case 'vital':
      return data;
  }
}

/** The first file, line and column of a stack, without its other text, such as the error's message. */
function placeIn(thrown: unknown): string | undefined {
  const stack = thrown instanceof Error ? thrown.stack : thrown;
  return typeof stack === 'string' ? /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0] : undefined;
}

/** The name of an error's class, or the type of anything else that was thrown. */
export const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : typeof thrown);
