import { newUserDocument, type ownerFields } from '../../src/shared/user-document';
import type { Caller } from '../support/clients';
import { enteredValues } from '../support/entered-values';

export const OWNER = 'JaneAbcDefGhiJklMnoPqrStuVwx';
export const STRANGER = 'MalloryZyxWvuTsrQponMlkJihGf';
const FRIEND = 'FriendOfJaneWvuTsrQponMlkJih';
export const ADMIRER = 'AdmirerOfJaneTsrQponMlkJihGf';
const HOLDER = 'HolderOfReservationMlkJihGfe';
const ADMIN = 'AdminWithDocumentsMlkJihGfed';
const DELETED = 'DeletedAccountZyxWvuTsrQponM';

export const ownerDocument = newUserDocument({
  ...enteredValues,
  username: 'jane',
  UID: OWNER,
  email: 'jane@example.com',
});

/** Valid new values of the fields that the owner may change. */
export const NEW_VALUES = {
  profilePicPath: `profilePics/${OWNER}/me.png`,
  spaces: ['Sailing'],
  status: { emoji: '⛵', text: 'At sea' },
  quickAddFriends: ['another-friend'],
} satisfies Record<keyof typeof ownerFields, unknown>;

/** Fields of the owner's document that look like rights of others. The rules must not read them. */
const INVITATION = { isPublic: true, visibility: 'public', owner: STRANGER, members: [STRANGER] };
/** Fields in the documents of a stranger that look like rights of an admin. */
const ROLES = { admin: true, isAdmin: true, role: 'admin', roles: ['admin', 'moderator'] };

/**
 * The documents before each test. None of these gives a stranger rights: a friendship in either
 * direction, the reservation of the owner's username, roles of an admin, a deleted account.
 */
export const STORED: Readonly<Record<string, object>> = {
  [`users/${OWNER}`]: { ...ownerDocument, ...INVITATION, quickAddFriends: [FRIEND] },
  [`users/${ADMIRER}`]: { ...ownerDocument, UID: ADMIRER, quickAddFriends: [OWNER] },
  [`users/${ADMIN}`]: { ...ownerDocument, ...ROLES, UID: ADMIN, plan: 'premium' },
  [`admins/${ADMIN}`]: ROLES,
  'usernames/@jane': { UID: HOLDER },
  [`deletedAccounts/${DELETED}`]: {},
};

/** The uids of strangers, each of which resembles an entitled user in the way that its name says. */
const UIDS: Readonly<Record<string, string>> = {
  "a user whom the owner's document lists as a member": STRANGER,
  'a friend of the owner': FRIEND,
  'a user with the owner as a friend': ADMIRER,
  "the holder of the reservation of the owner's username": HOLDER,
  'a user with the documents of an admin': ADMIN,
  'a user whose account was deleted': DELETED,
  "a uid with the first 20 characters of the owner's": `${OWNER.slice(0, 20)}Mallory0`,
  "a uid with the last 20 characters of the owner's": `Mallory0${OWNER.slice(-20)}`,
  "only the first 20 characters of the owner's uid": OWNER.slice(0, 20),
  "only the last 20 characters of the owner's uid": OWNER.slice(-20),
  "the owner's uid with a letter after it": `${OWNER}x`,
  "the owner's uid with a letter before it": `x${OWNER}`,
  "the owner's uid in lowercase": OWNER.toLowerCase(),
  "the owner's uid in uppercase": OWNER.toUpperCase(),
  "the owner's uid with a space after it": `${OWNER} `,
  'a uid that is a pattern for all uids': '.*',
  "the owner's username as the uid": ownerDocument.username,
  "the owner's email as the uid": ownerDocument.email,
};

type Callers = Readonly<Record<string, Caller>>;

/** Who must not reach the owner's data. documents.test.ts finds that no rule reads other claims. */
export const strangers: Callers = {
  'a visitor without an account': {},
  'a stranger with the claim admin': { uid: STRANGER, claims: { admin: true } },
};

/** More strangers, each with a uid or documents that a rule could take for rights. */
export const suspiciousStrangers: Callers = Object.fromEntries(
  Object.entries(UIDS).map(([name, uid]) => [name, { uid }]),
);

export const owners: Callers = {
  'the owner': { uid: OWNER },
  'the owner with the claim admin': { uid: OWNER, claims: { admin: true } },
};
