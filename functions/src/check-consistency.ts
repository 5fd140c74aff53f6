import { CHANGED_EMAIL } from './consistency/findings';
import { readFindings } from './consistency/read-findings';
import type { Services } from './data/services';
import { writeLog } from './log';

/** Problems that users cause without any fault: they are logged, and no alert counts them. */
const EXPECTED: readonly string[] = [CHANGED_EMAIL];

/**
 * Looks for inconsistent data, as the repair command does, and logs the number of each kind of
 * problem. The log never contains ids: the command prints those.
 */
export async function countInconsistencies(
  services: Services,
): Promise<{ readonly outcome: 'consistent' | 'inconsistent' }> {
  const counts = new Map<string, number>();
  for await (const { findings } of readFindings(services)) {
    for (const { problem } of findings) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  }
  for (const [problem, count] of counts) {
    const severity = EXPECTED.includes(problem) ? 'INFO' : 'WARNING';
    writeLog({ severity, message: 'inconsistency', problem, count });
  }
  const isConsistent = [...counts.keys()].every((problem) => EXPECTED.includes(problem));
  return { outcome: isConsistent ? 'consistent' : 'inconsistent' };
}
