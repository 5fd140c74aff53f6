import { deletedAccount } from '../functions/src/deleted-accounts';
import { reservation, reservations } from '../functions/src/usernames';
import { USERS } from '../src/shared/user-document';
import type { Repair } from './findings';
import type { Services } from './snapshot';

/**
 * Fixes one thing, if it still is as it was found: people may sign up and leave meanwhile.
 *
 * @throws the first error, when it is not, or cannot be fixed; nothing is written then
 */
export async function applyRepair({ firestore, bucket }: Services, repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'reserve': {
      const { uid, username } = repair;
      await firestore.runTransaction(async (transaction) => {
        const user = await transaction.get(firestore.collection(USERS).doc(uid));
        if (user.get('username') !== username) throw new Error('has another name now');
        transaction
          .create(reservation(firestore, username), { UID: uid })
          // As in a claim: no reservation for an account that is being deleted right now.
          .delete(deletedAccount(firestore, uid), { exists: false });
      });
      return;
    }
    case 'release':
      await reservations(firestore).doc(repair.id).delete({ lastUpdateTime: repair.updatedAt });
      return;
    case 'remove-picture':
      await bucket.file(repair.path).delete({ ignoreNotFound: true });
      return;
  }
}
