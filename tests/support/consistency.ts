import { readFindings } from '../../functions/src/consistency/read-findings';
import { services } from './records';

/**
 * Runs the consistency check of all data.
 *
 * @returns its findings about these users, such as a sign-up that is half done; empty when all is well
 */
export async function inconsistenciesOf(users: readonly { uid: string }[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { findings } of readFindings(services())) {
    for (const { problem, details } of findings) found.push(`${problem}: ${details}`);
  }
  return found.filter((text) => users.some(({ uid }) => text.includes(uid)));
}
