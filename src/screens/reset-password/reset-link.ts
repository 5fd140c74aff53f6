import { z } from 'zod/mini';

const linkSchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/**
 * Parses the query of a link in Firebase's emails (`mode`, `oobCode`). Ignores other parameters, in
 * particular `continueUrl`: following it would be an open redirect.
 *
 * @returns the link's code; `otherMode` for a task that this page does not have
 */
export function parseResetLink(search: string) {
  const query = Object.fromEntries(new URLSearchParams(search));
  const link = linkSchema.safeParse(query);
  if (link.success) return { kind: 'code', oobCode: link.data.oobCode } as const;
  const isOther = 'mode' in query && !linkSchema.shape.mode.safeParse(query.mode).success;
  return { kind: isOther ? 'otherMode' : 'missing' } as const;
}
