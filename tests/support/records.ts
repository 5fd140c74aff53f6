import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { emulators } from './emulators';

/** The Admin SDK, past the rules. */
export function adminApp() {
  return getApps()[0] ?? initializeApp({ projectId: emulators().projectId });
}

/** Firestore as the backend sees it, past the rules. */
export function firestore() {
  return getFirestore(adminApp());
}

/** What the function works with. */
export const services = () => ({ firestore: firestore(), auth: getAuth(adminApp()) });

/** The name of the bucket that holds the pictures. */
export const bucket = () => `${emulators().projectId}.appspot.com`;

/** The document of a user, if there is one. */
export async function userDocument(uid: string): Promise<DocumentData | undefined> {
  return (await firestore().collection('users').doc(uid).get()).data();
}

/** The uid that holds a username by its reservation, if any. */
export async function reservedFor(username: string): Promise<unknown> {
  return (await firestore().collection('usernames').doc(`@${username}`).get()).get('UID');
}
