import type { UserKey } from './user-data';

/** The key of the session hint: the uid of the signed-in user. */
export const SESSION_HINT = 'lively.session';

/** Data of a user need a key in `USER_KEYS`, which a log-out removes. It leaves scroll positions. */
type StoredKey = typeof SESSION_HINT | UserKey | `scroll:${string}`;

/** All tabs share `localStorage`; each tab has a `sessionStorage` of its own. */
type StorageName = 'localStorage' | 'sessionStorage';

/** @returns the stored text; null without one; undefined when the browser blocks storage */
export function readStored(storage: StorageName, key: StoredKey): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it when it is null. When the browser blocks storage, nothing is kept. */
export function writeStored(storage: StorageName, key: StoredKey, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // Every reader works without a stored text.
  }
}

/**
 * The uid of a user who may be signed in; null without one, undefined when storage is blocked. Only a hint: it
 * saves pages from loading Firebase Auth for visitors without an account.
 */
export function readSessionHint(): string | null | undefined {
  return readStored('localStorage', SESSION_HINT);
}
