import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { pictureFolder, USERS } from '../../src/shared/user-document';
import { DEMO_ACCOUNT } from './demo-account';
import type { Endpoints } from './endpoints';
import { json, send } from './request';

const PICTURE = resolve(import.meta.dirname, '../demo-picture.png');

const accountSchema = z.object({ localId: z.string(), idToken: z.string() });
type Account = z.infer<typeof accountSchema>;

/**
 * Creates the demo account as a user would: through the public APIs, under the security rules.
 *
 * @param endpoints of a backend that is ready and does not have the account
 * @throws Error with the response of the failed step
 */
export async function seedDemoAccount(endpoints: Endpoints): Promise<void> {
  const account = await createAccount(endpoints.signUp);
  // First, because a picture without a user document is deleted.
  await completeSignUp(endpoints.completeSignUp, account);
  const path = await uploadPicture(endpoints.pictures, account);
  await setPicture(endpoints.documents, account, path);
}

async function createAccount(url: string): Promise<Account> {
  const { email, password, name } = DEMO_ACCOUNT;
  const body = { email, password, displayName: name, returnSecureToken: true };
  return accountSchema.parse(await send('create the account', url, json('POST', body)));
}

async function completeSignUp(url: string, { idToken }: Account): Promise<void> {
  const { name, username } = DEMO_ACCOUNT;
  await send('claim the username', url, json('POST', { data: { name, username } }, idToken));
}

async function uploadPicture(pictures: string, { localId, idToken }: Account): Promise<string> {
  const path = `${pictureFolder(localId)}demo.png`;
  const url = `${pictures}?name=${encodeURIComponent(path)}`;
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

async function setPicture(documents: string, account: Account, path: string): Promise<void> {
  const url = `${documents}/${USERS}/${account.localId}?updateMask.fieldPaths=profilePicPath`;
  const body = { fields: { profilePicPath: { stringValue: path } } };
  await send('set the picture', url, json('PATCH', body, account.idToken));
}
