/** The key of the session hint in this browser's storage: the uid of the signed-in user. */
export const SESSION_HINT = 'lively.session';

/**
 * The uid of the user who may be signed in to this browser; undefined without one. Only a hint: it saves
 * pages from loading Firebase Auth for visitors without an account.
 *
 * @throws when the browser blocks storage
 */
function readSessionHint(): string | undefined {
  return localStorage.getItem(SESSION_HINT) ?? undefined;
}

/** Whether this browser may have a signed-in user. True when storage is blocked. */
export function hasSessionHint(): boolean {
  try {
    return readSessionHint() !== undefined;
  } catch {
    return true;
  }
}

/** Whether the signed-in user of this browser may be this one. True when storage is blocked. */
export function hasSessionOf(uid: string): boolean {
  try {
    return readSessionHint() === uid;
  } catch {
    return true;
  }
}

/** Remembers the signed-in user; undefined when nobody is. */
export function saveSessionHint(uid: string | undefined): void {
  try {
    if (uid === undefined) localStorage.removeItem(SESSION_HINT);
    else localStorage.setItem(SESSION_HINT, uid);
  } catch {
    // hasSessionHint is true while storage is blocked.
  }
}
