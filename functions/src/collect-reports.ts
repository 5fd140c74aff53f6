import { reportSchema } from '../../src/shared/report';
import { writeLog } from './log';
import { createRateLimiter } from './rate-limiter';

/** Enough reports to notice what fails, and few enough to keep a flood out of the log's costs. */
const REPORTS_PER_MINUTE = 300;
/** A tenth, so that one client cannot use up the limit. */
const REPORTS_PER_CLIENT = 30;

// Two limits, so that vitals cannot use up the limit of failures.
const allowFailure = createRateLimiter(REPORTS_PER_CLIENT, REPORTS_PER_MINUTE);
const allowVital = createRateLimiter(REPORTS_PER_CLIENT, REPORTS_PER_MINUTE);

/**
 * Writes a browser's report to the log. The log line has no address and no header of the request, and the
 * schema has no field for a message or for user input.
 *
 * @param client identifies the client (`clientOf`). Only the rate limit uses it
 * @returns the HTTP status
 */
export function collectReport(method: string, body: unknown, client: string): number {
  if (method !== 'POST') return 405;
  const { data } = reportSchema.safeParse(body);
  if (!data) return 400;
  const isVital = data.kind === 'vital';
  const isAllowed = isVital ? allowVital(client) : allowFailure(client);
  if (!isAllowed) return 429;
  writeLog({ severity: isVital ? 'INFO' : 'WARNING', message: 'report', ...data });
  return 204;
}

/**
 * The client of a request: the last address of X-Forwarded-For, because Google's front end appends
 * it and the client can send the others. All addresses of one IPv6 network count as one client.
 */
export function clientOf(forwardedFor: string): string {
  const last = forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim();
  // A server with IPv6 writes an IPv4 address as ::ffff:192.0.2.1.
  const address = last.replace(/^::ffff:/, '');
  if (!address.includes(':')) return address;
  // `::` stands for as many zeros as are missing from eight groups.
  const [start = '', end = ''] = address.split('::');
  const before = start.split(':');
  const after = end === '' ? [] : end.split(':');
  const zeros = new Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  // A provider gives the first 64 of an address's 128 bits to one customer.
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
