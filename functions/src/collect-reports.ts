import { isIPv6 } from 'node:net';
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

/** The part of an IPv6 address that a provider gives to one customer: 64 bits of 128. */
const NETWORK_GROUPS = 4;

/**
 * The client of a request: the last address of X-Forwarded-For, because Google's front end appends
 * it and the client can send the others. A network of IPv6 counts as one client.
 *
 * @returns the address, or the first four groups of an IPv6 address, without zeros at their end
 */
export function clientOf(forwardedFor: string): string {
  const address = forwardedFor.split(',').at(-1)?.trim() ?? '';
  if (!isIPv6(address)) return address;
  // A URL has no zone, writes every other address in one way, and shortens zeros to `::`.
  const [withoutZone] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [beforeZeros = ''] = hostname.slice(1, -1).split('::');
  return beforeZeros.split(':').slice(0, NETWORK_GROUPS).join(':');
}
