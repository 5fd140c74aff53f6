import { newUserDocument } from '../../src/shared/user-document';
import { createMember } from '../support/accounts';
import { firestore, services, uploadPicture } from '../support/records';

/** A user with an account, a document, a reservation and a picture. */
export type User = Awaited<ReturnType<typeof createUser>>;

/** A victim and an attacker, both ordinary members. */
export async function createUsers() {
  const [victim, attacker] = await Promise.all([createUser(), createUser()]);
  return { victim, attacker };
}

/** All stored data of these users, to detect changes by an attack. */
export async function stateOf(...users: readonly User[]): Promise<unknown> {
  return Promise.all(
    users.map(async ({ uid, username }) => {
      const [document, reservation, reservations, [files]] = await Promise.all([
        firestore().collection('users').doc(uid).get(),
        firestore().collection('usernames').doc(`@${username}`).get(),
        firestore().collection('usernames').where('UID', '==', uid).get(),
        services().bucket.getFiles({ prefix: `profilePics/${uid}/` }),
      ]);
      const pictures = files.map(({ name, metadata }) => ({
        name,
        size: metadata.size,
        contentType: metadata.contentType,
        md5: metadata.md5Hash,
        generation: metadata.generation,
        version: metadata.metageneration,
      }));
      const held = reservations.docs.map(({ id }) => id);
      return { document: document.data(), reservation: reservation.data(), held, pictures };
    }),
  );
}

async function createUser() {
  const member = await createMember();
  const { uid, name, username, email } = member;
  // A picture without a user document would be deleted.
  await uploadPicture(uid);
  return { ...member, document: newUserDocument({ name, username, UID: uid, email }) };
}
