import { z } from 'zod/mini';

/** The action of a link in an email: reset the password, another one, or none. */
export type ResetLink =
  | { readonly kind: 'reset'; readonly oobCode: string }
  | { readonly kind: 'other-mode' }
  | { readonly kind: 'missing' };

const resetSchema = z.object({
  mode: z.literal('resetPassword'),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/**
 * Parses the query of a link in Firebase's emails (`mode`, `oobCode`). Ignores other parameters, in
 * particular `continueUrl`: following it would be an open redirect.
 */
export function parseResetLink(search: string): ResetLink {
  const params = new URLSearchParams(search);
  const parsed = resetSchema.safeParse(Object.fromEntries(params));
  if (parsed.success) return { kind: 'reset', oobCode: parsed.data.oobCode };
  const mode = params.get('mode');
  return mode === null || mode === 'resetPassword' ? { kind: 'missing' } : { kind: 'other-mode' };
}
