import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { userDocumentSchema } from '../../src/shared/user-document';

const reservationSchema = z.strictObject({ UID: z.string() });

/**
 * What may never be, whatever happened before: a username of two people, half a sign-up, a
 * document that the shared schema refuses.
 *
 * @param uids the people to look at; everybody when not said
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
  const isMeant = (uid: string) => uids?.has(uid) ?? true;
  const holders = new Map<string, string>();
  const reserved = new Map(
    usernames.docs.map((doc) => [doc.id, reservationSchema.parse(doc.data()).UID]),
  );
  for (const doc of users.docs.filter(({ id }) => isMeant(id))) {
    const parsed = userDocumentSchema.safeParse(doc.data());
    if (!parsed.success) {
      broken.push(`users/${doc.id} is not valid: ${parsed.error.issues[0]?.path.join('.')}`);
      continue;
    }
    const { UID, username } = parsed.data;
    if (UID !== doc.id) broken.push(`users/${doc.id} says it is ${UID}`);
    const other = holders.get(username);
    if (other !== undefined) broken.push(`${username} is held by ${other} and ${doc.id}`);
    holders.set(username, doc.id);
    if (reserved.get(`@${username}`) !== doc.id) {
      broken.push(`users/${doc.id} has no reservation of ${username}`);
    }
  }
  for (const [id, uid] of reserved) {
    if (isMeant(uid) && holders.get(id.slice(1)) !== uid)
      broken.push(`usernames/${id} belongs to no one`);
  }
  return broken;
}
