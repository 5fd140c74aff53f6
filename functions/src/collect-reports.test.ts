import { expect, test } from 'vitest';
import { clientOf } from './collect-reports';

// The last address counts; of an IPv6 address, the first four groups (its network) count.
test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['several addresses', '10.0.0.1, 10.0.0.2, 192.0.2.1', '192.0.2.1'],
  ['a mapped IPv4 address', '::ffff:192.0.2.1', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['an address with zeros at its end', '2600:3c00:1:2::', '2600:3c00:1:2'],
  ['an address with zeros in the network', '2600:3c00::1:2:3:4', '2600:3c00:0:0'],
  ['an address with written zeros in the network', '2600:3c00:0:0:1::', '2600:3c00:0:0'],
  ['an address with zeros before its fourth group', '2001::1:a:b:c:d', '2001:0:0:1'],
  ['no address', '', ''],
])('the client of %s', (_, forwardedFor, client) => {
  expect(clientOf(forwardedFor)).toBe(client);
});
