import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { newUserDocument, USERS } from '../../src/shared/user-document';
import { deletedAccount } from './deleted-accounts';
import { errorCode } from './error-code';
import { reservation } from './usernames';

/** What a write is refused with whose document is there though it must not be. */
const REFUSED: readonly string[] = ['already-exists', 'failed-precondition'];

/** Who asks: both facts come from the verified ID token. */
export type Member = { readonly uid: string; readonly email: string };

export type Claim =
  | { readonly outcome: 'claimed' | 'repeated'; readonly username: string }
  | { readonly outcome: 'taken' | 'deleted' };

/**
 * Gives a username to a person: the reservation and the user document come into being together
 * or not at all. Whoever has a user document already gets its username back and nothing is
 * written, so asking again after a lost answer is safe. Whose account is deleted gets nothing.
 *
 * @throws Firestore's own errors, when it cannot be reached or is too contended
 */
export async function claimUsername(
  firestore: Firestore,
  member: Member,
  wanted: { readonly name: string; readonly username: string },
): Promise<Claim> {
  const { name, username } = wanted;
  const user = firestore.collection(USERS).doc(member.uid);
  const deleted = deletedAccount(firestore, member.uid);

  // Accounts older than the reservations hold their name by their document alone. No new ones
  // can appear, so a plain query is enough; one in a transaction would lock the index range.
  const holders = firestore.collection(USERS).where('username', '==', username).limit(1).select();
  const [own, held] = await Promise.all([user.get(), holders.get()]);
  if (own.exists) return { outcome: 'repeated', username: usernameOf(own.data()) };
  const holder = held.docs[0];
  // Another request of the same person may have won between the two reads.
  if (holder?.id === member.uid) return { outcome: 'repeated', username };
  if (holder) return { outcome: 'taken' };

  const document = newUserDocument({ name, username, UID: member.uid, email: member.email });
  try {
    await firestore
      .batch()
      .create(reservation(firestore, username), { UID: member.uid })
      .create(user, document)
      // Deletes nothing: it is how a batch says that there must be no such mark.
      .delete(deleted, { exists: false })
      .commit();
    return { outcome: 'claimed', username };
  } catch (error) {
    if (!REFUSED.includes(errorCode(error))) throw error;
    // Either somebody was faster, or this very person was: a double click, or a commit whose
    // answer got lost and that the SDK sent again. Or the account is gone and its token is not.
    const [again, mark] = await Promise.all([user.get(), deleted.get()]);
    if (again.exists) return { outcome: 'repeated', username: usernameOf(again.data()) };
    return { outcome: mark.exists ? 'deleted' : 'taken' };
  }
}

function usernameOf(data: unknown): string {
  return z.object({ username: z.string() }).parse(data).username;
}
