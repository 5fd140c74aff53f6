import { readFindings } from '../../functions/src/consistency/read-findings';
import { services } from './records';

/**
 * What the consistency check finds about these users: a username of two users, a sign-up that is
 * half done, or a document that the shared schema rejects.
 */
export async function inconsistenciesOf(users: readonly { uid: string }[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { findings } of readFindings(services())) {
    for (const { problem, details } of findings) found.push(`${problem}: ${details}`);
  }
  return found.filter((text) => users.some(({ uid }) => text.includes(uid)));
}
