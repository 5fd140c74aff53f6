import * as sdk from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/shared/limits';
import { type ownerFields, userDocumentSchema } from '../../src/shared/user-document';
import { isAllowed } from '../support/clients';
import { openRules } from './access';
import { NEW_VALUES, OWNER, ownerDocument, STRANGER } from './callers';
import { ACCEPTED_NAMES, FOLDER, REFUSED_NAMES } from './picture-names';

// The values that the owner may store. The rules and the shared schema must agree about each.

type Row = readonly [name: string, value: unknown];
type Rows = readonly Row[];
/** A new field needs rows. */
type Table = Readonly<Record<keyof typeof ownerFields, Rows>>;

const { services, owner } = await openRules('firestore');
const stored = services.firestore.doc(`users/${OWNER}`);

const { spaces, space, statusEmoji, statusText, friends, friend } = LIMITS;

/** A list of different texts. */
const listOf = (length: number) => Array.from({ length }, (_, index) => `a${index}`);
/** Texts of the length in code points, of one, three and four bytes each. */
const textsOf = (length: number): Rows => [
  [`${length} letters`, 'x'.repeat(length)],
  [`${length} Chinese characters`, '李'.repeat(length)],
  [`${length} emoji`, '😊'.repeat(length)],
];
const TEXT: Row = ['a text', 'A'];
const LIST: Row = ['a list', ['A']];
const MAP: Row = ['a map', { A: 'A' }];
const SCALARS: Rows = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a fraction', 1.5],
  ['NaN', Number.NaN],
  ['a time', new Date(0)],
  ['bytes', sdk.Bytes.fromUint8Array(new Uint8Array(3))],
  ['a place', new sdk.GeoPoint(1, 1)],
];
/** `undefined` removes the field. */
const REMOVED: Row = ['removed', undefined];
const NOT_A_TEXT: Rows = [LIST, MAP, ...SCALARS];
const NOT_A_LIST: Rows = [TEXT, MAP, ...SCALARS];
const NOT_A_MAP: Rows = [TEXT, LIST, ...SCALARS];

/** Each value in four lists. The values are not lists, because Firestore does not nest lists. */
const inList = (rows: Rows): Rows =>
  rows.flatMap(([name, value]) => [
    [`a list of ${name}`, [value]],
    [`a list that begins with ${name}`, [value, 'A', 'B']],
    [`a list with ${name} in the middle`, ['A', value, 'B']],
    [`a list that ends with ${name}`, ['A', 'B', value]],
  ]);
const asEmoji = (rows: Rows): Rows =>
  rows.map(([name, emoji]) => [`${name} as emoji`, { emoji, text: 'A' }]);
const asText = (rows: Rows): Rows =>
  rows.map(([name, text]) => [`${name} as text`, { emoji: 'A', text }]);
const inFolder = (names: typeof ACCEPTED_NAMES): Rows =>
  names.map(([title, name]) => [title, `${FOLDER}/${name}`]);

const ACCEPTED: Table = {
  profilePicPath: [['the default picture', 'default'], ...inFolder(ACCEPTED_NAMES)],
  spaces: [
    ['the most spaces', Array(spaces.max).fill('😊'.repeat(space.max))],
    ['a slash', ['a/b']],
    ...inList(textsOf(space.max)),
  ],
  status: [
    ['line breaks', { emoji: '\n', text: 'At\nsea' }],
    ['an empty text', { emoji: '⛵', text: '' }],
    ...asEmoji(textsOf(statusEmoji.max)),
    ...asText(textsOf(statusText.max)),
  ],
  quickAddFriends: [
    ['no friend', []],
    ['the most friends', Array(friends.max).fill('😊'.repeat(friend.max))],
    ['a line break', ['a\nb']],
    ...inList(textsOf(friend.max)),
  ],
};

const REFUSED: Table = {
  profilePicPath: [
    ...inFolder(REFUSED_NAMES),
    ['an empty text', ''],
    ['the default picture with a capital letter', 'Default'],
    ['the default picture and more', 'default.png'],
    ['more and the default picture', 'my-default'],
    ['another folder', `avatars/${OWNER}/me.png`],
    ["another user's folder", `profilePics/${STRANGER}/me.png`],
    ["another user's folder by way of the own", `${FOLDER}/../${STRANGER}/me.png`],
    ["the own folder in another user's", `profilePics/${STRANGER}/${OWNER}/me.png`],
    ["a folder that begins with the owner's uid", `profilePics/${OWNER}x/me.png`],
    ["a folder that the owner's uid begins with", `profilePics/${OWNER.slice(0, -1)}/me.png`],
    ["the owner's folder in lowercase", `profilePics/${OWNER.toLowerCase()}/me.png`],
    ...NOT_A_TEXT,
    REMOVED,
  ],
  spaces: [
    ['no space', []],
    ['one space too many', listOf(spaces.max + 1)],
    ...inList([['an empty text', ''], ['a line break', 'a\nb'], MAP, ...SCALARS]),
    ...inList(textsOf(space.max + 1)),
    ...NOT_A_LIST,
    REMOVED,
  ],
  status: [
    ['an additional field', { emoji: 'A', text: 'A', color: 'red' }],
    ['without an emoji', { text: 'A' }],
    ['without a text', { emoji: 'A' }],
    ...asEmoji([['an empty text', ''], ...NOT_A_TEXT, ...textsOf(statusEmoji.max + 1)]),
    ...asText([...NOT_A_TEXT, ...textsOf(statusText.max + 1)]),
    ...NOT_A_MAP,
    REMOVED,
  ],
  quickAddFriends: [
    ['one friend too many', listOf(friends.max + 1)],
    ...inList([['an empty text', ''], ['a slash', 'a/b'], MAP, ...SCALARS]),
    ...inList(textsOf(friend.max + 1)),
    ...NOT_A_LIST,
    REMOVED,
  ],
};

beforeEach(() => stored.set(ownerDocument));

const mayUpdate = (fields: Readonly<Record<string, unknown>>) =>
  isAllowed(sdk.updateDoc(sdk.doc(owner.db, stored.path), fields));
const mayStore = (field: string, value: unknown) =>
  mayUpdate({ [field]: value === undefined ? sdk.deleteField() : value });
const isValid = (field: string, value: unknown) =>
  userDocumentSchema.safeParse({ ...ownerDocument, [field]: value }).success;

describe.each(Object.entries(ACCEPTED))('%s', (field, rows) => {
  test.each(rows)('may be: %s', async (_, value) => {
    expect(await mayStore(field, value), 'allowed by the rules').toBe(true);
    expect(isValid(field, value), 'valid in the shared schema').toBe(true);
  });
});

describe.each(Object.entries(REFUSED))('%s', (field, rows) => {
  test.each(rows)('may not be: %s', async (_, value) => {
    expect(await mayStore(field, value), 'allowed by the rules').toBe(false);
    expect(isValid(field, value), 'valid in the shared schema').toBe(false);
  });

  test('must be valid even when only other fields change', async () => {
    // A stored null is invalid. The update changes the other fields only.
    await stored.update({ [field]: null });
    expect(await mayUpdate({ ...NEW_VALUES, [field]: null })).toBe(false);
  });
});

test.each([
  ['adding a space that is too long', sdk.arrayUnion('x'.repeat(space.max + 1))],
  ['removing every space', sdk.arrayRemove(...ownerDocument.spaces)],
])('the rules refuse %s', async (_, value) => {
  expect(await mayUpdate({ spaces: value })).toBe(false);
});
