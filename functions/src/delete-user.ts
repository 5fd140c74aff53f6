import { z } from 'zod/mini';
import { uidSchema } from '../../src/shared/user-document';
import { deleteUserData } from './data/delete-user-data';
import type { Services } from './data/services';

/** An event without the user's record has no data, whatever its type says. */
const deletedUserSchema = z.object({ uid: uidSchema });

/**
 * Deletes the data of a user after the deletion of the account.
 *
 * @param user the event's data
 * @throws the first error of Firestore or Storage, so that the event is retried
 */
export async function deleteUser(
  services: Omit<Services, 'auth'>,
  user: unknown,
): Promise<{ readonly outcome: 'done' }> {
  const { uid } = deletedUserSchema.parse(user);
  await deleteUserData(services, uid);
  return { outcome: 'done' };
}
