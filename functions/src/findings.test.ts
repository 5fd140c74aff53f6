import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  type Finding,
  findingsIn,
  type Picture,
  type Reservation,
  type Snapshot,
  type User,
} from './findings';

const HOUR = 60 * 60 * 1000;
const readAt = Date.UTC(2026, 10, 21);
const then = Timestamp.fromMillis(0);
const email = (uid: string) => `${uid}@example.com`;
const user = (uid: string, username = uid, fields: Partial<User> = {}): User => ({
  uid,
  username,
  hasSpaces: false,
  email: email(uid),
  profilePicPath: 'default',
  faults: [],
  ...fields,
});
const nameless = (uid: string): User => ({
  ...user(uid),
  username: undefined,
  faults: ['username'],
});
const reservation = (name: string, uid: string | undefined = name): Reservation => ({
  id: `@${name}`,
  uid,
  updatedAt: then,
});
const picture = (uid: string, file = 'a.png', ageMs = 48 * HOUR): Picture => ({
  path: `profilePics/${uid}/${file}`,
  uid,
  generation: '1',
  createdAt: readAt - ageMs,
});
const accountsOf = (...uids: string[]) => new Map(uids.map((uid) => [uid, email(uid)]));

const textOf = ({ problem, details, repair }: Finding) =>
  `${problem}: ${details} → ${repair?.kind}`;

/** Each problem with its kind of repair. By default, every user has an account. */
function found(snapshot: Partial<Snapshot>): string[] {
  const accounts = accountsOf(...(snapshot.users?.map(({ uid }) => uid) ?? []));
  const all = { readAt, users: [], reservations: [], pictures: [], accounts, ...snapshot };
  return findingsIn(all).map(textOf);
}

test('finds nothing in a consistent project', () => {
  const users = [
    user('jane', 'jane', { profilePicPath: 'profilePics/jane/a.png' }),
    user('john', '__john__'),
  ];
  const reservations = [reservation('jane'), reservation('__john__', 'john')];
  expect(found({ users, reservations, pictures: [picture('jane')] })).toEqual([]);
});

test('reserves the username of a user without a reservation', () => {
  expect(found({ users: [user('jane')] })).toEqual([
    'user without reservation: users/jane, jane → reserve',
  ]);
});

test('leaves a username held by two users to the operator, reserved or not', () => {
  const users = [user('jane'), user('janet', 'jane')];
  expect(found({ users })).toEqual([
    'name held twice: jane by jane and janet, not reserved → undefined',
  ]);
  expect(found({ users, reservations: [reservation('jane', 'janet')] })).toEqual([
    'name held twice: jane by jane and janet, reserved for janet → undefined',
  ]);
});

test('reports a stored username with spaces and reserves it without them', () => {
  // The snapshot's user for the stored username 'jane doe'.
  const jane = user('jane', 'janedoe', { hasSpaces: true });
  expect(found({ users: [jane] })).toEqual([
    'user without reservation: users/jane, janedoe → reserve',
    'username with spaces: users/jane → undefined',
  ]);
  expect(found({ users: [jane], reservations: [reservation('janedoe', 'jane')] })).toEqual([
    'username with spaces: users/jane → undefined',
  ]);
});

test('does not reserve a username with spaces if another user holds it without them', () => {
  const users = [user('jane', 'janedoe', { hasSpaces: true }), user('john', 'janedoe')];
  expect(found({ users, reservations: [reservation('janedoe', 'john')] })).toEqual([
    'name held twice: janedoe by jane and john, reserved for john → undefined',
    'username with spaces: users/jane → undefined',
  ]);
});

test('releases a reservation without user document and account, guarded by its last update', () => {
  const snapshot = { readAt, users: [], reservations: [reservation('jane')], pictures: [] };
  expect(findingsIn({ ...snapshot, accounts: new Map() })).toEqual([
    {
      problem: 'reservation without user',
      details: 'usernames/@jane of jane',
      repair: { kind: 'release', id: '@jane', uid: 'jane', updatedAt: then },
    },
  ]);
});

test('keeps the reservation and pictures of an account that lost its user document', () => {
  const reservations = [reservation('jane')];
  const lost = { reservations, pictures: [picture('jane')], accounts: accountsOf('jane') };
  expect(found(lost)).toEqual([
    'reservation without user document: usernames/@jane of jane, whose account exists → undefined',
  ]);
});

test('releases an orphaned reservation before reserving the username for its user', () => {
  expect(found({ users: [user('jane')], reservations: [reservation('jane', 'ghost')] })).toEqual([
    'reservation without user: usernames/@jane of ghost → release',
    'user without reservation: users/jane, jane → reserve',
  ]);
});

test('does not replace a reservation that it does not release', () => {
  const owners: [string | undefined, string][] = [
    ['john', 'reservation of another username: usernames/@jane of john, who does not hold it'],
    [undefined, 'reservation without UID: usernames/@jane'],
  ];
  for (const [uid, problem] of owners) {
    const reservations = [{ ...reservation('jane'), uid }, reservation('john')];
    expect(found({ users: [user('jane'), user('john')], reservations })).toEqual([
      `${problem} → undefined`,
      `name reserved for another: users/jane, jane, for ${uid ?? 'an invalid UID'} → undefined`,
    ]);
  }
});

test('keeps a reservation whose user has another username or an invalid one', () => {
  for (const present of [user('john'), nameless('john')]) {
    const reservations = [reservation('jane', 'john'), reservation('john')];
    expect(found({ users: [present], reservations })[0]).toBe(
      'reservation of another username: usernames/@jane of john, who does not hold it → undefined',
    );
  }
});

test('leaves invalid documents to the operator', () => {
  const reservations = [{ ...reservation('jane'), uid: undefined }];
  expect(found({ users: [nameless('jim')], reservations })).toEqual([
    'reservation without UID: usernames/@jane → undefined',
    'invalid user document: users/jim (username) → undefined',
  ]);
});

test('groups a user document without account, its reservations and its pictures in one finding', () => {
  const users = [user('jane', 'jane', { hasSpaces: true }), user('john')];
  const reservations = [
    reservation('jane'),
    reservation('other', 'jane'),
    reservation('john'),
    reservation('ghost'),
  ];
  const pictures = [picture('jane'), picture('jane', 'new.png', 0), picture('ghost')];
  const accounts = accountsOf('john', 'ghost');
  const all = findingsIn({ readAt, users, reservations, pictures, accounts });
  expect(all[0]).toEqual({
    problem: 'user document without account',
    details: 'users/jane (reservations: 2, pictures: 2)',
    repair: {
      kind: 'remove-orphan',
      uid: 'jane',
      reservations: ['@jane', '@other'],
      pictures: [
        { path: 'profilePics/jane/a.png', generation: '1' },
        { path: 'profilePics/jane/new.png', generation: '1' },
      ],
    },
  });
  expect(all.slice(1).map(textOf)).toEqual([
    'reservation without user document: usernames/@ghost of ghost, whose account exists → undefined',
    'username with spaces: users/jane → undefined',
  ]);
});

test('does not reserve a username for a user without an account', () => {
  expect(found({ users: [user('jane')], accounts: new Map() })).toEqual([
    'user document without account: users/jane (reservations: 0, pictures: 0) → remove-orphan',
  ]);
});

test('removes pictures without account and user document, regardless of age', () => {
  expect(found({ pictures: [picture('ghost', 'a.png', 0)] })).toEqual([
    'picture without account: profilePics/ghost/a.png → remove-picture',
  ]);
});

test('removes unreferenced pictures of an account after a day', () => {
  const reservations = [reservation('jane'), reservation('john'), reservation('jim')];
  const users = [
    user('jane', 'jane', { profilePicPath: 'profilePics/jane/a.png' }),
    user('john'),
    // An invalid path could refer to any picture.
    user('jim', 'jim', { profilePicPath: undefined, faults: ['profilePicPath'] }),
  ];
  const pictures = [
    picture('jane'),
    picture('jane', 'old.png', 25 * HOUR),
    picture('jane', 'new.png', 23 * HOUR),
    picture('jane', 'undated.png', Number.NaN),
    picture('john'),
    picture('jim'),
    // An account without a username never had a user document.
    picture('nameless'),
  ];
  const accounts = accountsOf('jane', 'john', 'jim', 'nameless');
  expect(found({ users, reservations, pictures, accounts })).toEqual([
    'invalid user document: users/jim (profilePicPath) → undefined',
    'picture that no document names: profilePics/jane/old.png → remove-picture',
    'picture that no document names: profilePics/john/a.png → remove-picture',
    'picture that no document names: profilePics/nameless/a.png → remove-picture',
  ]);
});

test("reports an email that differs from the account's by uid only", () => {
  const reservations = ['jane', 'john', 'jim', 'joan'].map((name) => reservation(name));
  const users = [
    user('jane'),
    user('john', 'john', { email: 'John@Example.com' }),
    user('jim'),
    user('joan', 'joan', { email: undefined, faults: ['email'] }),
  ];
  const accounts = new Map([
    ['jane', 'changed@example.com'],
    ['john', email('john')],
    ['jim', undefined],
    ['joan', email('joan')],
  ]);
  expect(found({ users, reservations, accounts })).toEqual([
    "email differs from the account's: users/jane → undefined",
    "email differs from the account's: users/jim → undefined",
    'invalid user document: users/joan (email) → undefined',
  ]);
});
