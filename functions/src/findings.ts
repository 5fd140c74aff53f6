import type { Timestamp } from 'firebase-admin/firestore';
import { reservationId } from './usernames';

/** The fields of a user document that the repair compares. */
export type User = {
  readonly uid: string;
  /** As a claim compares it, without spaces; undefined when no claim could choose it. */
  readonly username: string | undefined;
  /** The stored username has spaces, so no query of a claim finds it. */
  readonly hasSpaces: boolean;
  /** Undefined when it is not a valid email. */
  readonly email: string | undefined;
  /** `default` or a path in the user's own folder; undefined when it is neither. */
  readonly profilePicPath: string | undefined;
  /** The fields that the shared schema rejects. */
  readonly faults: readonly string[];
};

export type Reservation = {
  readonly id: string;
  /** Undefined when the document has no valid UID. */
  readonly uid: string | undefined;
  readonly updatedAt: Timestamp;
};

/** One version of a file: the generation changes when it is overwritten. */
export type PictureVersion = { readonly path: string; readonly generation: string };

export type Picture = PictureVersion & {
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

export type Snapshot = {
  /** When reading began, in milliseconds since the epoch. */
  readonly readAt: number;
  readonly users: readonly User[];
  readonly reservations: readonly Reservation[];
  readonly pictures: readonly Picture[];
  /** The existing accounts of the uids above, each with its email. */
  readonly accounts: ReadonlyMap<string, string | undefined>;
};

export type Finding = {
  /** The kind of problem, without ids. */
  readonly problem: string;
  /** The affected documents or files, by id. */
  readonly details: string;
  /** Undefined when an operator has to decide. */
  readonly repair: Repair | undefined;
};

export type Repair =
  | { readonly kind: 'reserve'; readonly uid: string; readonly username: string }
  | {
      readonly kind: 'release';
      readonly id: string;
      readonly uid: string;
      readonly updatedAt: Timestamp;
    }
  | ({
      readonly kind: 'remove-picture';
      readonly uid: string;
      readonly reason: 'no-account' | 'not-named';
    } & PictureVersion)
  | {
      readonly kind: 'remove-orphan';
      readonly uid: string;
      readonly reservations: readonly string[];
      readonly pictures: readonly PictureVersion[];
    };

const BY_HAND = undefined;

/** The app uploads a picture before it stores the path in the document. */
const UPLOAD_MS = 24 * 60 * 60 * 1000;

/** The problems of a snapshot, in the order in which they have to be fixed. */
export function findingsIn(snapshot: Snapshot): Finding[] {
  const { users, reservations, accounts } = snapshot;
  const documents = new Map(users.map((user) => [user.uid, user]));
  const holders = new Map<string, string[]>();
  for (const { uid, username } of users) {
    if (username !== undefined) holders.set(username, [...(holders.get(username) ?? []), uid]);
  }
  const stale = reservations.flatMap((one) => staleReservation(one, documents, accounts));
  const released = new Set(
    stale.flatMap(({ repair }) => (repair?.kind === 'release' ? repair.id : [])),
  );
  const reserved = new Map(
    reservations.filter(({ id }) => !released.has(id)).map(({ id, uid }) => [id, uid]),
  );
  return [
    // These come first: a later finding may need a username that they free.
    ...orphans(snapshot),
    ...stale,
    ...[...holders].flatMap(([username, all]) => heldName(username, all, reserved, accounts)),
    ...users.flatMap((user) => brokenUser(user, accounts)),
    ...unusedPictures(snapshot, documents),
  ];
}

/** User documents without an account, each with the reservations and pictures of the same uid. */
function orphans({ users, reservations, pictures, accounts }: Snapshot): Finding[] {
  const orphaned = users.filter(({ uid }) => !accounts.has(uid));
  const held = groupByUid(orphaned, reservations);
  const files = groupByUid(orphaned, pictures);
  return orphaned.map(({ uid }) => {
    const ids = held.get(uid)?.map(({ id }) => id) ?? [];
    const versions = files.get(uid)?.map(({ path, generation }) => ({ path, generation })) ?? [];
    const counts = `reservations: ${ids.length}, pictures: ${versions.length}`;
    return {
      problem: 'user document without account',
      details: `users/${uid} (${counts})`,
      repair: { kind: 'remove-orphan', uid, reservations: ids, pictures: versions },
    };
  });
}

function groupByUid<Item extends { readonly uid: string | undefined }>(
  users: readonly User[],
  items: readonly Item[],
): Map<string | undefined, Item[]> {
  const groups = new Map<string | undefined, Item[]>(users.map(({ uid }) => [uid, []]));
  for (const item of items) groups.get(item.uid)?.push(item);
  return groups;
}

function staleReservation(
  { id, uid, updatedAt }: Reservation,
  documents: ReadonlyMap<string, User>,
  accounts: Snapshot['accounts'],
): Finding[] {
  const name = `usernames/${id}`;
  if (uid === undefined) {
    return [{ problem: 'reservation without UID', details: name, repair: BY_HAND }];
  }
  const user = documents.get(uid);
  if (!user && accounts.has(uid)) {
    // The document is lost: this is the last record of who has the username.
    const details = `${name} of ${uid}, whose account exists`;
    return [{ problem: 'reservation without user document', details, repair: BY_HAND }];
  }
  if (!user) {
    const repair = { kind: 'release', id, uid, updatedAt } as const;
    return [{ problem: 'reservation without user', details: `${name} of ${uid}`, repair }];
  }
  if (!accounts.has(uid)) return [];
  if (user.username !== undefined && reservationId(user.username) === id) return [];
  // An operator has to decide which of the two usernames is right.
  const details = `${name} of ${uid}, who does not hold it`;
  return [{ problem: 'reservation of another username', details, repair: BY_HAND }];
}

function heldName(
  username: string,
  uids: readonly string[],
  reserved: ReadonlyMap<string, string | undefined>,
  accounts: Snapshot['accounts'],
): Finding[] {
  const id = reservationId(username);
  const owner = reserved.get(id);
  const [first] = uids;
  if (first === undefined || uids.length > 1) {
    const reservation = reserved.has(id)
      ? `reserved for ${owner ?? 'an invalid UID'}`
      : 'not reserved';
    const details = `${username} by ${uids.join(' and ')}, ${reservation}`;
    return [{ problem: 'name held twice', details, repair: BY_HAND }];
  }
  if (owner === first || !accounts.has(first)) return [];
  const user = `users/${first}, ${username}`;
  if (reserved.has(id)) {
    const details = `${user}, for ${owner ?? 'an invalid UID'}`;
    return [{ problem: 'name reserved for another', details, repair: BY_HAND }];
  }
  const repair = { kind: 'reserve', uid: first, username } as const;
  return [{ problem: 'user without reservation', details: user, repair }];
}

function brokenUser(user: User, accounts: Snapshot['accounts']): Finding[] {
  const { uid, faults } = user;
  const path = `users/${uid}`;
  const findings: readonly (readonly [boolean, string, string])[] = [
    [faults.length > 0, 'invalid user document', `${path} (${faults.join(', ')})`],
    // The displayed username needs a decision; until then, it is reserved without spaces.
    [user.hasSpaces, 'username with spaces', path],
    [emailDiffers(user, accounts), "email differs from the account's", path],
  ];
  return findings.flatMap(([isFound, problem, details]) =>
    isFound ? [{ problem, details, repair: BY_HAND }] : [],
  );
}

/** Ignores case, because Firebase Auth stores emails in lower case. */
function emailDiffers({ uid, email }: User, accounts: Snapshot['accounts']): boolean {
  if (email === undefined || !accounts.has(uid)) return false;
  return email.toLowerCase() !== accounts.get(uid)?.toLowerCase();
}

function unusedPictures(
  { readAt, reservations, pictures, accounts }: Snapshot,
  documents: ReadonlyMap<string, User>,
): Finding[] {
  const owners = new Set(reservations.map(({ uid }) => uid));
  return pictures.flatMap(({ path, uid, generation, createdAt }): Finding[] => {
    const remove = { kind: 'remove-picture', path, uid, generation } as const;
    const user = documents.get(uid);
    if (!accounts.has(uid)) {
      if (user) return [];
      const repair = { ...remove, reason: 'no-account' } as const;
      return [{ problem: 'picture without account', details: path, repair }];
    }
    // Without a readable path in the document, any of the pictures may be the current one.
    if (user ? user.profilePicPath === undefined : owners.has(uid)) return [];
    const isOld = readAt - createdAt > UPLOAD_MS;
    if (!isOld || user?.profilePicPath === path) return [];
    const repair = { ...remove, reason: 'not-named' } as const;
    return [{ problem: 'picture that no document names', details: path, repair }];
  });
}
