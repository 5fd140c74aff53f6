import { z } from 'zod/mini';

/** What the link in a mail asks for: a new password, something else, or nothing at all. */
export type ResetLink =
  | { readonly kind: 'reset'; readonly oobCode: string }
  | { readonly kind: 'other-mode' }
  | { readonly kind: 'missing' };

const resetSchema = z.object({
  mode: z.literal('resetPassword'),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/**
 * Reads the query of the link that the provider's mails carry (`mode`, `oobCode`). Its other
 * parameters are ignored, `continueUrl` above all: following it would be an open redirect.
 */
export function parseResetLink(search: string): ResetLink {
  const params = new URLSearchParams(search);
  const parsed = resetSchema.safeParse(Object.fromEntries(params));
  if (parsed.success) return { kind: 'reset', oobCode: parsed.data.oobCode };
  const mode = params.get('mode');
  return mode === null || mode === 'resetPassword' ? { kind: 'missing' } : { kind: 'other-mode' };
}
