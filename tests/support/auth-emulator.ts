import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emulators } from './emulators';
import { services } from './records';

/** An account in the Auth emulator. */
export type TestAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

const PASSWORD = 'sailing1';

const loggedInSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
});

/** Creates an account with a unique email by default. */
export async function createAccount(
  options: { email?: string; name?: string } = {},
): Promise<TestAccount> {
  const email = options.email ?? uniqueEmail();
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  await identityToolkit('accounts:signUp', { ...credentials, displayName: options.name });
  // The token of a sign-up can be a second older than the password, and so count as revoked.
  const loggedIn = await identityToolkit('accounts:signInWithPassword', credentials);
  const { localId: uid, idToken, refreshToken } = loggedInSchema.parse(loggedIn);
  return { uid, email, password: PASSWORD, idToken, refreshToken };
}

export const uniqueEmail = () => `t${randomUUID().slice(0, 13)}@example.com`;
export const uniqueUsername = () => `t.${randomUUID().slice(0, 13).replace('-', '_')}`.slice(0, 20);

/** The uid of the account with an email, if it exists. */
export async function uidOf(email: string): Promise<string | undefined> {
  const { users } = await services().auth.getUsers([{ email }]);
  return users[0]?.uid;
}

/** Sets email enumeration protection for the whole project. Tests that depend on it must set it. */
export async function setEnumerationProtection(on: boolean): Promise<void> {
  const { authHost, projectId } = emulators();
  // The Admin SDK rejects the emulator's response.
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
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

/** Sends a link that resets the account's password. */
export const sendResetLink = ({ email }: TestAccount) =>
  identityToolkit('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });

export const latestResetCode = (email: string) => latestCode(email, 'PASSWORD_RESET');

/**
 * The code of the latest email of a type.
 *
 * @throws when none was sent
 */
export async function latestCode(email: string, type: string): Promise<string> {
  const { authHost, projectId } = emulators();
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = z
    .object({
      oobCodes: z.array(
        z.object({ email: z.string(), oobCode: z.string(), requestType: z.string() }),
      ),
    })
    .parse(await response.json());
  const latest = oobCodes.findLast((code) => code.email === email && code.requestType === type);
  if (!latest) throw new Error(`No email of the type ${type} was sent to ${email}`);
  return latest.oobCode;
}

async function identityToolkit(path: string, body: object): Promise<unknown> {
  const response = await fetch(
    `http://${emulators().authHost}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`Auth emulator: ${path} ${response.status}`);
  return response.json();
}
