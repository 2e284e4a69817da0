import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test.each<[string, string, boolean]>([
  ['10.0.0.7', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
  ['10.0.0.0/8', '10.200.1.1', true],
  ['10.0.0.0/8', '::ffff:10.200.1.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '192.168.1.1', false],
  ['uniquelocal', '192.168.1.1', true],
  ['linklocal', 'fe80::1', true],
  ['loopback', 'unknown', false],
])('of %s, %s is a part: %s', (network, address, expected) => {
  expect(addressesIn([network])(address)).toBe(expected);
});

test('no network contains anything, and nothing is in a network without an address', () => {
  expect(addressesIn([])('127.0.0.1')).toBe(false);
  expect(addressesIn(['loopback'])(undefined)).toBe(false);
});
