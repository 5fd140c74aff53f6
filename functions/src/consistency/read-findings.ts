import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { RETENTION_DAYS } from '../../../src/shared/retention';
import { userDocumentSchema } from '../../../src/shared/user-document';
import { accountPages, findAccounts, findOwners, type Owners } from '../data/accounts';
import {
  cleanUsernameOf,
  findDocuments,
  isValidUid,
  reservationId,
  reservations,
  reservationsOf,
  users,
} from '../data/documents';
import { documentPages, type Services } from '../data/services';
import { checkPictures } from './check-pictures';
import type { Finding, FindingsPage } from './findings';

/**
 * Compares users, reservations, accounts and pictures, with only one page of them in memory. The
 * counterparts of a page are read after it, so that a sign-up in between is no finding.
 *
 * @param startedAt in milliseconds since the epoch; pictures of the 24 hours before
 *   it are skipped, and accounts younger than `RETENTION_DAYS.unusedAccount`
 */
export async function* readFindings(
  services: Services,
  startedAt = Date.now(),
): AsyncGenerator<FindingsPage> {
  const { firestore } = services;
  for await (const page of documentPages(users(firestore))) {
    yield { kind: 'users', size: page.length, findings: await checkUsers(services, page) };
  }
  for await (const page of documentPages(reservations(firestore))) {
    const findings = await checkReservations(services, page);
    yield { kind: 'reservations', size: page.length, findings };
  }
  for await (const page of accountPages(services.auth)) {
    const findings = await checkAccounts(services, page, startedAt);
    yield { kind: 'accounts', size: page.length, findings };
  }
  yield* checkPictures(services, startedAt);
}

async function checkUsers({ auth, firestore }: Services, page: readonly QueryDocumentSnapshot[]) {
  const uids = page.map(({ id }) => id);
  const usernames = page.flatMap((user) => cleanUsernameOf(user) ?? []);
  const [accounts, reservationsById] = await Promise.all([
    findAccounts(auth, uids),
    findDocuments(reservations(firestore), usernames.map(reservationId)),
  ]);
  return page.flatMap((user) => [...checkUser(user, accounts.get(user.id), reservationsById)]);
}

/** @param reservationsById the reservations of the page's usernames */
function* checkUser(
  user: DocumentSnapshot,
  account: UserRecord | undefined,
  reservationsById: ReadonlyMap<string, DocumentSnapshot>,
): Generator<Finding> {
  const { id: uid } = user;
  const details = `users/${uid}`;
  if (!account) {
    yield { problem: 'user document without account', details };
    return;
  }
  const fields = wrongFields(user);
  if (fields.length > 0) {
    yield { problem: 'invalid user document', details: `${details} (${fields.join(', ')})` };
  }
  if (hasOtherEmail(user, account)) yield { problem: 'changed email', details };
  const username = cleanUsernameOf(user);
  if (username === undefined) return;
  const found = reservationsById.get(reservationId(username));
  if (!found) {
    const fix = { kind: 'reserve', uid, username } as const;
    yield { problem: 'user without reservation', details, fix };
  } else if (found.get('UID') !== uid) {
    yield { problem: 'username reserved for another', details };
  }
}

/** The fields that are invalid or should have another value; `?` for the whole document. */
function wrongFields(user: DocumentSnapshot): string[] {
  const { data, error } = userDocumentSchema.safeParse(user.data());
  if (!data) return [...new Set(error.issues.map(({ path }) => path.join('.') || '?'))];
  const wrong: string[] = [];
  if (data.UID !== user.id) wrong.push('UID');
  // The schema accepts a username with spaces, but `findHolder`, which a claim uses, would miss it.
  if (data.username !== user.get('username')) wrong.push('username');
  return wrong;
}

function hasOtherEmail(user: DocumentSnapshot, account: UserRecord): boolean {
  const email: unknown = user.get('email');
  // The schema reports a value of another type. The case of an email does not matter.
  return typeof email === 'string' && email.toLowerCase() !== account.email?.toLowerCase();
}

async function checkReservations(services: Services, page: readonly QueryDocumentSnapshot[]) {
  const uids = page.flatMap((reserved) => reservedUid(reserved) ?? []);
  const owners = await findOwners(services, uids);
  return page.flatMap((reserved) => checkReservation(reserved, owners) ?? []);
}

function checkReservation(reserved: QueryDocumentSnapshot, owners: Owners): Finding | undefined {
  const { id, updateTime: updatedAt } = reserved;
  const uid = reservedUid(reserved);
  const details = `usernames/${id} of ${uid ?? 'no user'}`;
  if (uid === undefined) return { problem: 'wrong reservation', details };
  const user = owners.users.get(uid);
  if (user) {
    const username = cleanUsernameOf(user);
    const isOwn = username !== undefined && reservationId(username) === id;
    return isOwn ? undefined : { problem: 'wrong reservation', details };
  }
  if (owners.accounts.has(uid)) return { problem: 'reservation without user document', details };
  const fix = { kind: 'release', uid, reservationId: id, updatedAt } as const;
  return { problem: 'orphaned reservation', details, fix };
}

/** Finds the accounts that are old enough and have neither a document nor a reservation. */
async function checkAccounts(
  { firestore }: Services,
  page: readonly UserRecord[],
  startedAt: number,
): Promise<Finding[]> {
  const newest = startedAt - RETENTION_DAYS.unusedAccount * 24 * 60 * 60 * 1000;
  const old = page.filter(({ metadata }) => Date.parse(metadata.creationTime) < newest);
  const uids = old.map(({ uid }) => uid);
  const documents = await findDocuments(users(firestore), uids);
  const findings: Finding[] = [];
  for (const uid of uids.filter((it) => !documents.has(it))) {
    // A reservation means that the document was lost, which `checkReservations` reports.
    const reserved = await reservationsOf(firestore, uid).get();
    if (reserved.empty)
      findings.push({ problem: 'account without username', details: `account ${uid}` });
  }
  return findings;
}

/** The uid in a reservation, if it is valid. */
function reservedUid(reserved: DocumentSnapshot): string | undefined {
  const uid: unknown = reserved.get('UID');
  return typeof uid === 'string' && isValidUid(uid) ? uid : undefined;
}
