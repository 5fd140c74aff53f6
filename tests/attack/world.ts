import { getStorage } from 'firebase-admin/storage';
import { newUserDocument } from '../../src/shared/user-document';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { uploadPicture } from '../support/pictures';
import { adminApp, bucket, firestore } from '../support/records';

/** Somebody with an account, a document, a reservation and a picture. */
export type Person = Awaited<ReturnType<typeof person>>;

/** A victim who has done nothing, and an attacker with every right of a member. */
export async function world() {
  const [victim, attacker] = await Promise.all([person(), person()]);
  return { victim, attacker };
}

/** All that the site keeps of these people, to see whether an attack has changed a thing. */
export async function stateOf(...people: readonly Person[]): Promise<unknown> {
  return Promise.all(
    people.map(async ({ uid, username }) => {
      const [user, reservation, reservations, [files]] = await Promise.all([
        firestore().collection('users').doc(uid).get(),
        firestore().collection('usernames').doc(`@${username}`).get(),
        firestore().collection('usernames').where('UID', '==', uid).get(),
        getStorage(adminApp())
          .bucket(bucket())
          .getFiles({ prefix: `profilePics/${uid}/` }),
      ]);
      const pictures = files.map(({ name, metadata }) => ({
        ...{ name, size: metadata.size, contentType: metadata.contentType },
        ...{
          md5: metadata.md5Hash,
          generation: metadata.generation,
          version: metadata.metageneration,
        },
      }));
      const held = reservations.docs.map(({ id }) => id);
      return { user: user.data(), reservation: reservation.data(), held, pictures };
    }),
  );
}

async function person() {
  const account = await createAccount();
  const username = uniqueUsername();
  const { uid, email } = account;
  const document = newUserDocument({ name: 'Jane', username, UID: uid, email });
  await Promise.all([
    firestore().collection('users').doc(uid).set(document),
    firestore().collection('usernames').doc(`@${username}`).set({ UID: uid }),
    uploadPicture(uid),
  ]);
  return { ...account, username, document };
}
