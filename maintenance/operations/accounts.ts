import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { deleteUserData } from '../../functions/src/data/delete-user-data';
import { findHolder, reservation, reservationsOf, users } from '../../functions/src/data/documents';
import type { Services } from '../../functions/src/data/services';
import { type EnteredField, pictureFolder } from '../../src/shared/user-document';

export type Account = Awaited<ReturnType<typeof readAccount>>;

/**
 * Reads what this site has about one user: the account, its document, its reservations and pictures. The app's
 * events and journal entries are not in this repository (docs/deploy.md, Accounts and repair).
 *
 * @param uidOrEmail a uid, which may have data without an account, or an email address
 */
export async function readAccount({ auth, firestore, bucket }: Services, uidOrEmail: string) {
  const isEmail = uidOrEmail.includes('@');
  const found = await auth.getUsers([isEmail ? { email: uidOrEmail } : { uid: uidOrEmail }]);
  const [record] = found.users;
  if (isEmail && !record) throw new Error('There is no account with this email address.');
  const uid = record?.uid ?? uidOrEmail;
  const [document, held, [pictures]] = await Promise.all([
    users(firestore).doc(uid).get(),
    reservationsOf(firestore, uid).get(),
    bucket.getFiles({ prefix: pictureFolder(uid) }),
  ]);
  return {
    uid,
    record,
    document: document.data(),
    reservations: held.docs.map(({ id }) => id),
    pictures: pictures.map(({ name }) => name),
  };
}

/** Describes an account in one line, so that the operator sees whose it is. */
export function summaryOf({ uid, record, document, reservations, pictures }: Account): string {
  const facts = [
    stateOf(record),
    record?.email ?? 'no email',
    document ? `${document.name} (${document.username})` : 'no user document',
    `reserved: ${reservations.join(' ') || 'nothing'}`,
    `pictures: ${pictures.length}`,
  ];
  return `${uid}: ${facts.join(', ')}`;
}

function stateOf(record: Account['record']): string {
  if (!record) return 'no account';
  return record.disabled ? 'disabled' : 'active';
}

/** Saves a copy of what `readAccount` has found, readable only by the operator. Returns its folder. */
export async function exportAccount(
  { bucket }: Services,
  account: Account,
  folder = `account-${account.uid}`,
): Promise<string> {
  const { uid, record, document, reservations, pictures } = account;
  await mkdir(folder, { mode: 0o700 });
  await mkdir(join(folder, 'pictures'));
  const data = {
    account: record && withoutPassword(record),
    user: document,
    reservations,
    pictures,
  };
  await writeFile(join(folder, 'data.json'), JSON.stringify(data, null, 2), { mode: 0o600 });
  for (const [index, path] of pictures.entries()) {
    // Some file systems do not tell `a.png` from `A.png`, so a number makes the name unique.
    const name = `${index + 1}-${path.slice(pictureFolder(uid).length).replaceAll('/', '_')}`;
    await bucket.file(path).download({ destination: join(folder, 'pictures', name) });
  }
  return folder;
}

/** Everything that Firebase Auth has about an account, without the hash of its password. */
function withoutPassword(record: UserRecord): object {
  const {
    passwordHash: _hash,
    passwordSalt: _salt,
    ...account
  } = z.looseObject({}).parse(record.toJSON());
  return account;
}

/** Deletes what `readAccount` has found. Can be repeated after a failure. */
export async function deleteAccount(services: Services, { uid, record }: Account): Promise<void> {
  // The account first: onUserDeleted deletes the data, even when this command is interrupted.
  if (record) await services.auth.deleteUser(uid);
  await deleteUserData(services, uid);
}

/** Everything that a user enters can be corrected, as the privacy policy promises. */
export type CorrectableField = 'username' | 'email' | EnteredField;

export type Corrections = Partial<Record<CorrectableField, string | undefined>>;

/**
 * Corrects the user document, the reservation and the account. Can be repeated after a failure.
 *
 * @throws Error when the username or the email belongs to another user, or the user has no document
 */
export async function correctAccount(
  { auth, firestore }: Services,
  { uid, document }: Account,
  corrections: Corrections,
): Promise<void> {
  const { username, name, email } = corrections;
  if (!document) throw new Error('The user has no document.');
  if (username !== undefined) {
    // The transaction checks only reservations, which older accounts do not have.
    const holder = await findHolder(firestore, username);
    if (holder !== undefined && holder !== uid) throw new Error(`${username} is taken.`);
  }
  // The account comes first, because Firebase Auth rejects the address of another account.
  if (email !== undefined) await auth.updateUser(uid, { email });
  if (name !== undefined) await auth.updateUser(uid, { displayName: name });
  await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(users(firestore).doc(uid));
    if (!user.exists) throw new Error('The user has no document.');
    const held = await transaction.get(reservationsOf(firestore, uid));
    if (username !== undefined) {
      const wanted = reservation(firestore, username);
      const reserved = await transaction.get(wanted);
      if (reserved.exists && reserved.get('UID') !== uid) throw new Error(`${username} is taken.`);
      for (const { ref } of held.docs) transaction.delete(ref);
      transaction.set(wanted, { UID: uid });
    }
    const given = Object.entries(corrections).filter(([, value]) => value !== undefined);
    transaction.update(user.ref, Object.fromEntries(given));
  });
}
