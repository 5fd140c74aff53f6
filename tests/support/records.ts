import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
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

/** The name of the Storage bucket. */
export const bucket = () => `${emulators().projectId}.appspot.com`;

/** The document of a user, if it exists. */
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
