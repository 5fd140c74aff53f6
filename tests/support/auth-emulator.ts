import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emulators } from './emulators';

/** An account in the Auth emulator. */
export type TestAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
};

const PASSWORD = 'sailing1';

const signedUpSchema = z.object({ localId: z.string(), idToken: z.string() });

/** Creates an account with a unique email by default. */
export async function createAccount(
  options: { email?: string; name?: string } = {},
): Promise<TestAccount> {
  const email = options.email ?? uniqueEmail();
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const { localId, idToken } = signedUpSchema.parse(
    await identityToolkit('accounts:signUp', { ...credentials, displayName: options.name }),
  );
  const account = { uid: localId, email, password: PASSWORD, idToken };
  if (!isBornRevoked(idToken)) return account;
  const again = await identityToolkit('accounts:signInWithPassword', credentials);
  return { ...account, idToken: signedUpSchema.parse(again).idToken };
}

/**
 * Whether the token is older than the password. The emulator sets the log-in time when a sign-up
 * arrives and the password time after storing it. If a second ends in between, which happens for
 * about one account in a thousand, the function rejects the token as revoked.
 */
function isBornRevoked(idToken: string): boolean {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time, iat } = z
    .object({ auth_time: z.number(), iat: z.number() })
    .parse(JSON.parse(payload));
  return auth_time < iat;
}

export const uniqueEmail = () => `t${randomUUID().slice(0, 13)}@example.com`;
export const uniqueUsername = () => `t.${randomUUID().slice(0, 13).replace('-', '_')}`.slice(0, 20);

export const deleteAccount = (uid: string) => asOwner('delete', { localId: uid });
export const disableAccount = (uid: string) =>
  asOwner('update', { localId: uid, disableUser: true });

const foundSchema = z.object({
  users: z.optional(
    z.array(z.object({ localId: z.string(), displayName: z.optional(z.string()) })),
  ),
});

/** The account with an email, if it exists. */
export async function findAccount(email: string) {
  return foundSchema.parse(await asOwner('lookup', { email: [email] })).users?.[0];
}

/** Sets email enumeration protection for the whole project. Tests that depend on it must set it. */
export async function setEnumerationProtection(on: boolean): Promise<void> {
  const { auth, projectId } = emulators();
  const response = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${response.status}`);
}

/** Changes the account's email; the emulator sends a code to restore it to the original one. */
export const changeEmail = ({ idToken }: TestAccount, email: string) =>
  identityToolkit('accounts:update', { idToken, email });

/** Sends a link that confirms the account's email, or changes it to a new one. */
export const sendEmailLink = ({ idToken }: TestAccount, newEmail?: string) =>
  identityToolkit('accounts:sendOobCode', {
    requestType: newEmail === undefined ? 'VERIFY_EMAIL' : 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail,
  });

export const latestResetCode = (email: string) => latestCode(email, 'PASSWORD_RESET');

/** The code of the latest email of a type, if one was sent. */
export async function latestCode(email: string, type: string): Promise<string | undefined> {
  const { auth, projectId } = emulators();
  const response = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = z
    .object({
      oobCodes: z.array(
        z.object({ email: z.string(), oobCode: z.string(), requestType: z.string() }),
      ),
    })
    .parse(await response.json());
  return oobCodes.findLast((code) => code.email === email && code.requestType === type)?.oobCode;
}

const asOwner = (method: string, body: object) =>
  identityToolkit(`projects/${emulators().projectId}/accounts:${method}`, body, {
    authorization: 'Bearer owner',
  });

async function identityToolkit(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(
    `http://${emulators().auth}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`Auth emulator: ${path} ${response.status}`);
  return response.json();
}
