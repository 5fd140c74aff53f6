import { useEffect, useSyncExternalStore } from 'react';
import type { Account } from '../backend/auth';
import { reportFailure } from '../backend/failure';
import { auth as authBundle } from '../loading/bundles';
import { readSessionHint, SESSION_HINT, writeStored } from './browser-storage';
import { clearUserData } from './user-data';

export type AuthState = {
  /** Null when signed out; undefined while loading. */
  readonly account: Account | null | undefined;
  /** Whether the code of Firebase Auth failed to load. */
  readonly isUnreachable: boolean;
};

const LOADING: AuthState = { account: undefined, isUnreachable: false };
const SIGNED_OUT: AuthState = { account: null, isUnreachable: false };

let authState = LOADING;
/** The session hint that `authState` reflects. Another tab may have changed the stored hint. */
let followedHint = readSessionHint();
let isWatching = false;
/** One for each mounted component that uses the state. */
const listeners = new Set<() => void>();

export type Auth = Awaited<ReturnType<typeof loadAuth>>;

/** Loads Firebase Auth. The first call also starts to watch the account. */
export async function loadAuth() {
  const auth = await authBundle.load();
  if (!isWatching) {
    isWatching = true;
    await auth.watchAccount(setAccount);
  }
  return auth;
}

/**
 * Stores the session hint, clears what another user's session has left, and publishes the account.
 * Operations also call this, as Firebase may announce a change only after its call has returned.
 */
export function setAccount(account: Account | null): void {
  writeStored('localStorage', SESSION_HINT, account?.uid ?? null);
  // Read back, because a browser that blocks storage has not stored it.
  followedHint = readSessionHint();
  const previousAccount = authState.account;
  if (previousAccount && previousAccount.uid !== account?.uid) clearUserData();
  publish({ account, isUnreachable: false });
}

/** Loads Firebase Auth, unless the auth state is known. Also the retry after a failure. */
export async function initAuth(): Promise<void> {
  if (authState.account !== undefined) return;
  if (authState.isUnreachable) publish(LOADING);
  try {
    const { currentAccount } = await loadAuth();
    // When the same user logs out and in again in another tab, Firebase may see no change. Then
    // `watchAccount` announces nothing, and the state would stay LOADING.
    const account = await currentAccount();
    const hint = readSessionHint();
    const isStorageBlocked = hint === undefined;
    // With another hint, another tab has changed the user, and Firebase will announce it.
    if (account && (hint === account.uid || isStorageBlocked)) setAccount(account);
  } catch (error) {
    reportFailure('init auth', error);
    publish({ account: undefined, isUnreachable: true });
  }
}

/** Signs out if Firebase has ended the session, as it does when the email or password changes. */
export async function reloadAccount(): Promise<void> {
  try {
    const auth = await loadAuth();
    await auth.reloadAccount();
  } catch {
    // The token of an ended session expires within the hour.
  }
}

/**
 * Follows a session hint that another tab has changed. Firebase itself notices only in its next
 * poll, up to 0.8 s later, and not at all before it is loaded.
 */
function followSessionHint(): void {
  const previousHint = followedHint;
  followedHint = readSessionHint();
  if (followedHint === previousHint) return;
  // The visitor of this tab has logged in, in another tab: the drafts and the email link stay.
  if (previousHint !== null) clearUserData();
  publish(followedHint === null ? SIGNED_OUT : LOADING);
  // If no mounted component uses the state, the next one that mounts calls `initAuth`.
  if (listeners.size > 0) void initAuth();
}

if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_HINT) followSessionHint();
  });
  // A page in the back/forward cache gets no storage events. `pageshow` precedes its first frame.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followSessionHint();
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

/**
 * The auth state, also after a change in another tab.
 *
 * @param isRequired false for pages that work without it: they load Firebase Auth only when this
 *   browser has a session hint
 */
export function useAuthState({ isRequired }: { readonly isRequired: boolean }): AuthState {
  useEffect(() => {
    if (isRequired || readSessionHint() !== null) void initAuth();
  }, [isRequired]);
  return useSyncExternalStore(
    subscribe,
    () => authState,
    () => LOADING,
  );
}
