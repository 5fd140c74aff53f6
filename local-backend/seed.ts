import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../src/shared/callable';
import { pictureFolder, USERS } from '../src/shared/user-document';
import type { Ports } from './ports';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from './project';

const PICTURE = resolve(import.meta.dirname, 'demo-picture.png');

export const DEMO_ACCOUNT = {
  email: 'demo@example.com',
  password: 'sailing1',
  name: 'Demo Sailor',
  username: 'demo.sailor',
} as const;

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });

/**
 * Creates the demo account as a user would: through the public APIs, under the security rules.
 *
 * @param ports of a backend that is ready and does not have the account
 * @throws Error with the response of the failed request
 */
export async function seedDemoAccount(ports: Ports): Promise<void> {
  const { email, password, name, username } = DEMO_ACCOUNT;
  const url = (emulator: keyof Ports, path: string) => `http://${HOST}:${ports[emulator]}/${path}`;
  const { localId, idToken } = accountSchema.parse(
    await send(url('auth', 'identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo'), {
      body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
    }),
  );
  const authorization = `Bearer ${idToken}`;
  // Before the upload: a function deletes a picture whose user has no document.
  await send(url('functions', `${PROJECT_ID}/${FUNCTIONS_REGION}/${COMPLETE_SIGN_UP}`), {
    headers: { authorization },
    body: JSON.stringify({ data: { name, username } }),
  });
  const picturePath = `${pictureFolder(localId)}demo.png`;
  await send(url('storage', `v0/b/${STORAGE_BUCKET}/o?name=${encodeURIComponent(picturePath)}`), {
    headers: { authorization, 'content-type': 'image/png' },
    body: await readFile(PICTURE),
  });
  const document = `projects/${PROJECT_ID}/databases/(default)/documents/${USERS}/${localId}`;
  await send(url('firestore', `v1/${document}?updateMask.fieldPaths=profilePicPath`), {
    method: 'PATCH',
    headers: { authorization },
    body: JSON.stringify({ fields: { profilePicPath: { stringValue: picturePath } } }),
  });
}

async function send(url: string, request: RequestInit): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...request.headers };
  const response = await fetch(url, { method: 'POST', ...request, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`The seed failed at ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
