import { logger } from 'firebase-functions/logger';
import { readFindings, type Services } from './findings';

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
  for (const [problem, count] of counts) logger.warn('inconsistency', { problem, count });
  return { outcome: counts.size === 0 ? 'consistent' : 'inconsistent' };
}
