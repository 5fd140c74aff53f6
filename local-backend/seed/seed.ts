import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { pictureFolder, USERS } from '../../src/shared/user-document';
import type { Ports } from '../ports';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../project';
import { DEMO_ACCOUNT } from './demo-account';
import { json, send } from './request';

const PICTURE = resolve(import.meta.dirname, '../demo-picture.png');

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });
type Account = z.infer<typeof accountSchema>;

/**
 * Creates the demo account as a user would: through the public APIs, under the security rules.
 *
 * @param ports of a backend that is ready and empty
 * @throws Error with the response of the failed step
 */
export async function seedDemoAccount(ports: Ports): Promise<void> {
  const account = await createAccount(ports);
  const [path] = await Promise.all([uploadPicture(ports, account), completeSignUp(ports, account)]);
  await setPicture(ports, account, path);
}

async function createAccount(ports: Ports): Promise<Account> {
  const { email, password, name } = DEMO_ACCOUNT;
  const url = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const body = { email, password, displayName: name, returnSecureToken: true };
  return accountSchema.parse(await send('create the account', url, json('POST', body)));
}

async function completeSignUp(ports: Ports, { idToken }: Account): Promise<void> {
  const { name, username } = DEMO_ACCOUNT;
  const url = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/${COMPLETE_SIGN_UP}`;
  await send('claim the username', url, json('POST', { data: { name, username } }, idToken));
}

async function uploadPicture(ports: Ports, { localId, idToken }: Account): Promise<string> {
  const path = `${pictureFolder(localId)}demo.png`;
  const url = `http://${HOST}:${ports.storage}/v0/b/${STORAGE_BUCKET}/o?name=${encodeURIComponent(path)}`;
  const metadata = JSON.stringify({ contentType: 'image/png' });
  const part = (type: string) => `--part\r\nContent-Type: ${type}\r\n\r\n`;
  await send('upload the picture', url, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${idToken}`,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body: Buffer.concat([
      Buffer.from(`${part('application/json; charset=utf-8')}${metadata}\r\n${part('image/png')}`),
      await readFile(PICTURE),
      Buffer.from('\r\n--part--'),
    ]),
  });
  return path;
}

async function setPicture(ports: Ports, account: Account, path: string): Promise<void> {
  const url = `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${USERS}/${account.localId}?updateMask.fieldPaths=profilePicPath`;
  const body = { fields: { profilePicPath: { stringValue: path } } };
  await send('set the picture', url, json('PATCH', body, account.idToken));
}
