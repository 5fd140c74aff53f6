import type { Timestamp } from 'firebase-admin/firestore';
import { reservationId } from '../functions/src/usernames';

/** What the repair looks at of a user document. */
export type User = {
  readonly uid: string;
  /** The name that it holds; undefined when that is none that could be chosen. */
  readonly username: string | undefined;
  /** The fields that the shared schema refuses. */
  readonly faults: readonly string[];
};

export type Reservation = {
  readonly id: string;
  /** Undefined when the document does not say whose it is. */
  readonly uid: string | undefined;
  readonly updatedAt: Timestamp;
};

export type Picture = { readonly path: string; readonly uid: string };

export type Snapshot = {
  readonly users: readonly User[];
  readonly reservations: readonly Reservation[];
  readonly pictures: readonly Picture[];
  /** The people among those above who have an account. */
  readonly accounts: ReadonlySet<string>;
};

/** What is wrong, and what fixes it; undefined where a person has to decide. */
export type Finding = { readonly problem: string; readonly repair: Repair | undefined };

export type Repair =
  | { readonly kind: 'reserve'; readonly uid: string; readonly username: string }
  | { readonly kind: 'release'; readonly id: string; readonly updatedAt: Timestamp }
  | { readonly kind: 'remove-picture'; readonly path: string };

const BY_HAND = undefined;

/** Everything that is wrong with these snapshot, in the order in which it is to be fixed. */
export function findingsIn({ users, reservations, pictures, accounts }: Snapshot): Finding[] {
  const holders = new Map<string, string[]>();
  for (const { uid, username } of users) {
    if (username !== undefined) holders.set(username, [...(holders.get(username) ?? []), uid]);
  }
  const reserved = new Map(reservations.map((one) => [one.id, one.uid]));
  const documents = new Map(users.map((user) => [user.uid, user]));
  return [
    // First: what they release may be what somebody below needs.
    ...reservations.flatMap((one) => staleReservation(one, documents)),
    ...[...holders].flatMap(([username, all]) => heldName(username, all, reserved)),
    ...users.flatMap((user) => brokenUser(user, accounts)),
    ...pictures
      .filter(({ uid }) => !accounts.has(uid))
      .map(({ path }) => ({
        problem: `picture without account: ${path}`,
        repair: { kind: 'remove-picture', path } as const,
      })),
  ];
}

function staleReservation(
  { id, uid, updatedAt }: Reservation,
  documents: ReadonlyMap<string, User>,
): Finding[] {
  if (uid === undefined) {
    return [{ problem: `reservation that names nobody: usernames/${id}`, repair: BY_HAND }];
  }
  const user = documents.get(uid);
  const problem = `reservation without user: usernames/${id} of ${uid}`;
  // A claim writes both documents in one commit: this is not one under way.
  if (!user) return [{ problem, repair: { kind: 'release', id, updatedAt } }];
  if (user.username !== undefined && reservationId(user.username) === id) return [];
  // The person is there and goes by another name, or by none: which is right, only people know.
  return [{ problem: `${problem}, who does not hold it`, repair: BY_HAND }];
}

function heldName(
  username: string,
  uids: readonly string[],
  reserved: ReadonlyMap<string, string | undefined>,
): Finding[] {
  const owner = reserved.get(reservationId(username));
  const [first] = uids;
  if (first === undefined || uids.length > 1) {
    const reservation = owner === undefined ? 'not reserved' : `reserved for ${owner}`;
    const problem = `name held twice: ${username} by ${uids.join(' and ')}, ${reservation}`;
    return [{ problem, repair: BY_HAND }];
  }
  if (owner === first) return [];
  const problem = `user without reservation: users/${first}, ${username}`;
  return [{ problem, repair: { kind: 'reserve', uid: first, username } }];
}

function brokenUser({ uid, faults }: User, accounts: ReadonlySet<string>): Finding[] {
  return [
    ...(faults.length > 0
      ? [{ problem: `invalid user document: users/${uid} (${faults.join(', ')})`, repair: BY_HAND }]
      : []),
    ...(accounts.has(uid)
      ? []
      : [{ problem: `user document without account: users/${uid}`, repair: BY_HAND }]),
  ];
}
