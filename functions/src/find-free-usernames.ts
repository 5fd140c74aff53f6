import { randomInt } from 'node:crypto';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { SUGGESTIONS_MAX } from '../../src/shared/complete-sign-up';
import { USERS } from '../../src/shared/user-document';
import { suggestUsernames } from '../../src/shared/username-suggestions';
import { usernameOf } from './claim-username';
import { reservationId, reservations } from './usernames';

/** More than are shown, because some may be taken. Limits the reads. */
const CHECKED = 8;

/**
 * Finds free usernames like a taken one, in one round trip. Checks a random selection, so that the
 * result only reveals that its usernames are free: a username may be missing because it was not
 * selected. To conclude that it is taken requires more claims than to claim it.
 */
export async function findFreeUsernames(firestore: Firestore, username: string): Promise<string[]> {
  const checked = select(CHECKED, suggestUsernames(username));
  const [reserved, held] = await Promise.all([
    reservations(firestore)
      .where(FieldPath.documentId(), 'in', checked.map(reservationId))
      .select()
      .get(),
    // Accounts older than the reservations.
    firestore.collection(USERS).where('username', 'in', checked).select('username').get(),
  ]);
  const taken = new Set([
    ...reserved.docs.map(({ id }) => id),
    ...held.docs.map((user) => reservationId(usernameOf(user.data()))),
  ]);
  return checked.filter((one) => !taken.has(reservationId(one))).slice(0, SUGGESTIONS_MAX);
}

/** Random elements, in random order. The generator is secure, so callers cannot predict them. */
function select(count: number, elements: readonly string[]): string[] {
  const rest = [...elements];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)).flat();
}
