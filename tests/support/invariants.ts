import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { userDocumentSchema } from '../../src/shared/user-document';

const reservationSchema = z.strictObject({ UID: z.string() });

/**
 * Checks invariants: no username has two users, no sign-up is half done, and every document matches
 * the shared schema.
 *
 * @param uids the users to check, all by default
 * @returns one sentence for each violation
 */
export async function brokenInvariants(
  firestore: Firestore,
  uids?: ReadonlySet<string>,
): Promise<string[]> {
  const [users, usernames] = await firestore.runTransaction(
    (transaction) =>
      Promise.all([
        transaction.get(firestore.collection('users')),
        transaction.get(firestore.collection('usernames')),
      ]),
    { readOnly: true },
  );
  const broken: string[] = [];
  const isIncluded = (uid: string) => uids?.has(uid) ?? true;
  const holders = new Map<string, string>();
  const reserved = new Map(
    usernames.docs.map((doc) => [doc.id, reservationSchema.parse(doc.data()).UID]),
  );
  for (const doc of users.docs.filter(({ id }) => isIncluded(id))) {
    const parsed = userDocumentSchema.safeParse(doc.data());
    if (!parsed.success) {
      broken.push(`users/${doc.id} is not valid: ${parsed.error.issues[0]?.path.join('.')}`);
      continue;
    }
    const { UID, username } = parsed.data;
    if (UID !== doc.id) broken.push(`users/${doc.id} has the UID ${UID}`);
    const other = holders.get(username);
    if (other !== undefined) broken.push(`${username} is held by ${other} and ${doc.id}`);
    holders.set(username, doc.id);
    if (reserved.get(`@${username}`) !== doc.id) {
      broken.push(`users/${doc.id} has no reservation of ${username}`);
    }
  }
  for (const [id, uid] of reserved) {
    if (isIncluded(uid) && holders.get(id.slice(1)) !== uid)
      broken.push(`usernames/${id} has no matching user`);
  }
  return broken;
}
