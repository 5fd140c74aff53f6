import { reportSchema } from '../../src/shared/report';
import { writeLog } from './log';
import { RateLimiter } from './rate-limiter';

/** Enough to notice what fails, and few enough to keep a flood out of the log's costs. */
const limiter = new RateLimiter({ max: 300, windowMs: 60_000 });

/**
 * Writes a browser's report to the log. The log line has no address and no header of the request,
 * and the schema rejects everything that is not a name, a code or a number.
 *
 * @returns the HTTP status
 */
export function collectReport(method: string, body: unknown): number {
  if (method !== 'POST') return 405;
  const { data } = reportSchema.safeParse(body);
  if (!data) return 400;
  if (!limiter.allows('all')) return 429;
  const severity = data.kind === 'vital' ? 'INFO' : 'WARNING';
  writeLog({ severity, message: 'report', ...data });
  return 204;
}
