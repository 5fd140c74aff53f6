import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { findingsIn, type Snapshot } from '../functions/src/findings';
import { reasonsToConfirm } from './confirmation';

const DAY = 24 * 60 * 60 * 1000;

/** A consistent snapshot with the given number of users. */
function project(size: number): Snapshot {
  const uids = Array.from({ length: size }, (_, index) => `user${index}`);
  return {
    readAt: 2 * DAY,
    users: uids.map((uid) => ({
      uid,
      username: uid,
      hasSpaces: false,
      email: `${uid}@example.com`,
      faults: [],
      profilePicPath: `profilePics/${uid}/a.png`,
    })),
    reservations: uids.map((uid) => ({
      id: `@${uid}`,
      uid,
      updatedAt: Timestamp.fromMillis(0),
    })),
    pictures: uids.map((uid) => ({
      path: `profilePics/${uid}/a.png`,
      uid,
      generation: '1',
      createdAt: 0,
    })),
    accounts: new Map(uids.map((uid) => [uid, `${uid}@example.com`])),
  };
}

/** Reasons to confirm when all repairs of a snapshot apply. */
function reasons(snapshot: Snapshot): string[] {
  const repairs = findingsIn(snapshot).flatMap(({ repair }) => repair ?? []);
  return reasonsToConfirm(snapshot, repairs);
}

const ghost = {
  id: '@ghost',
  uid: 'ghost',
  updatedAt: Timestamp.fromMillis(0),
};

test('needs no confirmation without changes, no matter how much is missing', () => {
  expect(reasons(project(1305))).toEqual([]);
  expect(reasons({ ...project(1305), users: [] })).toEqual([]);
  expect(reasonsToConfirm({ ...project(1305), accounts: new Map() }, [])).toEqual([]);
});

test('needs confirmation for a single change when all user documents are missing', () => {
  const consistent = project(1305);
  const reservations = [...consistent.reservations, ghost];
  expect(reasons({ ...consistent, reservations, users: [] })).toEqual([
    '1305 of 1306 reservations belong to an account without a user document',
  ]);
});

test('needs confirmation for a single change when all accounts are missing', () => {
  const consistent = project(1305);
  const lost = { ...consistent, accounts: new Map<string, string>() };
  expect(reasons(lost)).toEqual([
    '1305 of 1305 user documents would be removed',
    '1305 of 1305 user documents have no account',
  ]);
  const withGhost = { ...lost, reservations: [...consistent.reservations, ghost] };
  const release = findingsIn(withGhost).flatMap(({ repair }) =>
    repair?.kind === 'release' ? repair : [],
  );
  expect(release).toHaveLength(1);
  expect(reasonsToConfirm(withGhost, release)).toEqual([
    '1305 of 1305 user documents have no account',
  ]);
});

test('needs confirmation to remove pictures when user documents and reservations are missing', () => {
  expect(reasons({ ...project(1305), users: [], reservations: [] })).toEqual([
    '1305 of 1305 pictures would be removed',
  ]);
});

test('needs confirmation to release usernames when user documents and accounts are missing', () => {
  const { reservations, pictures, ...rest } = project(1305);
  const lost = { ...rest, users: [], accounts: new Map<string, string>(), reservations, pictures };
  expect(reasons(lost)).toEqual([
    '1305 of 1305 reservations would be released',
    '1305 of 1305 pictures would be removed',
  ]);
});

test.each([
  [100, 5, false],
  [100, 6, true],
  [3, 1, false],
  [3, 2, true],
  [1, 1, true],
])(
  'with %i users of whom %i lack a reservation, needs confirmation: %s',
  (size, missing, isNeeded) => {
    const consistent = project(size);
    const snapshot = { ...consistent, reservations: consistent.reservations.slice(missing) };
    expect(reasons(snapshot)).toEqual(
      isNeeded ? [`${missing} of ${size} usernames of users would be reserved`] : [],
    );
  },
);
