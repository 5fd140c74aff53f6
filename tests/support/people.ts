import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { createAccount, type TestAccount, uniqueUsername } from './auth-emulator';
import { callFunction } from './callable';
import { emulators } from './emulators';

/** An account that has a name and no username yet. */
export type Newcomer = TestAccount & { readonly name: string };
export type Member = Newcomer & { readonly username: string };

export async function createNewcomer(options: { email?: string } = {}): Promise<Newcomer> {
  const name = 'Nell Newcomer';
  return { ...(await createAccount({ ...options, name })), name };
}

/** Gives a newcomer a username, as the site does. */
export async function makeMember(
  newcomer: Newcomer,
  username: string = uniqueUsername(),
): Promise<Member> {
  const { functions, projectId } = emulators();
  const answer = await callFunction(
    `http://${functions}/${projectId}/${FUNCTIONS_REGION}/${COMPLETE_SIGN_UP}`,
    { data: { name: newcomer.name, username }, idToken: newcomer.idToken },
  );
  if (answer.status !== 'OK')
    throw new Error(`No username for ${newcomer.email}: ${answer.status}`);
  return { ...newcomer, username };
}
