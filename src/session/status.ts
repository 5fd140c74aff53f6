import type { UserRecord } from '../shared/user-document';
import type { Account, Presence } from './account';

/** Where a person stands. Every account screen is a projection of this. */
export type Status =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'needs-username'; readonly account: Account }
  | { readonly kind: 'ready'; readonly account: Account; readonly record: UserRecord }
  | { readonly kind: 'unreachable'; readonly account: Account | undefined };

/** What is known of the user record: null when there is none, undefined when it is not read yet. */
export type RecordReading = {
  readonly data: UserRecord | null | undefined;
  readonly isError: boolean;
};

/** @param reading the record of the present account; what was read once outlives a later failure */
export function statusOf({ account, isUnreachable }: Presence, reading: RecordReading): Status {
  if (account === null) return { kind: 'anonymous' };
  if (account && reading.data) return { kind: 'ready', account, record: reading.data };
  if (account && reading.data === null) return { kind: 'needs-username', account };
  const failed = account ? reading.isError : isUnreachable;
  return failed ? { kind: 'unreachable', account } : { kind: 'unknown' };
}
