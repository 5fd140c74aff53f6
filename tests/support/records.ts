import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { pictureFolder } from '../../src/shared/user-document';
import { emulators } from './emulators';

/** The Admin SDK, which bypasses the rules. */
export function adminApp() {
  return getApps()[0] ?? initializeApp({ projectId: emulators().projectId });
}

/** Firestore in the Admin SDK, which bypasses the rules. */
export function firestore() {
  return getFirestore(adminApp());
}

/** The services that the function uses. */
export const services = () => ({ firestore: firestore(), auth: getAuth(adminApp()) });

export const bucket = () => `${emulators().projectId}.appspot.com`;

export async function userDocument(uid: string): Promise<DocumentData | undefined> {
  return (await firestore().collection('users').doc(uid).get()).data();
}

/** The uid in the reservation of a username, if any. */
export async function reservedFor(username: string): Promise<unknown> {
  return (await firestore().collection('usernames').doc(`@${username}`).get()).get('UID');
}

/** The uids of the users with a username. */
export async function usersNamed(username: string): Promise<string[]> {
  const found = await firestore().collection('users').where('username', '==', username).get();
  return found.docs.map(({ id }) => id);
}

/** A one-pixel PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5R4sOgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Uploads a picture to a user's folder, bypassing the rules.
 *
 * @returns its path
 */
export async function uploadPicture(uid: string, file = 'own.png'): Promise<string> {
  const { storage, projectId } = emulators();
  const path = `${pictureFolder(uid)}${file}`;
  const response = await fetch(
    `http://${storage}/v0/b/${projectId}.appspot.com/o?name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'image/png' },
      body: PIXEL,
    },
  );
  if (!response.ok) throw new Error(`Storage emulator: ${response.status}`);
  return path;
}

/** Uploads a picture and names it in the user's document. @returns its path */
export async function setProfilePicture(uid: string): Promise<string> {
  const profilePicPath = await uploadPicture(uid);
  await firestore().collection('users').doc(uid).update({ profilePicPath });
  return profilePicPath;
}
