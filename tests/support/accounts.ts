import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { claimUsername } from '../../functions/src/complete-sign-up';
import { HOST, PROJECT_ID } from '../../local-backend/project';
import { enteredValues } from './entered-values';
import { testPorts } from './ports';
import { services } from './records';

const loggedInSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
});

/** Creates an account. Its username is free, and `makeMember` claims it. */
export async function createAccount({ name = 'Nell Newcomer' } = {}) {
  const email = uniqueEmail();
  const password = 'sailing1';
  const credentials = { email, password, returnSecureToken: true };
  await identityToolkit('signUp', { ...credentials, displayName: name });
  // The token of a sign-up can be a second older than the password, and so count as revoked.
  const loggedIn = await identityToolkit('signInWithPassword', credentials);
  const { localId: uid, idToken, refreshToken } = loggedInSchema.parse(loggedIn);
  return { uid, email, password, name, username: uniqueUsername(), idToken, refreshToken };
}

export type TestAccount = Awaited<ReturnType<typeof createAccount>>;

/** Claims the username in this process: starting the function in an emulator takes two seconds. */
export async function makeMember(account: TestAccount): Promise<TestAccount> {
  const { uid, name, username } = account;
  // As if the user had just logged in, because the test may have revoked earlier tokens.
  const authTime = Math.floor(Date.now() / 1_000);
  await claimUsername(services(), { uid, authTime }, { ...enteredValues, name, username });
  return account;
}

export const createMember = async () => makeMember(await createAccount());

export const uniqueEmail = () => `t${randomUUID().slice(0, 13)}@example.com`;
export const uniqueUsername = () => `t.${randomUUID().slice(0, 13).replace('-', '_')}`;

/** The uid of the account with an email, if it exists. */
export async function uidOf(email: string): Promise<string | undefined> {
  const { users } = await services().auth.getUsers([{ email }]);
  return users[0]?.uid;
}

/** Sets the project's email enumeration protection. In the emulator, the Admin SDK cannot. */
export const setEnumerationProtection = (isOn: boolean) =>
  callEmulator('PATCH', `emulator/v1/projects/${PROJECT_ID}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn },
  });

/** Changes the account's email as its user does: the original one gets a link that restores it. */
export const changeEmail = ({ idToken }: TestAccount, email: string) =>
  identityToolkit('update', { idToken, email });

const linksSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobLink: z.string() })),
});

/** The query of the link in the latest email to an address. */
export async function latestLinkQuery(address: string): Promise<string> {
  const path = `emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const { oobCodes } = linksSchema.parse(await callEmulator('GET', path));
  const latest = oobCodes.findLast(({ email }) => email === address);
  if (!latest) throw new Error(`No email was sent to ${address}`);
  return new URL(latest.oobLink).search;
}

/** Calls a method of the REST API that the web SDK uses. */
const identityToolkit = (method: string, body: object) =>
  callEmulator('POST', `identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, body);

async function callEmulator(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${HOST}:${testPorts.auth}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${path} ${response.status}`);
  return response.json();
}
