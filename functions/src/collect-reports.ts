import { write as writeLog } from 'firebase-functions/logger';
import { reportSchema } from '../../src/shared/report';
import { createRateLimiter } from './rate-limiter';

/** Enough reports to notice what fails, and few enough to keep a flood out of the log's costs. */
const REPORTS_PER_MINUTE = 300;

/** Counts failures and vitals apart, so that vitals cannot use up the limit of failures. */
const allowReport = createRateLimiter(REPORTS_PER_MINUTE);

/**
 * Writes a browser's report to the log. The log line has no address and no header of the request, and the
 * schema has no field for a message or for user input.
 *
 * @returns the HTTP status
 */
export function collectReport(method: string, body: unknown): number {
  if (method !== 'POST') return 405;
  const { data } = reportSchema.safeParse(body);
  if (!data) return 400;
  const isVital = data.kind === 'vital';
  if (!allowReport(isVital ? 'vitals' : 'failures')) return 429;
  writeLog({ severity: isVital ? 'INFO' : 'WARNING', message: 'report', ...data });
  return 204;
}
