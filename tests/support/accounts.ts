import { z } from 'zod';
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

const responseSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ status: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
  ),
});

/** Calls a callable function over its HTTP protocol, without the client SDK. */
export async function callFunction(
  url: string,
  { data, idToken }: { readonly data: unknown; readonly idToken?: string },
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The server may close an idle connection at the moment when a request reuses it.
      connection: 'close',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { error, result } = responseSchema.parse(await response.json());
  // An error has a status of its own.
  return { status: 'OK', ...error, result };
}

/** Claims a username with a call of `callFunction`. */
export const claim = (url: string, idToken: string, username: string) =>
  callFunction(url, { data: { name: 'Jane', username }, idToken });
