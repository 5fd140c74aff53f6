import { z } from 'zod/mini';
import { CODE, DIRECTIVES, ERRORS, OPERATIONS } from './report-names';

const code = z.string().check(z.regex(CODE));

/** The fields that src/reporting/report.ts adds to every report. */
const commonFields = {
  /** The path of the prerendered page; empty for the not-found page. */
  page: z.optional(z.string().check(z.regex(/^(\/|(\/[a-z0-9-]{1,60}){1,3})?$/))),
  build: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  /** The first place in the site's scripts that the error's stack names. */
  at: z.optional(z.string().check(z.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/))),
};

/** A report as the browser sends it. No field has room for a message or for user input. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('failure'),
    what: z.enum(OPERATIONS),
    code,
    /** The id of the call in the function's log. */
    call: z.optional(z.uuid()),
    ...commonFields,
  }),
  z.strictObject({
    kind: z.literal('uncaught'),
    what: z.enum(ERRORS),
    /** What caught it: the event `error` or `unhandledrejection`, or React's error boundary. */
    code: z.enum(['error', 'promise', 'render']),
    ...commonFields,
  }),
  z.strictObject({
    kind: z.literal('violation'),
    what: z.enum(DIRECTIVES),
    /** What the directive has blocked. `google` is any host of Google, which the site may have to allow. */
    code,
    ...commonFields,
  }),
  z.strictObject({
    kind: z.literal('vital'),
    what: z.enum(['CLS', 'INP', 'LCP']),
    /** CLS is a score; the others are milliseconds. */
    value: z.number().check(z.minimum(0), z.maximum(1e6)),
    ...commonFields,
  }),
]);

export type Report = z.infer<typeof reportSchema>;
