import { newUserDocument } from '../../src/shared/user-document';
import type { Caller } from '../support/clients';

type Claims = Readonly<Record<string, unknown>>;

export const OWNER = 'JaneAbcDefGhiJklMnoPqrStuVwx';
export const STRANGER = 'MalloryZyxWvuTsrQponMlkJihGf';
const FRIEND = 'FriendOfJaneWvuTsrQponMlkJih';
const ADMIRER = 'AdmirerOfJaneTsrQponMlkJihGf';
const HOLDER = 'HolderOfReservationMlkJihGfe';
const ADMIN = 'AdminWithDocumentsMlkJihGfed';
const DELETED = 'DeletedAccountZyxWvuTsrQponM';

export const ownerDocument = newUserDocument({
  name: 'Jane',
  username: 'jane',
  UID: OWNER,
  email: 'jane@example.com',
});

/** Fields of the owner's document that must not count. */
const INVITATION = { isPublic: true, visibility: 'public', owner: STRANGER, members: [STRANGER] };
const ROLES = { admin: true, isAdmin: true, role: 'admin', roles: ['admin', 'moderator'] };

/** The documents; they give some strangers a relation to the owner. */
export const STORED: Readonly<Record<string, object>> = {
  [`users/${OWNER}`]: { ...ownerDocument, ...INVITATION, quickAddFriends: [FRIEND] },
  [`users/${ADMIRER}`]: { ...ownerDocument, UID: ADMIRER, quickAddFriends: [OWNER] },
  [`users/${ADMIN}`]: { ...ownerDocument, ...ROLES, UID: ADMIN, plan: 'premium' },
  [`admins/${ADMIN}`]: ROLES,
  'usernames/@jane': { UID: HOLDER },
  [`deletedAccounts/${DELETED}`]: {},
};

/** Accounts other than the owner's. */
const UIDS: Readonly<Record<string, string>> = {
  'another user, whom fields of the document name,': STRANGER,
  'a friend of the owner': FRIEND,
  'a user with the owner as a friend': ADMIRER,
  "the holder of the reservation of the owner's username": HOLDER,
  'a user with the documents of an admin': ADMIN,
  'a user whose account was deleted': DELETED,
  "a uid that begins like the owner's": `${OWNER.slice(0, 20)}Mallory0`,
  "a uid that ends like the owner's": `Mallory0${OWNER.slice(8)}`,
  "a uid that the owner's begins with": OWNER.slice(0, 20),
  "a uid that the owner's ends with": OWNER.slice(8),
  "a uid that begins with the owner's": `${OWNER}x`,
  "a uid that ends with the owner's": `x${OWNER}`,
  "the owner's uid in lowercase": OWNER.toLowerCase(),
  "the owner's uid in uppercase": OWNER.toUpperCase(),
  "the owner's uid and a space": `${OWNER} `,
  'a uid that is a pattern for all uids': '.*',
  "the owner's username as the uid": ownerDocument.username,
  "the owner's email as the uid": ownerDocument.email,
};

const signedInWith = (provider: string): Claims => ({
  firebase: { sign_in_provider: provider, identities: { [provider]: ['1'] } },
});

/** Tokens with something that must not count. */
const CLAIMS: Readonly<Record<string, Claims>> = {
  'the claim admin': { admin: true },
  'the claim moderator': { moderator: true },
  'the role admin': { role: 'admin' },
  'a list of roles': { roles: ['admin', 'moderator', 'owner'] },
  'a map of roles': { roles: { admin: true, moderator: true, owner: true } },
  'the plan premium': { plan: 'premium' },
  "the owner's uid in a claim": { uid: OWNER, owner: OWNER, actor: OWNER },
  "the owner's email, verified,": { email: ownerDocument.email, email_verified: true },
  "the owner's email, unverified,": { email: ownerDocument.email, email_verified: false },
  'the email of an admin': { email: 'admin@example.com', email_verified: true },
  'a phone number': { phone_number: '+15555550100', ...signedInWith('phone') },
  'a Google account': signedInWith('google.com'),
  'an anonymous account': signedInWith('anonymous'),
  'a log-in of years ago': { auth_time: 1_500_000_000, iat: 1_500_000_000 },
};

const withClaims = (who: string, uid: string): Record<string, Caller> =>
  Object.fromEntries(
    Object.entries(CLAIMS).map(([name, claims]) => [`${who} with ${name}`, { uid, claims }]),
  );

/** Who must not reach the owner's data. */
export const strangers: Readonly<Record<string, Caller>> = {
  'a visitor without an account': {},
  ...Object.fromEntries(Object.entries(UIDS).map(([name, uid]) => [name, { uid }])),
  ...withClaims('a stranger', STRANGER),
};

/** The owner, with any token. */
export const owners: Readonly<Record<string, Caller>> = {
  'the owner': { uid: OWNER },
  ...withClaims('the owner', OWNER),
};
