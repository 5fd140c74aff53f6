import { pictureFolder } from '../../src/shared/user-document';
import { emulators } from './emulators';
import { firestore } from './records';

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
