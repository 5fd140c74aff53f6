import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { findingsIn, type Snapshot, type User } from './findings';

const then = Timestamp.fromMillis(0);
const user = (uid: string, username = uid): User => ({ uid, username, faults: [] });
const nameless = (uid: string): User => ({ uid, username: undefined, faults: ['username'] });
const reservation = (name: string, uid: string | undefined = name) => ({
  ...{ id: `@${name}`, uid, updatedAt: then },
});
const picture = (uid: string) => ({ path: `profilePics/${uid}/a.png`, uid });

/** What is found, with the kind of its repair; all users have accounts unless said otherwise. */
function found(snapshot: Partial<Snapshot>): string[] {
  const accounts = new Set(snapshot.users?.map(({ uid }) => uid));
  const all = { users: [], reservations: [], pictures: [], accounts, ...snapshot };
  return findingsIn(all).map(({ problem, repair }) => `${problem} → ${repair?.kind}`);
}

test('a sound project has nothing to fix', () => {
  const users = [user('jane'), user('john', '__john__')];
  const reservations = [reservation('jane'), reservation('__john__', 'john')];
  expect(found({ users, reservations, pictures: [picture('jane')] })).toEqual([]);
});

test('who came before the reservations gets one', () => {
  expect(found({ users: [user('jane')] })).toEqual([
    'user without reservation: users/jane, jane → reserve',
  ]);
});

test('a name of two people is left to people, reserved for one of them or not', () => {
  const users = [user('jane'), user('janet', 'jane')];
  expect(found({ users })).toEqual([
    'name held twice: jane by jane and janet, not reserved → undefined',
  ]);
  expect(found({ users, reservations: [reservation('jane', 'janet')] })).toEqual([
    'name held twice: jane by jane and janet, reserved for janet → undefined',
  ]);
});

test('a reservation whose user is gone is released, with the state it was seen in', () => {
  const snapshot = { users: [], reservations: [reservation('jane')], pictures: [] };
  expect(findingsIn({ ...snapshot, accounts: new Set() })).toEqual([
    {
      problem: 'reservation without user: usernames/@jane of jane',
      repair: { kind: 'release', id: '@jane', updatedAt: then },
    },
  ]);
});

test('a name whose reservation is of somebody gone is released, and only then reserved', () => {
  const snapshot = { users: [user('jane')], reservations: [reservation('jane', 'ghost')] };
  expect(found(snapshot)).toEqual([
    'reservation without user: usernames/@jane of ghost → release',
    'user without reservation: users/jane, jane → reserve',
  ]);
});

test('a reservation of somebody who is there under another name, or under none, stays', () => {
  for (const present of [user('john'), nameless('john')]) {
    const reservations = [reservation('jane', 'john'), reservation('john')];
    expect(found({ users: [present], reservations })[0]).toBe(
      'reservation without user: usernames/@jane of john, who does not hold it → undefined',
    );
  }
});

test('what cannot be read is left to people', () => {
  const reservations = [{ id: '@jane', uid: undefined, updatedAt: then }];
  const users = [nameless('jim')];
  expect(found({ users, reservations })).toEqual([
    'reservation that names nobody: usernames/@jane → undefined',
    'invalid user document: users/jim (username) → undefined',
  ]);
});

test('what a lost account has left: pictures go, a document is left to people', () => {
  const snapshot = { users: [user('jane')], reservations: [reservation('jane')] };
  const pictures = [picture('jane'), picture('ghost')];
  expect(found({ ...snapshot, pictures, accounts: new Set(['ghost']) })).toEqual([
    'user document without account: users/jane → undefined',
    'picture without account: profilePics/jane/a.png → remove-picture',
  ]);
});
