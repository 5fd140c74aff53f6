import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userDocumentSchema } from '../../../src/shared/user-document';
import { reservation, reservationId } from '../data/reservations';
import type { Services } from '../data/services';
import { usernameOf } from '../data/users';
import { findAccounts, findDocuments } from './counterparts';
import { CHANGED_EMAIL, DOCUMENT_WITHOUT_ACCOUNT, type Finding } from './findings';

/** Compares a page of user documents with their accounts and reservations. */
export async function checkUsers(
  { auth, firestore }: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const names = page.flatMap((user) => usernameOf(user) ?? []);
  const [accounts, reserved] = await Promise.all([
    findAccounts(auth, new Set(page.map(({ id }) => id))),
    findDocuments(names.map((username) => reservation(firestore, username))),
  ]);
  return page.flatMap((user): Finding[] => {
    const account = accounts.get(user.id);
    if (!account) return [{ problem: DOCUMENT_WITHOUT_ACCOUNT, details: `users/${user.id}` }];
    return [
      ...checkFields(user),
      ...checkEmail(user, account),
      ...checkReservation(user, reserved),
    ];
  });
}

function checkFields(user: DocumentSnapshot): Finding[] {
  const fields = wrongFields(user);
  if (fields.length === 0) return [];
  const details = `users/${user.id} (${fields.join(', ')})`;
  return [{ problem: 'invalid user document', details }];
}

/** The fields that the shared schema rejects, or that should have another value. */
function wrongFields(user: DocumentSnapshot): string[] {
  const { data, error } = userDocumentSchema.safeParse(user.data());
  if (!data) return [...new Set(error.issues.map(({ path }) => path.join('.') || '?'))];
  const wrong: string[] = [];
  if (data.UID !== user.id) wrong.push('UID');
  // It has spaces: no query of a claim finds it. It is reserved without them.
  if (data.username !== user.get('username')) wrong.push('username');
  return wrong;
}

function checkEmail(user: DocumentSnapshot, account: UserRecord): Finding[] {
  const email: unknown = user.get('email');
  // The schema reports it.
  if (typeof email !== 'string') return [];
  // Firebase Auth stores emails in lower case.
  if (email.toLowerCase() === account.email?.toLowerCase()) return [];
  return [{ problem: CHANGED_EMAIL, details: `users/${user.id}` }];
}

/** @param reserved the reservations of the page's usernames, by id */
function checkReservation(
  user: DocumentSnapshot,
  reserved: ReadonlyMap<string, DocumentSnapshot>,
): Finding[] {
  const username = usernameOf(user);
  if (username === undefined) return [];
  const details = `users/${user.id}`;
  const found = reserved.get(reservationId(username));
  if (!found) {
    const fix = { kind: 'reserve', uid: user.id, username } as const;
    return [{ problem: 'user without reservation', details, fix }];
  }
  if (found.get('UID') === user.id) return [];
  return [{ problem: 'username reserved for another', details }];
}
