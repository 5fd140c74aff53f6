import { randomInt } from 'node:crypto';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { SUGGESTIONS_MAX } from '../../src/shared/callable';
import { suggestUsernames } from '../../src/shared/username-suggestions';
import { reservationId, reservations, users } from './data/documents';

/** More than are shown, because some may be taken. Limits the reads. */
const CHECKED = 8;

/**
 * Finds free usernames like a taken one, in one round trip. Checks a random selection, so that the
 * result only reveals that its usernames are free: a username may be missing because it was not
 * selected. To conclude that it is taken requires more claims than to claim it.
 */
export async function findFreeUsernames(firestore: Firestore, username: string): Promise<string[]> {
  const checked = select(CHECKED, suggestUsernames(username));
  const ids = checked.map(reservationId);
  const [reserved, held] = await Promise.all([
    reservations(firestore).where(FieldPath.documentId(), 'in', ids).select().get(),
    // Accounts older than the reservations.
    users(firestore).where('username', 'in', checked).select('username').get(),
  ]);
  const taken = new Set<unknown>([
    ...reserved.docs.map(({ id }) => id),
    ...held.docs.map((user) => reservationId(user.get('username'))),
  ]);
  return checked.filter((one) => !taken.has(reservationId(one))).slice(0, SUGGESTIONS_MAX);
}

/** Random elements, in random order. The generator is secure, so callers cannot predict them. */
function select(count: number, elements: readonly string[]): string[] {
  const rest = [...elements];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)).flat();
}
