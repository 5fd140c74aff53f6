import { pictureFolder } from '../../src/shared/user-document';
import { emulators } from './emulators';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5R4sOgAAAABJRU5ErkJggg==',
  'base64',
);

/** Puts a picture into a person's folder, past the rules, and gives back its path. */
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
