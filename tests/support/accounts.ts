import { claimUsername } from '../../functions/src/complete-sign-up';
import { createAccount, type TestAccount, uniqueUsername } from './auth-emulator';
import { enteredValues } from './entered-values';
import { services } from './records';

/** An account with a name but no username. */
export type Newcomer = TestAccount & { readonly name: string };
export type Member = Newcomer & { readonly username: string };

export async function createNewcomer(
  options: { readonly email?: string; readonly name?: string } = {},
): Promise<Newcomer> {
  const { name = 'Nell Newcomer' } = options;
  return { ...(await createAccount({ ...options, name })), name };
}

/** An account with a username that is free. */
export const createClaimant = async () => ({
  ...(await createAccount()),
  username: uniqueUsername(),
});

/** Claims a username in this process: starting the function in an emulator takes two seconds. */
export async function makeMember(
  newcomer: Newcomer,
  username: string = uniqueUsername(),
): Promise<Member> {
  await claimUsername(services(), newcomer, { ...enteredValues, name: newcomer.name, username });
  return { ...newcomer, username };
}

export const createMember = async () => makeMember(await createNewcomer());
