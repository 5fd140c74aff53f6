import { SESSION_HINT, writeStored } from './browser-storage';

/*
 * What the site keeps of a user in this browser, besides Firebase's session. A log-out clears it in
 * every tab, because the next user may sit at the same computer.
 */

/**
 * The keys of the tab's storage that contain data of a user. They begin with `lively.`, by which
 * boot/log-out.ts finds them on pages that do not load this module. A session that ends while no page is open clears nothing: what must not show to
 * the next user needs the uid beside it.
 */
export const USER_KEYS = {
  /** The link of an email, as a query. */
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

// Neither while the site is built nor in tests.
if (typeof window !== 'undefined') {
  // In every other tab that has loaded this module, also where nothing follows the auth state.
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === SESSION_HINT && oldValue !== null && newValue !== oldValue) clearUserData();
  });
}

/** Clears all of it. For the keys, the modules that use them need not be loaded. */
export function clearUserData(): void {
  for (const key of Object.values(USER_KEYS)) writeStored('sessionStorage', key, null);
  for (const listener of logOutListeners) listener();
}
