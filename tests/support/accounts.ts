import { claimUsername } from '../../functions/src/complete-sign-up';
import { createAccount, type TestAccount } from './auth-emulator';
import { enteredValues } from './entered-values';
import { services } from './records';

/** Claims the username in this process: starting the function in an emulator takes two seconds. */
export async function makeMember(account: TestAccount): Promise<TestAccount> {
  const { name, username } = account;
  await claimUsername(services(), account, { ...enteredValues, name, username });
  return account;
}

export const createMember = async () => makeMember(await createAccount());
