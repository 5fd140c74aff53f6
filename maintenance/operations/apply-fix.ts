import type { Fix } from '../../functions/src/consistency/findings';
import { findAccount } from '../../functions/src/data/accounts';
import {
  cleanUsernameOf,
  requireNoTombstone,
  reservation,
  reservations,
  users,
} from '../../functions/src/data/documents';
import { mayBeProfilePicture } from '../../functions/src/data/pictures';
import type { Services } from '../../functions/src/data/services';

type FixOf<Kind extends Fix['kind']> = Extract<Fix, { kind: Kind }>;

/**
 * Makes one change if its reason still holds, because users may sign up or leave in the meantime.
 *
 * @throws Error with the reason why nothing was changed
 */
export async function applyFix(services: Services, fix: Fix): Promise<void> {
  switch (fix.kind) {
    case 'reserve':
      return reserve(services, fix);
    case 'release':
      return release(services, fix);
    case 'remove':
      return removePicture(services, fix);
  }
}

async function reserve({ auth, firestore }: Services, { uid, username }: FixOf<'reserve'>) {
  if (!(await findAccount(auth, uid))) throw new Error('the account does not exist');
  await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(users(firestore).doc(uid));
    if (cleanUsernameOf(user) !== username) throw new Error('the user has another username now');
    // A document may store the username with spaces. Its reservation has none.
    const spellings = [username, user.get('username')];
    const holders = users(firestore).where('username', 'in', spellings);
    const { docs } = await transaction.get(holders);
    if (docs.some(({ id }) => id !== uid)) throw new Error('another user has the username');
    transaction.create(reservation(firestore, username), { UID: uid });
    // Prevents a reservation for an account that is being deleted right now.
    requireNoTombstone(transaction, firestore, uid);
  });
}

async function release({ auth, firestore }: Services, fix: FixOf<'release'>) {
  const { uid, reservationId, updatedAt } = fix;
  if (await findAccount(auth, uid)) throw new Error('the account exists now');
  await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(users(firestore).doc(uid));
    if (user.exists) throw new Error('the user document exists now');
    transaction.delete(reservations(firestore).doc(reservationId), { lastUpdateTime: updatedAt });
  });
}

async function removePicture(
  { auth, firestore, bucket }: Services,
  { path, uid, generation }: FixOf<'remove'>,
): Promise<void> {
  const file = bucket.file(path);
  // The emulator ignores `ifGenerationMatch`.
  const [metadata] = await file.getMetadata();
  if (String(metadata.generation) !== generation) throw new Error('the file has changed');
  const account = await findAccount(auth, uid);
  // Read last, shortly before the deletion, because no transaction spans Firestore and Storage.
  const user = await users(firestore).doc(uid).get();
  if (!user.exists && account) throw new Error('the account exists now');
  if (user.exists && mayBeProfilePicture(user, path)) {
    throw new Error('it may be the profile picture now');
  }
  await file.delete({ ifGenerationMatch: generation });
}
