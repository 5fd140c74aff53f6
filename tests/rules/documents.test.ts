import * as sdk from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { userDocumentSchema } from '../../src/shared/user-document';
import { isAllowed } from '../support/clients';
import { both, FIRESTORE_RULES, openRules, type Send, STORAGE_RULES, sendForEach } from './access';
import {
  ADMIRER,
  NEW_VALUES,
  OWNER,
  ownerDocument,
  owners,
  STORED,
  strangers,
  suspiciousStrangers,
} from './callers';

// Who may do what with documents. fields.test.ts has the values that the owner may store.

const { services, owner, decide, testDenied, testOwner } = await openRules('firestore');
const PATH = `users/${OWNER}`;

const FIXED_FIELDS = Object.keys(userDocumentSchema.shape).filter((name) => !(name in NEW_VALUES));
/** Every text in the rules, because it can be the name of a field that they allow by mistake. */
const textsInRules = [...FIRESTORE_RULES.matchAll(/'(\w+)'/g)].map(([, text = '']) => text);
const OTHER_FIELDS = ['admin', 'birthday', 'createdAt', 'isAdmin', 'phone', 'role', 'verified']
  .concat(textsInRules)
  .filter((name) => !(name in userDocumentSchema.shape));
/** A document in each collection that the rules match, as in `match /users/{uid}`. */
const pathsInRules = [...FIRESTORE_RULES.matchAll(/(\w+)\/\{/g)].map(([, name]) => `${name}/@jane`);
const OTHER_PATHS = [
  'usernames/@jane',
  `deletedAccounts/${OWNER}`,
  `${PATH}/private/${OWNER}`,
  `${PATH}/private/a/deeper/${OWNER}`,
  ...pathsInRules,
  ...pathsInRules.map((path) => `${PATH}/${path}`),
];

beforeEach(async () => {
  const writes = services.firestore.batch();
  for (const [path, document] of Object.entries(STORED)) {
    writes.set(services.firestore.doc(path), document);
  }
  await writes.commit();
});

type Fields = Readonly<Record<string, unknown>>;
const update = (db: sdk.Firestore, fields: Fields) => sdk.updateDoc(sdk.doc(db, PATH), fields);
const set = (db: sdk.Firestore, path: string, fields: Fields, options = {}) =>
  sdk.setDoc(sdk.doc(db, path), fields, options);
const find = (db: sdk.Firestore, ...constraints: sdk.QueryConstraint[]) =>
  sdk.getDocs(sdk.query(sdk.collection(db, 'users'), ...constraints));
const get = (db: sdk.Firestore, path: string) => sdk.getDoc(sdk.doc(db, path));
const remove = (db: sdk.Firestore, path: string) => sdk.deleteDoc(sdk.doc(db, path));

const changedDocument = { ...STORED[PATH], ...NEW_VALUES };

const rights: Send = ({ db }) => ({
  'get the document': get(db, PATH),
  'change the path of the picture': update(db, { profilePicPath: NEW_VALUES.profilePicPath }),
  'change the spaces': update(db, { spaces: NEW_VALUES.spaces }),
  'change the status': update(db, { status: NEW_VALUES.status }),
  'change the friends': update(db, { quickAddFriends: NEW_VALUES.quickAddFriends }),
  'change four fields at once': update(db, NEW_VALUES),
  'change four fields by a merge': set(db, PATH, NEW_VALUES, { merge: true }),
  'set the whole document with four changed fields': set(db, PATH, changedDocument),
  'change nothing': update(db, {}),
  'add a space': update(db, { spaces: sdk.arrayUnion('Sailing') }),
});

const queries: Send = ({ db }, uid) => ({
  'list users': find(db),
  'list one user': find(db, sdk.limit(1)),
  'count users': sdk.getCount(sdk.collection(db, 'users')),
  'find a username': find(db, sdk.where('username', '==', ownerDocument.username)),
  'find an email': find(db, sdk.where('email', '==', ownerDocument.email)),
  "find the owner's UID": find(db, sdk.where('UID', '==', OWNER)),
  "find the owner's document": find(db, sdk.where(sdk.documentId(), '==', OWNER)),
  'find public documents': find(db, sdk.where('isPublic', '==', true)),
  "find the caller's friends": find(db, sdk.where('quickAddFriends', 'array-contains', uid)),
  'list a collection group': sdk.getDocs(sdk.collectionGroup(db, 'users')),
});

/** Several writes in one commit. */
const commits: Send = ({ db }) => {
  const own = sdk.doc(db, PATH);
  const other = sdk.doc(db, `users/${ADMIRER}`);
  const valid = { spaces: ['A'] };
  const validWrite = () => sdk.writeBatch(db).update(own, valid);
  return {
    'change the plan behind a valid write': validWrite().update(own, { plan: 'premium' }).commit(),
    "change another user's document with the owner's": validWrite().update(other, valid).commit(),
    'delete the document and create another': sdk
      .writeBatch(db)
      .delete(own)
      .set(own, { ...ownerDocument, plan: 'premium' })
      .commit(),
  };
};

/** Requests that the rules deny to everyone, including the owner. */
const forbidden: Send = (client, uid) => {
  const { db } = client;
  return {
    ...queries(client, uid),
    ...commits(client, uid),
    ...sendForEach('change', FIXED_FIELDS, (name) =>
      update(db, { ...NEW_VALUES, [name]: 'premium' }),
    ),
    ...sendForEach('remove', FIXED_FIELDS, (name) => update(db, { [name]: sdk.deleteField() })),
    ...sendForEach('transform', FIXED_FIELDS, (name) => update(db, { [name]: sdk.increment(1) })),
    ...sendForEach('add', OTHER_FIELDS, (name) => update(db, { [name]: 'added' })),
    ...sendForEach('delete', [PATH, ...OTHER_PATHS], (path) => remove(db, path)),
    ...sendForEach('get', OTHER_PATHS, (path) => get(db, path)),
    ...sendForEach('list beside', OTHER_PATHS, (path) => sdk.getDocs(sdk.doc(db, path).parent)),
    ...sendForEach('write', OTHER_PATHS, (path) => set(db, path, ownerDocument)),
  };
};

testDenied({ ...strangers, ...suspiciousStrangers }, both(rights, forbidden));
testOwner(rights, forbidden);

describe('without a document', () => {
  beforeEach(() => services.firestore.doc(PATH).delete());

  const everyone = Object.entries({ ...strangers, ...suspiciousStrangers, ...owners });
  test.each(everyone)('%s may not create it', async (_, caller) => {
    const create: Send = ({ db }) => ({
      'the whole document': set(db, PATH, ownerDocument),
      'by a merge': set(db, PATH, ownerDocument, { merge: true }),
    });
    expect((await decide(create, caller)).allowed).toEqual([]);
  });

  test('the owner may see that there is none', async () => {
    expect(await isAllowed(get(owner.db, PATH))).toBe(true);
  });
});

// No table can list all claims and documents, and the emulator's clock cannot be set.
test.each([
  ['the time', /\b(time|timestamp|duration)\b/],
  // As in `request.auth.token`, `request.auth['token']` or `request['auth']`.
  ["the token's claims", /\.token\b|['"](token|auth)['"]/],
  // `get(…)` reads a document, `.get(…)` a field of a map.
  ['other documents', /(?<!\.)\b(get|exists)(After)?\(/],
])('no decision depends on %s', (_, pattern) => {
  expect(FIRESTORE_RULES).not.toMatch(pattern);
  expect(STORAGE_RULES).not.toMatch(pattern);
});
