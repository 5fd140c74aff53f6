import {
  FRIENDS_MAX,
  ID_MAX_LENGTH,
  newUserDocument,
  SPACE_MAX_LENGTH,
  SPACES_MAX,
  STATUS_EMOJI_MAX_LENGTH,
  STATUS_TEXT_MAX_LENGTH,
} from '../../../src/shared/user-document';

/** What somebody tries; `change` may name a part of a map as `map.part`. */
export type Attempt =
  | { readonly kind: 'get' | 'delete'; readonly path: string }
  | { readonly kind: 'list'; readonly collection: string; readonly where?: [string, string] }
  | { readonly kind: 'set'; readonly path: string; readonly document: object }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly change: object;
      readonly removed?: string;
    };

/** One decision of the rules: the rules' tests and the mutation run ask for the same ones. */
export type RulesCase<Tried> = {
  readonly title: string;
  readonly allowed: boolean;
  /** The uid of who tries; undefined for somebody who is not logged in. */
  readonly as: string | undefined;
  readonly attempt: Tried;
};

/** Claims that a rule could mistake for a permission. Every refused case carries them. */
export const CLAIMS = { admin: true, email_verified: true, role: 'admin' };

/** ASCII punctuation that a picture's file name must not contain. */
export const OTHER_SIGNS = '!"#$%&\'()*+,:;<=>?@[\\]^`{|}~';

export const JANE = 'jane-uid';
const MALLORY = 'mallory';
/** A uid that, as a pattern, matches every uid. It contains punctuation that file names must not. */
const PATTERN = '[:+@%~]*.*';
const mine = `users/${JANE}`;

export const jane = newUserDocument({
  name: 'Jane',
  username: 'jane',
  UID: JANE,
  email: 'jane@example.com',
});

/** What is there before each case. */
export const EXISTING: Readonly<Record<string, object>> = {
  [mine]: jane,
  [`users/${PATTERN}`]: { ...jane, UID: PATTERN },
  'usernames/@jane': { UID: JANE },
  'deletedAccounts/gone': { expireAt: 0 },
};

const text = (length: number) => 'x'.repeat(length);
const many = (length: number, value: string) => Array.from({ length }, () => value);
const PEOPLE: readonly [string, string | undefined][] = [
  ['a stranger', MALLORY],
  ['a stranger whose uid differs in case', 'JANE-UID'],
  ['a stranger whose uid is a pattern', PATTERN],
  ['anonymous', undefined],
];

const ALLOWED_CHANGES: readonly [string, object][] = [
  ['the default picture', { profilePicPath: 'default' }],
  ['a picture of the own folder', { profilePicPath: 'profilePics/jane-uid/me.png' }],
  ['every sign of a file name', { profilePicPath: 'profilePics/jane-uid/A.b_c-9' }],
  ['the shortest file name', { profilePicPath: 'profilePics/jane-uid/a' }],
  ['the longest file name', { profilePicPath: `profilePics/jane-uid/${text(200)}` }],
  ['one space', { spaces: ['Sailing'] }],
  ['spaces with other letters', { spaces: ['Übung 李', 'a, b', 'a/b'] }],
  ['the longest space', { spaces: [text(SPACE_MAX_LENGTH)] }],
  ['the longest space in emoji', { spaces: ['😊'.repeat(SPACE_MAX_LENGTH)] }],
  ['the longest space in decomposed letters', { spaces: ['e\u0301'.repeat(30)] }],
  ['spaces with other breaks', { spaces: ['a\rb', 'a\u2028b', 'a\u0085b', ' ', '\u200b'] }],
  ['the most spaces', { spaces: many(SPACES_MAX, text(SPACE_MAX_LENGTH)) }],
  ['a status', { status: { emoji: '👩‍👩‍👧‍👦', text: '' } }],
  [
    'the longest status',
    { status: { emoji: text(STATUS_EMOJI_MAX_LENGTH), text: text(STATUS_TEXT_MAX_LENGTH) } },
  ],
  ['the longest status in emoji', { status: { emoji: '😊'.repeat(16), text: '😊'.repeat(100) } }],
  ['a status of two lines', { status: { emoji: 'x\ny', text: 'a\nb/c' } }],
  ['the shortest emoji', { status: { emoji: 'x', text: 'a' } }],
  ['a part of the status', { 'status.text': 'Sailing' }],
  ['no friends', { quickAddFriends: [] }],
  ['the longest friend in emoji', { quickAddFriends: ['😊'.repeat(ID_MAX_LENGTH)] }],
  ['a friend with a line break', { quickAddFriends: ['a\nb'] }],
  ['one friend', { quickAddFriends: ['a'] }],
  ['the most friends', { quickAddFriends: many(FRIENDS_MAX, text(ID_MAX_LENGTH)) }],
  ['all four at once', { ...jane, profilePicPath: 'default', spaces: ['A'] }],
];

const REFUSED_CHANGES: readonly [string, object][] = [
  ['plan', { plan: 'premium' }],
  ['plan beside something allowed', { plan: 'premium', spaces: ['A'] }],
  ['name', { name: 'Janet' }],
  ['username', { username: 'admin' }],
  ['UID', { UID: 'other-uid' }],
  ['email', { email: 'other@example.com' }],
  ...['admin', 'role', 'color', 'birthday'].map((field): [string, object] => [
    `a new field ${field}`,
    { [field]: true },
  ]),

  ...['DEFAULT', 'Default', '.*', 'defaults', 'default\n'].map((path): [string, object] => [
    `the path ${JSON.stringify(path)}`,
    { profilePicPath: path },
  ]),
  ['the own folder in uppercase', { profilePicPath: 'profilePics/JANE-UID/me.png' }],
  ['a folder that is a pattern', { profilePicPath: 'profilePics/.*/me.png' }],
  ...[...OTHER_SIGNS].flatMap((sign) =>
    [`a${sign}`, `${sign}a`].map((name): [string, object] => [
      `the file name ${name}`,
      { profilePicPath: `profilePics/jane-uid/${name}` },
    ]),
  ),
  ["another's picture folder", { profilePicPath: 'profilePics/other-uid/me.png' }],
  ['a way out of the folder', { profilePicPath: 'profilePics/jane-uid/../other-uid/me.png' }],
  ['only dots', { profilePicPath: 'profilePics/jane-uid/..' }],
  ['a file name with a space', { profilePicPath: 'profilePics/jane-uid/a b' }],
  ['a hidden file', { profilePicPath: 'profilePics/jane-uid/.a' }],
  ['an encoded way out', { profilePicPath: 'profilePics/jane-uid/a%2F..%2Fb' }],
  ['a deeper folder', { profilePicPath: 'profilePics/jane-uid/a/me.png' }],
  ['the folder itself', { profilePicPath: 'profilePics/jane-uid/' }],
  ['another place', { profilePicPath: 'journal/jane-uid/me.png' }],
  ['the own folder of another place', { profilePicPath: 'a/jane-uid/profilePics/b/me.png' }],
  ['a place that only ends alike', { profilePicPath: 'xprofilePics/jane-uid/me.png' }],
  ['no path at all', { profilePicPath: null }],
  ['a list as a path', { profilePicPath: ['default'] }],
  ['a foreign address', { profilePicPath: 'https://evil.example/profilePics/jane-uid/me.png' }],
  ['no path', { profilePicPath: '' }],
  ['a path that is no text', { profilePicPath: 7 }],
  ['a path too long', { profilePicPath: `profilePics/jane-uid/${text(201)}` }],

  ['no spaces', { spaces: [] }],
  ['too many spaces', { spaces: many(SPACES_MAX + 1, 'A') }],
  ['an empty space', { spaces: ['A', ''] }],
  ['an empty space, first', { spaces: ['', 'A'] }],
  ['an empty space, in the middle', { spaces: ['A', '', 'B'] }],
  ['a space too long, of punctuation', { spaces: [OTHER_SIGNS.repeat(3)] }],
  ['a space too long', { spaces: ['A', text(SPACE_MAX_LENGTH + 1), 'B'] }],
  ['an emoji too many in a space', { spaces: ['😊'.repeat(SPACE_MAX_LENGTH + 1)] }],
  ['a line break at the end of a space', { spaces: ['A\n'] }],
  ['a line break as a space', { spaces: ['\n'] }],
  ['a space that is a number', { spaces: [1] }],
  ['a space that is a map', { spaces: ['A', { a: 1 }] }],
  ['a space that is nothing', { spaces: [null] }],
  ['spaces with a line break', { spaces: ['A\nB'] }],
  ['spaces that are a text', { spaces: 'My events' }],
  ['spaces that are a map', { spaces: { 0: 'My events' } }],

  ['a status that is a text', { status: 'fine' }],
  ['a status without a text', { status: { emoji: '😊' } }],
  ['a status without an emoji', { status: { text: 'fine' } }],
  ...['more', 'role', 'color', 'plan', 'name', 'username', 'UID', 'email'].map(
    (field): [string, object] => [
      `a status with ${field} too`,
      { status: { emoji: '😊', text: 'fine', [field]: 'x' } },
    ],
  ),
  ['a status that is a list', { status: ['😊', 'fine'] }],
  ['a status that is nothing', { status: null }],
  ['a status without its emoji', { status: { emoji: '', text: 'fine' } }],
  ['an emoji too long', { status: { emoji: text(STATUS_EMOJI_MAX_LENGTH + 1), text: '' } }],
  ['a text too long', { status: { emoji: '😊', text: text(STATUS_TEXT_MAX_LENGTH + 1) } }],
  ['an emoji too many', { status: { emoji: '😊'.repeat(17), text: '' } }],
  ['an emoji too many in the text', { status: { emoji: 'x', text: '😊'.repeat(101) } }],
  ['an emoji that is a number', { status: { emoji: 1, text: '' } }],
  ['a text that is a list', { status: { emoji: '😊', text: ['a'] } }],

  ['too many friends', { quickAddFriends: many(FRIENDS_MAX + 1, 'a') }],
  ['a friend without an id', { quickAddFriends: [''] }],
  ['a friend without an id, first', { quickAddFriends: ['', 'a'] }],
  ['a friend without an id, last', { quickAddFriends: ['a', ''] }],
  ['a friend id too long, of punctuation', { quickAddFriends: [OTHER_SIGNS.repeat(5)] }],
  ['a friend id too long', { quickAddFriends: [text(ID_MAX_LENGTH + 1)] }],
  ['an emoji too many in a friend id', { quickAddFriends: ['😊'.repeat(ID_MAX_LENGTH + 1)] }],
  ['a friend id with a slash at its end', { quickAddFriends: ['a/'] }],
  ['a line break at the end of a path', { profilePicPath: 'profilePics/jane-uid/me.png\n' }],
  ['a friend id with a slash', { quickAddFriends: ['a/b'] }],
  ['a friend that is a number', { quickAddFriends: [1] }],
  ['friends that are a text', { quickAddFriends: 'a' }],
  ['friends that are a map', { quickAddFriends: {} }],
];

const REMOVED_FIELDS = [
  'name',
  'username',
  'UID',
  'email',
  'plan',
  'profilePicPath',
  'spaces',
  'status',
  'quickAddFriends',
];

const CLOSED_PATHS = [
  'usernames/@jane',
  'usernames/@new',
  'deletedAccounts/gone',
  'deletedAccounts/jane-uid',
  'other/doc',
  'users/jane-uid/private/doc',
  'users/jane-uid/private/doc/deeper/doc',
];

export const firestoreCases: Readonly<Record<string, readonly RulesCase<Attempt>[]>> = {
  'reading users': [
    allowed('the owner gets the own', JANE, get(mine)),
    allowed('a new one may ask', 'new-uid', get('users/new-uid')),
    ...PEOPLE.flatMap(([who, as]) => [
      denied(`${who} does not get another's`, as, get(mine)),
      denied(`${who} does not get a missing one`, as, get('users/none')),
    ]),
    denied(
      'a uid that is a pattern does not open its document to others',
      JANE,
      get(`users/${PATTERN}`),
    ),
    ...[JANE, MALLORY, undefined].flatMap((as) =>
      [undefined, ['UID', JANE], ['username', 'jane'], ['__name__', mine]].map((where) => {
        const title = `${as ?? 'anonymous'} does not list ${where?.join(' = ') ?? 'all'}`;
        return denied(title, as, list('users', where));
      }),
    ),
  ],

  'creating and deleting users': [
    ...[
      ['its own document', 'new-uid', 'users/new-uid'],
      ["another user's document", 'new-uid', 'users/other-uid'],
      ['a document without an account', undefined, 'users/new-uid'],
    ].map(([title, as, path = '']) =>
      denied(`a client does not create ${title}`, as, set(path, { ...jane, UID: 'new-uid' })),
    ),
    ...[JANE, MALLORY, undefined].map((as) =>
      denied(`${as ?? 'anonymous'} does not delete it`, as, remove(mine)),
    ),
  ],

  'what the owner may change': [
    ...ALLOWED_CHANGES.map(([title, change]) => allowed(title, JANE, update(mine, change))),
    allowed(
      'a picture of the own folder, for a uid that is a pattern',
      PATTERN,
      update(`users/${PATTERN}`, { profilePicPath: `profilePics/${PATTERN}/me.png` }),
    ),
  ],

  'what the owner may not change': [
    ...REFUSED_CHANGES.map(([title, change]) => denied(title, JANE, update(mine, change))),
    ...REMOVED_FIELDS.map((removed) =>
      denied(`${removed} taken away`, JANE, update(mine, {}, removed)),
    ),
    ...[{ ...jane, plan: 'premium' }, { spaces: ['A'] }].map((document) =>
      denied(`all replaced by ${Object.keys(document).length} fields`, JANE, set(mine, document)),
    ),
  ],

  "another's document": [
    ...PEOPLE.flatMap(([who, as]) => [
      denied(`is not changed by ${who}`, as, update(mine, { spaces: ['A'] })),
      denied(`a missing one is not updated by ${who}`, as, update('users/none', { spaces: ['A'] })),
    ]),
    denied(
      "another's picture folder, for a uid that is a pattern",
      PATTERN,
      update(`users/${PATTERN}`, { profilePicPath: 'profilePics/jane-uid/me.png' }),
    ),
  ],

  'everything else is closed': [JANE, undefined].flatMap((as) => [
    ...CLOSED_PATHS.flatMap((path) => {
      const who = as ?? 'anonymous';
      return [
        denied(`${who} does not read ${path}`, as, get(path)),
        denied(`${who} does not write ${path}`, as, set(path, { UID: JANE })),
        denied(`${who} does not delete ${path}`, as, remove(path)),
      ];
    }),
    ...['usernames', 'deletedAccounts'].map((collection) =>
      denied(`${as ?? 'anonymous'} does not list ${collection}`, as, list(collection)),
    ),
  ]),
};

function allowed(title: string, as: string | undefined, attempt: Attempt): RulesCase<Attempt> {
  return { title, allowed: true, as, attempt };
}

function denied(title: string, as: string | undefined, attempt: Attempt): RulesCase<Attempt> {
  return { title, allowed: false, as, attempt };
}

function get(path: string): Attempt {
  return { kind: 'get', path };
}

function set(path: string, document: object): Attempt {
  return { kind: 'set', path, document };
}

function remove(path: string): Attempt {
  return { kind: 'delete', path };
}

function update(path: string, change: object, removed?: string): Attempt {
  return { kind: 'update', path, change, ...(removed !== undefined && { removed }) };
}

function list(collection: string, where?: readonly string[]): Attempt {
  const [field, value] = where ?? [];
  if (field === undefined || value === undefined) return { kind: 'list', collection };
  return { kind: 'list', collection, where: [field, value] };
}

/** The blocks, statements and lists of fields of firestore.rules. */
export const FIRESTORE_OUTLINE = [
  'match /databases/{database}/documents',
  'match /users/{uid}',
  'allow get',
  'allow update',
  "hasOnly 'profilePicPath', 'spaces', 'status', 'quickAddFriends'",
  "hasOnly 'emoji', 'text'",
];
