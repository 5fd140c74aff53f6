import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteField,
  doc,
  GeoPoint,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ownerFields, userDocumentSchema } from '../../src/shared/user-document';
import { openRules, type Requests } from './access';
import { FILE_NAMES, FOLDER, OWNER, ownerDocument, STRANGER } from './callers';

// The values that the owner may store. The shared schema must agree about each of them.

type Row = readonly [name: string, value: unknown];
type Rows = readonly Row[];
/** A new field needs rows. */
type Table = Readonly<Record<keyof typeof ownerFields, Rows>>;

const { services, decide } = await openRules('fields', 'firestore');
const stored = services.firestore.doc(`users/${OWNER}`);

// The limits. Lengths of texts are in code points.
const SPACES = 100;
const SPACE_LENGTH = 60;
const EMOJI_LENGTH = 16;
const TEXT_LENGTH = 100;
const FRIENDS = 100;
const FRIEND_LENGTH = 128;

const numbered = (length: number) => Array.from({ length }, (_, index) => `a${index}`);
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
  ...[null, true, 0, 1.5, Number.NaN, new Date(0)].map((value): Row => [String(value), value]),
  ['bytes', Bytes.fromUint8Array(new Uint8Array(3))],
  ['a place', new GeoPoint(1, 1)],
];
const TYPES: Rows = [TEXT, LIST, MAP, ...SCALARS, ['no value', undefined]];
const typesBut = (type: Row): Rows => TYPES.filter((row) => row !== type);

/** Four lists for each row: its value alone, and at each place among others. */
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
const inFolder = (names: typeof FILE_NAMES.accepted): Rows =>
  names.map(([title, name]) => [title, `${FOLDER}/${name}`]);

const ACCEPTED: Table = {
  profilePicPath: [['the default picture', 'default'], ...inFolder(FILE_NAMES.accepted)],
  spaces: [
    ['the most spaces', Array(SPACES).fill('😊'.repeat(SPACE_LENGTH))],
    ['a slash', ['a/b']],
    ...inList(textsOf(SPACE_LENGTH)),
  ],
  status: [
    ['line breaks', { emoji: '\n', text: 'At\nsea' }],
    ['an empty text', { emoji: '⛵', text: '' }],
    ...asEmoji(textsOf(EMOJI_LENGTH)),
    ...asText(textsOf(TEXT_LENGTH)),
  ],
  quickAddFriends: [
    ['no friend', []],
    ['the most friends', Array(FRIENDS).fill('😊'.repeat(FRIEND_LENGTH))],
    ['a line break', ['a\nb']],
    ...inList(textsOf(FRIEND_LENGTH)),
  ],
};

const REFUSED: Table = {
  profilePicPath: [
    ...inFolder(FILE_NAMES.refused),
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
    ...typesBut(TEXT),
  ],
  spaces: [
    ['no space', []],
    ['one space too many', numbered(SPACES + 1)],
    ['a long space more', arrayUnion('x'.repeat(SPACE_LENGTH + 1))],
    ['every space removed', arrayRemove(...ownerDocument.spaces)],
    ...inList([['an empty text', ''], ['a line break', 'a\nb'], MAP, ...SCALARS]),
    ...inList(textsOf(SPACE_LENGTH + 1)),
    ...typesBut(LIST),
  ],
  status: [
    ['an additional field', { emoji: 'A', text: 'A', color: 'red' }],
    ['without an emoji', { text: 'A' }],
    ['without a text', { emoji: 'A' }],
    ...asEmoji([['nothing', ''], LIST, MAP, ...SCALARS, ...textsOf(EMOJI_LENGTH + 1)]),
    ...asText([LIST, MAP, ...SCALARS, ...textsOf(TEXT_LENGTH + 1)]),
    ...typesBut(MAP),
  ],
  quickAddFriends: [
    ['one friend too many', numbered(FRIENDS + 1)],
    ...inList([['an empty text', ''], ['a slash', 'a/b'], MAP, ...SCALARS]),
    ...inList(textsOf(FRIEND_LENGTH + 1)),
    ...typesBut(LIST),
  ],
};

beforeEach(() => stored.set(ownerDocument));

/** The owner's update; undefined removes the field. */
function store(field: string, value: unknown) {
  const fields = { [field]: value === undefined ? deleteField() : value };
  const send: Requests = ({ db }) => ({ [field]: updateDoc(doc(db, stored.path), fields) });
  return decide(send);
}
const isValid = (field: string, value: unknown) =>
  userDocumentSchema.safeParse({ ...ownerDocument, [field]: value }).success;

describe.each(Object.entries(ACCEPTED))('%s', (field, rows) => {
  test.each(rows)('may be: %s', async (_, value) => {
    expect((await store(field, value)).denied, 'denied by the rules').toEqual([]);
    expect(isValid(field, value), 'valid in the shared schema').toBe(true);
  });
});

describe.each(Object.entries(REFUSED))('%s', (field, rows) => {
  test.each(rows)('may not be: %s', async (_, value) => {
    expect((await store(field, value)).allowed, 'allowed by the rules').toEqual([]);
    expect(isValid(field, value), 'valid in the shared schema').toBe(false);
  });

  test('must be valid when another field changes', async () => {
    await stored.update({ [field]: null });
    const [other, value] = field === 'spaces' ? ['quickAddFriends', []] : ['spaces', ['A']];
    expect((await store(other, value)).allowed).toEqual([]);
  });
});
