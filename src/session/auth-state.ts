import { useSyncExternalStore } from 'react';
import type { Account } from '../backend/auth';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';

export type { Account };

export type AuthState = {
  /** Null when signed out; undefined while loading. */
  readonly account: Account | null | undefined;
  /** Whether the code of Firebase Auth failed to load. */
  readonly isUnreachable: boolean;
};

/** The key of the session hint in this browser's storage. */
const SESSION_HINT = 'lively.session';

const LOADING: AuthState = { account: undefined, isUnreachable: false };

let authState = LOADING;
let isWatching = false;
const listeners = new Set<() => void>();
const logOutListeners = new Set<() => void>();

/** Firebase Auth, in its own chunk, which loads while the user types. */
export async function auth() {
  const provider = await import('../backend/auth');
  if (!isWatching) {
    isWatching = true;
    provider.watchAccount(setAccount);
  }
  return provider;
}

/** Publishes a change at once: Firebase's own event may arrive after the call has returned. */
export function setAccount(account: Account | null): void {
  const before = authState.account;
  const isSame =
    before !== undefined &&
    before?.uid === account?.uid &&
    before?.name === account?.name &&
    before?.email === account?.email;
  if (isSame) return;
  saveSessionHint(account !== null);
  if (before && before.uid !== account?.uid) clearSession();
  publish({ account, isUnreachable: false });
}

/**
 * Whether this browser may have a signed-in user. Only a hint: it saves pages from loading Firebase
 * Auth for visitors without an account. True when storage is blocked.
 */
function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(SESSION_HINT) !== null;
  } catch {
    return true;
  }
}

function saveSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(SESSION_HINT, 'true');
    else localStorage.removeItem(SESSION_HINT);
  } catch {
    // hasSessionHint is true while storage is blocked.
  }
}

/** Loads Firebase Auth, unless the auth state is known. Also the retry after a failure. */
export async function initAuth(): Promise<void> {
  if (authState.account !== undefined) return;
  if (authState.isUnreachable) publish(LOADING);
  try {
    await auth();
  } catch (error) {
    report({ kind: 'failure', what: 'init auth', code: failureCode(error) }, error);
    publish({ account: undefined, isUnreachable: true });
  }
}

/**
 * Calls the listener when the user logs out in any tab, before a screen renders without the user:
 * for what must not stay in memory on a shared computer.
 */
export function onLogOut(listener: () => void): void {
  logOutListeners.add(listener);
}

function clearSession(): void {
  for (const listener of logOutListeners) listener();
}

// For tabs that have not loaded Firebase Auth.
if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key !== SESSION_HINT) return;
    if (!hasSessionHint()) clearSession();
    else if (listeners.size > 0) void initAuth();
  });
}

function publish(next: AuthState): void {
  authState = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeAndInit(listener: () => void): () => void {
  void initAuth();
  return subscribe(listener);
}

function subscribeAndInitIfHinted(listener: () => void): () => void {
  if (hasSessionHint()) void initAuth();
  return subscribe(listener);
}

const getSnapshot = () => authState;
const getServerSnapshot = () => LOADING;

/** The auth state, also after a change in another tab. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribeAndInit, getSnapshot, getServerSnapshot);
}

/** For pages that work without it: loads Firebase Auth only when this browser has a session hint. */
export function useHintedAuthState(): AuthState {
  return useSyncExternalStore(subscribeAndInitIfHinted, getSnapshot, getServerSnapshot);
}
