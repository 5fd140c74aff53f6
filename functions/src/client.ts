import { isIPv4, isIPv6 } from 'node:net';

/** The part of an IPv6 address that a provider gives to one customer: 64 bits of 128. */
const NETWORK_GROUPS = 4;
const IPV4_MAPPED = '0:0:0:0:0:ffff';

/**
 * The client of a request: the last address of X-Forwarded-For, because Google's front end appends
 * it and the client can send the others. A network of IPv6 counts as one client.
 *
 * @returns an IPv4 address, or the first four groups of an IPv6 address; empty for anything else
 */
export function clientOf(forwardedFor: string): string {
  const address = forwardedFor.split(',').at(-1)?.trim() ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return '';
  const groups = groupsOf(address);
  // All IPv4 addresses are in one network of IPv6.
  if (groups.slice(0, 6).join(':') === IPV4_MAPPED) return ipv4Of(groups.slice(6));
  return groups.slice(0, NETWORK_GROUPS).join(':');
}

/** The eight groups of an IPv6 address in lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL has no zone, and writes every other address in one way.
  const [withoutZone] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  if (!tail) return head;
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
}

/** The IPv4 address in the last two groups of an IPv6 address. */
function ipv4Of(groups: readonly string[]): string {
  const hex = groups.map((group) => group.padStart(4, '0')).join('');
  return [...Buffer.from(hex, 'hex')].join('.');
}
