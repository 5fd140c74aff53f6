import { useSyncExternalStore } from 'react';
import type { Account } from '../backend/auth';
import { failureCode } from '../backend/failure';
import { report } from '../reporting/report';
import { maySomebodyBeHere, onHintChange, rememberWhetherSomebodyIsHere } from './session-hint';

export type { Account };

/** Who is signed in here, as far as this tab knows. */
export type Presence = {
  /** Null for nobody; undefined until the provider has said. */
  readonly account: Account | null | undefined;
  /** Whether the provider could not be asked. */
  readonly isUnreachable: boolean;
};

const UNKNOWN: Presence = { account: undefined, isUnreachable: false };

let presence = UNKNOWN;
let isWatching = false;
const listeners = new Set<() => void>();

/** The provider's part of the session; a chunk of its own, fetched while the form is being read. */
export async function auth() {
  const provider = await import('../backend/auth');
  if (!isWatching) {
    isWatching = true;
    provider.watchAccount(setAccount);
  }
  return provider;
}

/** Makes a change known at once: the provider's own event may come later than its answer. */
export function setAccount(account: Account | null): void {
  const before = presence.account;
  const isSame =
    before !== undefined &&
    before?.uid === account?.uid &&
    before?.name === account?.name &&
    before?.email === account?.email;
  if (isSame) return;
  rememberWhetherSomebodyIsHere(account !== null);
  publish({ account, isUnreachable: false });
}

/** Asks the provider who is here, where that is not known yet. */
export async function askWhoIsHere(): Promise<void> {
  if (presence.account !== undefined) return;
  if (presence.isUnreachable) publish(UNKNOWN);
  try {
    await auth();
  } catch (error) {
    report({ kind: 'failure', what: 'ask who is here', code: failureCode(error) });
    publish({ account: undefined, isUnreachable: true });
  }
}

function publish(next: Presence): void {
  presence = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listenAndAsk(listener: () => void): () => void {
  void askWhoIsHere();
  return listen(listener);
}

function listenAndAskIfLikely(listener: () => void): () => void {
  const askIfLikely = () => {
    if (maySomebodyBeHere()) void askWhoIsHere();
  };
  askIfLikely();
  const stops = [listen(listener), onHintChange(askIfLikely)];
  return () => {
    for (const stop of stops) stop();
  };
}

const current = () => presence;
const onServer = () => UNKNOWN;

/** Who is signed in here, now and after every change, in other tabs too. */
export function usePresence(): Presence {
  return useSyncExternalStore(listenAndAsk, current, onServer);
}

/** The same for a page that works without: the provider is asked only if somebody has been here. */
export function useLikelyPresence(): Presence {
  return useSyncExternalStore(listenAndAskIfLikely, current, onServer);
}
