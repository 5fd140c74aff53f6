import { createAccount, type TestAccount, uniqueUsername } from './auth-emulator';
import { callFunction } from './callable';
import { emulators } from './emulators';

/** An account with a name but no username. */
export type Newcomer = TestAccount & { readonly name: string };
export type Member = Newcomer & { readonly username: string };

export async function createNewcomer(options: { email?: string } = {}): Promise<Newcomer> {
  const name = 'Nell Newcomer';
  return { ...(await createAccount({ ...options, name })), name };
}

/** Claims a username, as the site does. */
export async function makeMember(
  newcomer: Newcomer,
  username: string = uniqueUsername(),
): Promise<Member> {
  const response = await callFunction(emulators().completeSignUp, {
    data: { name: newcomer.name, username },
    idToken: newcomer.idToken,
  });
  if (response.status !== 'OK')
    throw new Error(`No username for ${newcomer.email}: ${response.status}`);
  return { ...newcomer, username };
}

export const createMember = async () => makeMember(await createNewcomer());
