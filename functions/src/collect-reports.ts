import { reportSchema } from '../../src/shared/report';
import { writeLog } from './log';
import { createRateLimiter } from './rate-limiter';

/**
 * Enough to notice what fails, and few enough to keep a flood out of the log's costs. One client can
 * use up a tenth, and vitals cannot use up what failures need.
 */
const isFailureAllowed = createRateLimiter(30, 300);
const isVitalAllowed = createRateLimiter(30, 300);

/**
 * Writes a browser's report to the log. The log line has no address and no header of the request,
 * and the schema rejects everything that is not a listed name, a place or a number.
 *
 * @param client identifies the client (`clientOf`), and is only counted
 * @returns the HTTP status
 */
export function collectReport(method: string, body: unknown, client: string): number {
  if (method !== 'POST') return 405;
  const { data } = reportSchema.safeParse(body);
  if (!data) return 400;
  const isVital = data.kind === 'vital';
  const isAllowed = isVital ? isVitalAllowed : isFailureAllowed;
  if (!isAllowed(client)) return 429;
  writeLog({ severity: isVital ? 'INFO' : 'WARNING', message: 'report', ...data });
  return 204;
}
