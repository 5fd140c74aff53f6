import type { Timestamp } from 'firebase-admin/firestore';

/** The kinds of problems. The daily check logs them by name, so a name contains no id. */
export type Problem =
  | 'user document without account'
  | 'invalid user document'
  // Users can change the email of their account. Their document keeps the old one.
  | 'changed email'
  | 'user without reservation'
  | 'username reserved for another'
  | 'wrong reservation'
  // The account exists, so an operator decides.
  | 'reservation without user document'
  // There is neither a user document nor an account.
  | 'orphaned reservation'
  // Somebody signed up and chose no username. The privacy policy allows to delete such an account.
  | 'account without username'
  | 'old unused picture';

/** A change that deletes nothing in use. Fails if `updatedAt` or `generation` has changed since. */
export type Fix = { readonly uid: string } & (
  | { readonly kind: 'reserve'; readonly username: string }
  | { readonly kind: 'release'; readonly reservationId: string; readonly updatedAt: Timestamp }
  | { readonly kind: 'remove'; readonly path: string; readonly generation: string }
);

export type Finding = {
  readonly problem: Problem;
  /** The path of the affected document or file, with remarks for the operator. */
  readonly details: string;
  /** Undefined when an operator has to decide. */
  readonly fix?: Fix;
};

export type FindingsPage = {
  readonly kind: 'users' | 'reservations' | 'accounts' | 'pictures';
  /** The number of documents, accounts or files in the page. */
  readonly size: number;
  readonly findings: readonly Finding[];
};
