import { reportSchema } from '../../src/shared/report';
import { writeLog } from './log';
import { createRateLimiter } from './rate-limiter';

/**
 * Enough to notice what fails, and few enough to keep a flood out of the log's costs. One client can
 * use up a tenth, and vitals cannot use up what failures need.
 */
const [isFailureAllowed, isVitalAllowed] = [createRateLimiter(30, 300), createRateLimiter(30, 300)];

/**
 * Writes a browser's report to the log. The log line has no address and no header of the request,
 * and the schema rejects everything that is not a listed name, a place or a number.
 *
 * @param client the client's address, which is only counted
 * @returns the HTTP status
 */
export function collectReport(method: string, body: unknown, client: string): number {
  if (method !== 'POST') return 405;
  const { data } = reportSchema.safeParse(body);
  if (!data) return 400;
  const isVital = data.kind === 'vital';
  if (!(isVital ? isVitalAllowed : isFailureAllowed)(client)) return 429;
  writeLog({ severity: isVital ? 'INFO' : 'WARNING', message: 'report', ...data });
  return 204;
}

/**
 * The client's address: the last one of X-Forwarded-For, because Google's front end appends it and
 * the client can send the others. A network of IPv6 counts as one client.
 */
export function clientOf(forwardedFor: string): string {
  const address = forwardedFor.split(',').at(-1)?.trim() ?? '';
  return address.split(':').slice(0, 4).join(':');
}
