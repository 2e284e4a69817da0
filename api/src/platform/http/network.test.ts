import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0DB8::7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['1:2:3::5:6:7:8', '1:2:3:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['203.0.113.9:5555', '203.0.113.9'],
  ['[2001:db8:0:7::1]:5555', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::1]', '2001:db8:0:7::/64'],
  ['anything', 'anything'],
  [null, 'unknown'],
])('%s is one sender with all of %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.9', '203.0.113.9'],
])('%s can be of one customer with all of %s', (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network);
});
