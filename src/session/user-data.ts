import { SESSION_HINT, writeStored } from './browser-storage';

/*
 * The data of a user in this browser, besides Firebase's session. A log-out clears them in every tab,
 * because the next user may sit at the same computer.
 */

/**
 * The keys of the tab's storage that contain data of a user. Store the uid of an account with its data, and
 * compare it: a session that ends while the tab shows no page of this site clears nothing. The keys begin
 * with `lively.`, by which boot/log-out.ts finds them on pages that do not load this module.
 */
export const USER_KEYS = {
  /** The link of an email, as a query. It needs no uid, because it works for whoever has the email. */
  emailLink: 'lively.emailLink',
  /** The draft of a username: URL parameters, with the uid of its user. */
  usernameDraft: 'lively.usernameDraft',
} as const satisfies Record<string, `lively.${string}`>;

export type UserKey = (typeof USER_KEYS)[keyof typeof USER_KEYS];

const logOutListeners = new Set<() => void>();

/**
 * Calls the listener when the user logs out or another one logs in, in any tab, before a screen
 * renders the change.
 */
export function onLogOut(listener: () => void): void {
  logOutListeners.add(listener);
}

/** @returns a variable that a log-out sets to its initial value again */
export function sessionValue<Value>(createInitial: () => Value): { current: Value } {
  const variable = { current: createInitial() };
  onLogOut(() => {
    variable.current = createInitial();
  });
  return variable;
}

// Clears the memory, too, after a log-out in another tab: boot/log-out.ts clears only the storage. The
// build and the tests have no window.
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    // The values are the uid of the user, or null.
    const hadUser = oldValue !== null;
    if (key === SESSION_HINT && hadUser && newValue !== oldValue) clearUserData();
  });
}

/** Removes all keys, and calls the listeners. */
export function clearUserData(): void {
  for (const key of Object.values(USER_KEYS)) writeStored('sessionStorage', key, null);
  for (const listener of logOutListeners) listener();
}
