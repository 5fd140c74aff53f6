import { z } from 'zod/mini';

const linkSchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/** A link in an email, with its task and the code that allows it. */
export type EmailLink = z.infer<typeof linkSchema>;

/**
 * Parses the query of a link in Firebase's emails (`mode`, `oobCode`). Ignores other parameters, in
 * particular `continueUrl`: following it would be an open redirect.
 *
 * @returns `otherMode` for a task that the site does not have, `missing` without a code
 */
export function parseEmailLink(search: string): EmailLink | 'otherMode' | 'missing' {
  const query = Object.fromEntries(new URLSearchParams(search));
  const link = linkSchema.safeParse(query);
  if (link.success) return link.data;
  const isKnown = !('mode' in query) || linkSchema.shape.mode.safeParse(query.mode).success;
  return isKnown ? 'missing' : 'otherMode';
}
