import * as sdk from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ownerFields, userDocumentSchema } from '../../src/shared/user-document';
import { each, FIRESTORE_RULES, openRules, type Requests } from './access';
import { OWNER, ownerDocument, owners, STORED, strangers } from './callers';

// Who may do what with documents. fields.test.ts has the values that the owner may store.

const { services, decide, testAccess } = await openRules('documents');
const PATH = `users/${OWNER}`;

/** Valid new values of the fields that the owner may change. */
const NEW_VALUES = {
  profilePicPath: `profilePics/${OWNER}/me.png`,
  spaces: ['Sailing'],
  status: { emoji: '⛵', text: 'At sea' },
  quickAddFriends: ['another-friend'],
} satisfies Record<keyof typeof ownerFields, unknown>;
const FIXED_FIELDS = Object.keys(userDocumentSchema.shape).filter((name) => !(name in NEW_VALUES));
/** Also each text in the rules, because it can be the name of a field that they allow. */
const OTHER_FIELDS = [
  ...['admin', 'birthday', 'createdAt', 'isAdmin', 'phone', 'role', 'verified'],
  ...[...FIRESTORE_RULES.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
].filter((name) => !(name in userDocumentSchema.shape));
/** Each collection that the rules name, should they ever name others. */
const NAMED = [...FIRESTORE_RULES.matchAll(/(\w+)\/\{/g)].map(([, name]) => `${name}/@jane`);
const OTHER_PATHS = [
  'usernames/@jane',
  `deletedAccounts/${OWNER}`,
  `${PATH}/private/${OWNER}`,
  `${PATH}/private/a/deeper/${OWNER}`,
  ...NAMED,
  ...NAMED.map((path) => `${PATH}/${path}`),
];

beforeEach(async () => {
  const writes = services.firestore.batch();
  for (const [path, document] of Object.entries(STORED)) {
    writes.set(services.firestore.doc(path), document);
  }
  await writes.commit();
});

const update = (db: sdk.Firestore, fields: object) =>
  sdk.updateDoc(sdk.doc(db, PATH), { ...fields });
const set = (db: sdk.Firestore, path: string, fields: object, options = {}) =>
  sdk.setDoc(sdk.doc(db, path), { ...fields }, options);
const find = (db: sdk.Firestore, ...constraints: sdk.QueryConstraint[]) =>
  sdk.getDocs(sdk.query(sdk.collection(db, 'users'), ...constraints));
const read: Requests = ({ db }) => ({ 'get the document': sdk.getDoc(sdk.doc(db, PATH)) });

const change: Requests = ({ db }) => ({
  profilePicPath: update(db, { profilePicPath: NEW_VALUES.profilePicPath }),
  spaces: update(db, { spaces: NEW_VALUES.spaces }),
  status: update(db, { status: NEW_VALUES.status }),
  quickAddFriends: update(db, { quickAddFriends: NEW_VALUES.quickAddFriends }),
  'four fields at once': update(db, NEW_VALUES),
  'four fields by a merge': set(db, PATH, NEW_VALUES, { merge: true }),
  'four fields of the whole document': set(db, PATH, { ...STORED[PATH], ...NEW_VALUES }),
  nothing: update(db, {}),
});

const query: Requests = ({ db }, uid) => ({
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

testAccess(
  { "read the owner's document": read, "change the owner's document": change },
  {
    'query users': query,
    'change a field that only functions write': ({ db }) =>
      each(FIXED_FIELDS, (name) => update(db, { ...NEW_VALUES, [name]: 'premium' })),
    'remove a field that only functions write': ({ db }) =>
      each(FIXED_FIELDS, (name) => update(db, { [name]: sdk.deleteField() })),
    'add a field': ({ db }) => each(OTHER_FIELDS, (name) => update(db, { [name]: 'added' })),
    "delete the owner's document": ({ db }) =>
      each([PATH], (path) => sdk.deleteDoc(sdk.doc(db, path))),
    'get another document': ({ db }) => each(OTHER_PATHS, (path) => sdk.getDoc(sdk.doc(db, path))),
    'list another collection': ({ db }) =>
      each(OTHER_PATHS, (path) => sdk.getDocs(sdk.doc(db, path).parent)),
    'write another document': ({ db }) => each(OTHER_PATHS, (path) => set(db, path, ownerDocument)),
    'delete another document': ({ db }) =>
      each(OTHER_PATHS, (path) => sdk.deleteDoc(sdk.doc(db, path))),
  },
);

describe('without a document', () => {
  beforeEach(() => services.firestore.doc(PATH).delete());

  test.each(Object.entries({ ...strangers, ...owners }))(
    '%s may not create it',
    async (_, caller) => {
      const create: Requests = ({ db }) => ({
        'the whole document': set(db, PATH, ownerDocument),
        'by a merge': set(db, PATH, ownerDocument, { merge: true }),
      });
      expect((await decide(create, caller)).allowed).toEqual([]);
    },
  );

  test('the owner may see that there is none', async () => {
    expect((await decide(read, { uid: OWNER })).denied).toEqual([]);
  });
});
