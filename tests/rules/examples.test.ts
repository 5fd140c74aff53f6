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
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import * as storage from 'firebase/storage';
import { afterAll, beforeEach, test } from 'vitest';
import { newUserDocument } from '../../src/shared/user-document';

// Examples that document the rules; property.test.ts tries what no list contains.

type Db = ReturnType<RulesTestContext['firestore']>;
type Attempt = (db: Db, file: (path: string) => storage.StorageReference) => Promise<unknown>;

const JANE = 'jane-uid';
const MINE = `users/${JANE}`;
const PICTURE = `profilePics/${JANE}/me.png`;
const LIMIT = 5 * 1024 * 1024;
const jane = newUserDocument({ name: 'J', username: 'jane', UID: JANE, email: 'j@example.com' });

// The SDK would log every expected denial as an error.
setLogLevel('silent');
const environment = await initializeTestEnvironment({
  projectId: 'demo-rules',
  firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  storage: { rules: readFileSync('storage.rules', 'utf8') },
});
afterAll(() => environment.cleanup());

const run = (context: RulesTestContext, attempt: Attempt) =>
  attempt(context.firestore(), (path) => storage.ref(context.storage(), path));
const read =
  (path: string): Attempt =>
  (db) =>
    getDoc(doc(db, path));
const update =
  (change: object): Attempt =>
  (db) =>
    updateDoc(doc(db, MINE), { ...change });
const upload =
  (path: string, type = 'image/png', size = 8): Attempt =>
  async (_, file) =>
    void (await storage.uploadBytes(file(path), new Uint8Array(size), { contentType: type }));
const label =
  (metadata: storage.SettableMetadata): Attempt =>
  (_, file) =>
    storage.updateMetadata(file(PICTURE), metadata);

beforeEach(() =>
  environment.withSecurityRulesDisabled(async (context) => {
    await run(context, (db) => setDoc(doc(db, MINE), jane));
    await run(context, upload(PICTURE));
  }),
);

test.each<[string, string | undefined, Attempt]>([
  ['An owner gets the own document', JANE, read(MINE)],
  ['A user without a document sees that there is none', 'new', read('users/new')],
  [
    'The owner changes picture, spaces, status and friends',
    JANE,
    update({
      profilePicPath: `profilePics/${JANE}/A.b_c-9.png`,
      spaces: Array(100).fill('😊'.repeat(60)),
      status: { emoji: '😊'.repeat(16), text: '李'.repeat(100) },
      quickAddFriends: Array(100).fill('x'.repeat(128)),
    }),
  ],
  ['The owner uploads a picture of 5 MiB', JANE, upload(PICTURE, 'image/heic', LIMIT)],
  ['The owner gets the bytes', JANE, (_, file) => storage.getBytes(file(PICTURE))],
  ['The owner deletes a picture', JANE, (_, file) => storage.deleteObject(file(PICTURE))],
  ['The type may change', JANE, label({ contentType: 'image/webp' })],
])('%s', async (_, uid, attempt) => {
  await assertSucceeds(attemptAs(uid, attempt));
});

test.each<[string, string | undefined, Attempt]>([
  ['A stranger does not get a document', 'mallory', read(MINE)],
  ['Nor does a visitor', undefined, read(MINE)],
  ['No client lists users', JANE, (db) => getDocs(collection(db, 'users'))],
  ['No client creates a document', 'new', (db) => setDoc(doc(db, 'users/new'), jane)],
  ['No client deletes one', JANE, (db) => deleteDoc(doc(db, MINE))],
  ['Reservations are private', JANE, read('usernames/@jane')],
  ['So are tombstones', JANE, read(`deletedAccounts/${JANE}`)],
  ['A stranger changes nothing', 'mallory', update({ spaces: ['A'] })],
  ['The plan stays', JANE, update({ plan: 'premium', spaces: ['A'] })],
  ['So do name, username, UID and email', JANE, update({ name: 'Janet' })],
  ['There are no new fields', JANE, update({ isAdmin: true })],
  ['A picture is in the own folder', JANE, update({ profilePicPath: 'profilePics/x/a' })],
  ['Spaces are never empty', JANE, update({ spaces: [] })],
  ['A space has at most 60 characters', JANE, update({ spaces: ['x'.repeat(61)] })],
  ['A status has two fields', JANE, update({ status: { ...jane.status, color: 'red' } })],
  ['An id has no slash', JANE, update({ quickAddFriends: ['a/b'] })],
  ['A stranger uploads no picture', 'mallory', upload(PICTURE)],
  ['Nor gets one', 'mallory', (_, file) => storage.getDownloadURL(file(PICTURE))],
  ['A picture has at most 5 MiB', JANE, upload(PICTURE, 'image/png', LIMIT + 1)],
  ['Nobody lists a folder', JANE, (_, file) => storage.listAll(file(`profilePics/${JANE}`))],
  ['Folders are flat', JANE, upload(`profilePics/${JANE}/deep/a.png`)],
  ['Names are plain', JANE, upload(`profilePics/${JANE}/a b.png`)],
  ['There is no other folder', JANE, upload(`avatars/${JANE}/a.png`)],
  ['SVG can run scripts', JANE, upload(`profilePics/${JANE}/a.svg`, 'image/svg+xml')],
  ['An image stays an image', JANE, label({ contentType: 'text/html' })],
  ['The disposition is not free', JANE, label({ contentDisposition: 'attachment' })],
])('%s', async (_, uid, attempt) => {
  await assertFails(attemptAs(uid, attempt));
});

function attemptAs(uid: string | undefined, attempt: Attempt): Promise<unknown> {
  const context = uid ? environment.authenticatedContext(uid) : undefined;
  return run(context ?? environment.unauthenticatedContext(), attempt);
}
