import { z } from 'zod/mini';
import { readStored, writeStored } from './browser-storage';
import { USER_KEYS } from './user-data';

const linkSchema = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/** What a link in one of Firebase's emails contains: the name of its task, and its code. */
export type EmailLink = z.infer<typeof linkSchema>;

/**
 * Parses the query of a link in Firebase's emails (`mode`, `oobCode`). Ignores other parameters, in
 * particular `continueUrl`: following it would be an open redirect. `otherMode` is a task that the site does
 * not have.
 */
export function parseEmailLink(search: string) {
  const query = Object.fromEntries(new URLSearchParams(search));
  const link = linkSchema.safeParse(query);
  if (link.success) return { kind: 'code', link: link.data } as const;
  const hasOtherMode = 'mode' in query && !linkSchema.shape.mode.safeParse(query.mode).success;
  return { kind: hasOtherMode ? 'otherMode' : 'missing' } as const;
}

/**
 * Parses the link in an address, and keeps it in this tab. Without a query, returns the kept link: the
 * screen removes the code from the address at once, and a reload or Back must not lose the link. When the
 * browser blocks storage, the link works until the page is reloaded.
 */
export function openEmailLink(search: string) {
  if (search === '') return parseEmailLink(readStored('sessionStorage', USER_KEYS.emailLink) ?? '');
  const parsed = parseEmailLink(search);
  const kept = parsed.kind === 'code' ? String(new URLSearchParams(parsed.link)) : null;
  writeStored('sessionStorage', USER_KEYS.emailLink, kept);
  return parsed;
}

/** Removes the kept link, after it was used. */
export function forgetEmailLink(): void {
  writeStored('sessionStorage', USER_KEYS.emailLink, null);
}
