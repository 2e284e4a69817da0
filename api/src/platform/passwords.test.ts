import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

const PASSWORD = 'Correct1horse';

test('R23 a password is stored as argon2id with 19 MiB and two passes, each time with another nonce', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toMatch(/^argon2id\$m=19456,t=2\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect([await verifyPassword(PASSWORD, one), await verifyPassword('Correct1hors', one)]).toEqual([
    true,
    false,
  ]);
  expect([isOutdated(one), isOutdated(one.replace('t=2', 't=1'))]).toEqual([false, true]);
});

test('R23 checking a password for an unknown user takes as much work as for a known one', async () => {
  const began = performance.now();
  expect(await verifyPassword(PASSWORD, null)).toBe(false);
  // Without computing a hash it takes less than a tenth of that.
  expect(performance.now() - began).toBeGreaterThan(3);
});

test('a malformed hash matches no password', async () => {
  for (const hash of ['', 'another', 'argon2id$m=19456,t=2$$']) {
    expect(await verifyPassword(PASSWORD, hash)).toBe(false);
  }
});

test('R23 two passwords are checked at a time, fifty wait, and more are refused', async () => {
  const checked = await Promise.allSettled(Array.from({ length: 55 }, () => verifyPassword(PASSWORD, null)));
  const reasons = checked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(reasons).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  expect(await verifyPassword(PASSWORD, null)).toBe(false);
});
