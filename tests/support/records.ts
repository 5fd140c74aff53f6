import { type App, initializeApp } from 'firebase-admin/app';
import type { DocumentData } from 'firebase-admin/firestore';
import { readFindings } from '../../functions/src/consistency/read-findings';
import type { Bucket } from '../../functions/src/data/services';
import { PROJECT_ID } from '../../local-backend/project';
import { servicesOf } from '../../maintenance/services';
import { pictureFolder } from '../../src/shared/user-document';

/** The Admin SDK's app of a project, which bypasses rules. The functions use the default app. */
export function openApp(projectId: string): App {
  return initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, projectId);
}

/** The services of the project that most tests share; `openProject` opens others. */
export const services = () => servicesOf(openApp(PROJECT_ID));
export const firestore = () => services().firestore;

export async function userDocument(uid: string): Promise<DocumentData | undefined> {
  return (await firestore().collection('users').doc(uid).get()).data();
}

/** The uid in the reservation of a username, if any. */
export async function reservedFor(username: string): Promise<unknown> {
  return (await firestore().collection('usernames').doc(`@${username}`).get()).get('UID');
}

export async function usersNamed(username: string): Promise<string[]> {
  const found = await firestore().collection('users').where('username', '==', username).get();
  return found.docs.map(({ id }) => id);
}

/** What the consistency check finds about these users, such as a sign-up that is half done. */
export async function inconsistenciesOf(users: readonly { uid: string }[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { findings } of readFindings(services())) {
    for (const { problem, details } of findings) found.push(`${problem}: ${details}`);
  }
  return found.filter((text) => users.some(({ uid }) => text.includes(uid)));
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5ncLrgAAAABJRU5ErkJggg==',
  'base64',
);

/** A bucket without a trigger, so that only a test itself changes its files. */
export const bucketWithoutTrigger = () =>
  services().bucket.storage.bucket('demo-quiet.appspot.com');

export async function pictureNames(bucket: Bucket, uid: string): Promise<string[]> {
  const prefix = pictureFolder(uid);
  const [files] = await bucket.getFiles({ prefix });
  return files.map(({ name }) => name.slice(prefix.length));
}

/** Uploads a picture to a user's folder. @returns its path */
export async function uploadPicture(uid: string, file = 'own.png'): Promise<string> {
  const path = `${pictureFolder(uid)}${file}`;
  await services().bucket.file(path).save(PIXEL, { contentType: 'image/png' });
  return path;
}

/** Uploads a picture and names it in the user's document. @returns its path */
export async function setProfilePicture(uid: string): Promise<string> {
  const profilePicPath = await uploadPicture(uid);
  await firestore().collection('users').doc(uid).update({ profilePicPath });
  return profilePicPath;
}
