import { z } from 'zod/mini';

/** The code of a link in an email; `otherMode` for a task that this page does not have. */
export type ResetLink =
  | { readonly kind: 'code'; readonly oobCode: string }
  | { readonly kind: 'otherMode' | 'missing' };

const linkSchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/**
 * Parses the query of a link in Firebase's emails (`mode`, `oobCode`). Ignores other parameters, in
 * particular `continueUrl`: following it would be an open redirect.
 */
export function parseResetLink(search: string): ResetLink {
  const query = Object.fromEntries(new URLSearchParams(search));
  const link = linkSchema.safeParse(query);
  if (link.success) return { kind: 'code', oobCode: link.data.oobCode };
  const isOther = 'mode' in query && !linkSchema.shape.mode.safeParse(query.mode).success;
  return { kind: isOther ? 'otherMode' : 'missing' };
}
