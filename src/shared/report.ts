import { z } from 'zod/mini';

/** A name from the code: of an operation, an error's class, a directive or a metric. */
const name = z.string().check(z.regex(/^[\w -]{1,60}$/));
const code = z.string().check(z.regex(/^[\w:/.-]{1,100}$/));

const sent = {
  /** The path of the prerendered page; empty for the not-found page. */
  page: z.optional(z.string().check(z.regex(/^[\w/-]{0,60}$/))),
  build: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  /** The first place of the stack in the site's scripts. */
  at: z.optional(z.string().check(z.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/))),
};

/** A report as the browser sends it. No field has room for a message or for user input. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('failure'),
    what: name,
    code,
    call: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    ...sent,
  }),
  z.strictObject({ kind: z.enum(['uncaught', 'violation']), what: name, code, ...sent }),
  z.strictObject({ kind: z.literal('vital'), what: name, value: z.number(), ...sent }),
]);

export type SentReport = z.infer<typeof reportSchema>;
