import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeEach, test } from 'vitest';
import { newUserDocument } from '../../src/shared/user-document';

// Examples that document the rules; property.test.ts tries what no list contains.

type Db = ReturnType<RulesTestContext['firestore']>;

const JANE = 'jane-uid';
const mine = `users/${JANE}`;
const jane = newUserDocument({ name: 'J', username: 'jane', UID: JANE, email: 'j@example.com' });

// The SDK would log every expected denial as an error.
setLogLevel('silent');
const environment = await initializeTestEnvironment({
  projectId: 'demo-rules',
  firestore: { rules: readFileSync('firestore.rules', 'utf8') },
});
afterAll(() => environment.cleanup());

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), mine), jane);
    await setDoc(doc(context.firestore(), 'usernames/@jane'), { UID: JANE });
  });
});

const read = (path: string) => (db: Db) => getDoc(doc(db, path));
const update = (change: object) => (db: Db) => updateDoc(doc(db, mine), { ...change });

test.each<[string, boolean, string | undefined, (db: Db) => Promise<unknown>]>([
  ['An owner gets the own document', true, JANE, read(mine)],
  ['A user without a document sees that there is none', true, 'new', read('users/new')],
  ['A stranger does not get it', false, 'mallory', read(mine)],
  ['Nor does a visitor', false, undefined, read(mine)],
  ['No client lists users', false, JANE, (db) => getDocs(collection(db, 'users'))],
  [
    'Nor asks for the own one',
    false,
    JANE,
    (db) => getDocs(query(collection(db, 'users'), where('UID', '==', JANE))),
  ],
  ['No client creates a document', false, 'new', (db) => setDoc(doc(db, 'users/new'), jane)],
  ['No client deletes one', false, JANE, (db) => deleteDoc(doc(db, mine))],
  ['Reservations are private', false, JANE, read('usernames/@jane')],
  ['So are tombstones', false, JANE, read(`deletedAccounts/${JANE}`)],

  [
    'The owner changes picture, spaces, status and friends',
    true,
    JANE,
    update({
      profilePicPath: `profilePics/${JANE}/A.b_c-9.png`,
      spaces: ['😊'.repeat(60), 'Übung 李'],
      status: { emoji: '👩‍👩‍👧‍👦', text: '' },
      quickAddFriends: ['x'.repeat(128)],
    }),
  ],
  ['A stranger changes nothing', false, 'mallory', (db) => update({ spaces: ['A'] })(db)],
  ['The plan stays', false, JANE, update({ plan: 'premium', spaces: ['A'] })],
  ['So do name, username, UID and email', false, JANE, update({ name: 'Janet' })],
  ['There are no new fields', false, JANE, update({ isAdmin: true })],
  ['A picture is in the own folder', false, JANE, update({ profilePicPath: 'profilePics/x/a' })],
  ['Spaces are never empty', false, JANE, update({ spaces: [] })],
  ['A space has at most 60 characters', false, JANE, update({ spaces: ['x'.repeat(61)] })],
  ['A status has two fields', false, JANE, update({ status: { ...jane.status, color: 'red' } })],
  ['There are at most 100 friends', false, JANE, update({ quickAddFriends: Array(101).fill('a') })],
])('%s', async (_, isAllowed, uid, attempt) => {
  const context = uid ? environment.authenticatedContext(uid) : undefined;
  const db = (context ?? environment.unauthenticatedContext()).firestore();
  await (isAllowed ? assertSucceeds(attempt(db)) : assertFails(attempt(db)));
});
