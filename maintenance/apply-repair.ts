import type { Auth } from 'firebase-admin/auth';
import { readAccountState } from '../functions/src/account-state';
import { deleteUserData } from '../functions/src/delete-user-data';
import type { Repair } from '../functions/src/findings';
import type { Services } from '../functions/src/snapshot';
import { tombstoneOf } from '../functions/src/tombstones';
import { reservation, reservations } from '../functions/src/usernames';
import { USERS } from '../src/shared/user-document';
import { usernameSchema } from '../src/shared/username';

type RepairOf<Kind extends Repair['kind']> = Extract<Repair, { kind: Kind }>;

/**
 * Makes one change if its reason still holds, because users may sign up or leave in the meantime.
 * If the reason is a missing account, looks it up again.
 *
 * @throws the first error; nothing is changed when the reason no longer holds
 */
export async function applyRepair(services: Services, repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'reserve':
      return reserve(services, repair);
    case 'release':
      return release(services, repair);
    case 'remove-picture':
      return removePicture(services, repair);
    case 'remove-orphan':
      await refuseAccount(services.auth, repair.uid);
      return deleteUserData(services, repair.uid);
  }
}

async function reserve(
  { auth, firestore }: Services,
  { uid, username }: RepairOf<'reserve'>,
): Promise<void> {
  if (!(await hasAccount(auth, uid))) throw new Error('the account does not exist');
  await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(firestore.collection(USERS).doc(uid));
    // A stored name with spaces is reserved without them.
    const { data: held } = usernameSchema.safeParse(user.get('username'));
    if (held !== username) throw new Error('has another name now');
    transaction
      .create(reservation(firestore, username), { UID: uid })
      // As in a claim: no reservation for an account that is being deleted right now.
      .delete(tombstoneOf(firestore, uid), { exists: false });
  });
}

async function release(
  { auth, firestore }: Services,
  { id, uid, updatedAt }: RepairOf<'release'>,
): Promise<void> {
  await refuseAccount(auth, uid);
  await firestore.runTransaction(async (transaction) => {
    const user = await transaction.get(firestore.collection(USERS).doc(uid));
    if (user.exists) throw new Error('the user document exists now');
    transaction.delete(reservations(firestore).doc(id), { lastUpdateTime: updatedAt });
  });
}

async function removePicture(
  { auth, firestore, bucket }: Services,
  { path, uid, generation, reason }: RepairOf<'remove-picture'>,
): Promise<void> {
  if (reason === 'no-account') await refuseAccount(auth, uid);
  const file = bucket.file(path);
  const [metadata] = await file.getMetadata();
  if (String(metadata.generation) !== generation) throw new Error('the file has changed');
  // Read last: no transaction spans Firestore and Storage, so the gap has to be short.
  const user = await firestore.collection(USERS).doc(uid).get();
  if (user.get('profilePicPath') === path) throw new Error('the user document names it now');
  await file.delete({ ifGenerationMatch: generation });
}

async function refuseAccount(auth: Auth, uid: string): Promise<void> {
  if (await hasAccount(auth, uid)) throw new Error('the account exists now');
}

async function hasAccount(auth: Auth, uid: string): Promise<boolean> {
  return (await readAccountState(auth, uid)) !== 'deleted';
}
