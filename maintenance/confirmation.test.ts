import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { reasonsToConfirm } from './confirmation';
import { findingsIn, type Snapshot } from './findings';

const DAY = 24 * 60 * 60 * 1000;

/** So many users with everything that belongs to them. */
function project(size: number): Snapshot {
  const uids = Array.from({ length: size }, (_, index) => `user${index}`);
  return {
    readAt: 2 * DAY,
    users: uids.map((uid) => ({
      ...{ uid, username: uid, hasSpaces: false, email: `${uid}@example.com`, faults: [] },
      profilePicPath: `profilePics/${uid}/a.png`,
    })),
    reservations: uids.map((uid) => ({
      ...{ id: `@${uid}`, uid, updatedAt: Timestamp.fromMillis(0) },
    })),
    pictures: uids.map((uid) => ({
      ...{ path: `profilePics/${uid}/a.png`, uid, generation: '1', createdAt: 0 },
    })),
    accounts: new Map(uids.map((uid) => [uid, `${uid}@example.com`])),
  };
}

/** The reasons to confirm all repairs of a snapshot. */
function reasons(snapshot: Snapshot): string[] {
  const repairs = findingsIn(snapshot).flatMap(({ repair }) => repair ?? []);
  return reasonsToConfirm(snapshot, repairs);
}

const ghost = {
  ...{ id: '@ghost', uid: 'ghost', updatedAt: Timestamp.fromMillis(0) },
};

test('nothing to change needs no confirmation, however much is missing', () => {
  expect(reasons(project(1305))).toEqual([]);
  expect(reasons({ ...project(1305), users: [] })).toEqual([]);
  expect(reasonsToConfirm({ ...project(1305), accounts: new Map() }, [])).toEqual([]);
});

test('without any user document, even one change is confirmed', () => {
  const sound = project(1305);
  const reservations = [...sound.reservations, ghost];
  expect(reasons({ ...sound, reservations, users: [] })).toEqual([
    '1305 of 1306 reservations belong to an account without a user document',
  ]);
});

test('without any account, even one change is confirmed', () => {
  const sound = project(1305);
  const lost = { ...sound, accounts: new Map<string, string>() };
  expect(reasons(lost)).toEqual([
    '1305 of 1305 user documents would be removed',
    '1305 of 1305 user documents have no account',
  ]);
  const withGhost = { ...lost, reservations: [...sound.reservations, ghost] };
  const release = findingsIn(withGhost).flatMap(({ repair }) =>
    repair?.kind === 'release' ? repair : [],
  );
  expect(release).toHaveLength(1);
  expect(reasonsToConfirm(withGhost, release)).toEqual([
    '1305 of 1305 user documents have no account',
  ]);
});

test('without user documents and reservations, removing the pictures is confirmed', () => {
  expect(reasons({ ...project(1305), users: [], reservations: [] })).toEqual([
    '1305 of 1305 pictures would be removed',
  ]);
});

test('without user documents and accounts, releasing the names is confirmed', () => {
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
])('of %i users without reservations, %i are reserved: asks %s', (size, missing, asks) => {
  const sound = project(size);
  const snapshot = { ...sound, reservations: sound.reservations.slice(missing) };
  expect(reasons(snapshot)).toEqual(
    asks ? [`${missing} of ${size} usernames of users would be reserved`] : [],
  );
});
