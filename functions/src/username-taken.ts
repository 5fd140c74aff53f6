import { randomInt } from 'node:crypto';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { SUGGESTIONS_MAX, type UsernameTaken } from '../../src/shared/callable';
import { suggestUsernames } from '../../src/shared/username-suggestions';
import { CallerError } from './calls';
import { reservationId, reservations, users } from './data/documents';

/** More names are checked than suggested, because some may be taken. Each costs reads. */
const CANDIDATES_CHECKED = 8;

/**
 * The error for a taken or reserved username, with free ones in its details.
 *
 * @param outcome for the log: `taken` when a check found the username taken or reserved, `conflict`
 *   when another commit was faster
 */
export async function usernameTaken(
  firestore: Firestore,
  username: string,
  outcome: 'taken' | 'conflict',
): Promise<CallerError> {
  const details: UsernameTaken = { suggestions: await findFreeUsernames(firestore, username) };
  return new CallerError(outcome, 'already-exists', 'The username is taken.', details);
}

/**
 * Finds up to SUGGESTIONS_MAX free usernames like a taken one, in one round trip. The selection is
 * random, so that a caller cannot conclude that a name is taken because it is not suggested.
 */
async function findFreeUsernames(firestore: Firestore, username: string): Promise<string[]> {
  const candidates = pickRandom(suggestUsernames(username), CANDIDATES_CHECKED);
  const ids = candidates.map(reservationId);
  const [reserved, holders] = await Promise.all([
    reservations(firestore).where(FieldPath.documentId(), 'in', ids).select().get(),
    // Accounts older than the reservations have a username only in their document.
    users(firestore).where('username', 'in', candidates).select('username').get(),
  ]);
  const reservedIds = reserved.docs.map(({ id }) => id);
  const heldIds = holders.docs.map((user) => reservationId(user.get('username')));
  const takenIds = [...reservedIds, ...heldIds];
  const free = candidates.filter((candidate) => !takenIds.includes(reservationId(candidate)));
  return free.slice(0, SUGGESTIONS_MAX);
}

/** Picks different elements with a secure generator, so that no caller can predict them. */
function pickRandom(elements: readonly string[], count: number): string[] {
  const remaining = [...elements];
  const picked: string[] = [];
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(randomInt(remaining.length), 1));
  }
  return picked;
}
