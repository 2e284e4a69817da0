import { expect, test } from 'vitest';
import { hashPassword, isOutdated, noRequest, verifyPassword } from './passwords.ts';

const PASSWORD = 'Correct1horse';

test('R23 a password is stored as argon2id with 19 MiB and two passes, each time with another nonce', async () => {
  const [one, other] = await Promise.all([
    hashPassword(PASSWORD, noRequest),
    hashPassword(PASSWORD, noRequest),
  ]);
  expect(one).toMatch(/^argon2id\$m=19456,t=2\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect([
    await verifyPassword(PASSWORD, one, noRequest),
    await verifyPassword('Correct1hors', one, noRequest),
  ]).toEqual([true, false]);
  expect([isOutdated(one), isOutdated(one.replace('t=2', 't=1'))]).toEqual([false, true]);
});

test('R23 checking a password for an unknown user takes as much work as for a known one', async () => {
  const began = performance.now();
  expect(await verifyPassword(PASSWORD, null, noRequest)).toBe(false);
  // Without computing a hash, the call would take less than a tenth of this time.
  expect(performance.now() - began).toBeGreaterThan(3);
});

test('a malformed hash matches no password', async () => {
  for (const hash of ['', 'another', 'argon2id$m=19456,t=2$$']) {
    expect(await verifyPassword(PASSWORD, hash, noRequest)).toBe(false);
  }
});

/** Somebody who is not signed in, at that address. */
const at = (ip: string, left = noRequest.left) => ({ ...noRequest, ip, left });
const many = (times: number, ip: string) =>
  Array.from({ length: times }, () => verifyPassword(PASSWORD, null, at(ip)));

test('R23 one network has a place and fifty in the line, more are refused, and others need not wait for it', {
  tags: 'thorough',
}, async () => {
  let done = 0;
  const greedy = many(54, '203.0.113.1').map((one) => one.finally(() => (done += 1)));
  const ended = Promise.allSettled(greedy);
  const refused = 3;
  expect(await verifyPassword(PASSWORD, null, at('203.0.113.2'))).toBe(false);
  expect(done - refused, 'checks of the greedy network before that of the other').toBeLessThan(25);
  const reasons = (await ended).flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(reasons).toEqual(Array(refused).fill('TOO_MANY_REQUESTS'));
  expect(await verifyPassword(PASSWORD, null, at('203.0.113.1'))).toBe(false);
});

test('R23 all addresses of an IPv6 network are one, and an account is one wherever it asks from', {
  tags: 'thorough',
}, async () => {
  const account = (ip: string) => ({ ...at(ip), actor: { id: 7 } });
  const addresses = Array.from({ length: 52 }, (_, nth) => `2001:db8:0:1::${nth + 1}`);
  for (const askerAt of [at, account]) {
    const checked = await Promise.allSettled(
      addresses.map((ip) => verifyPassword(PASSWORD, null, askerAt(ip))),
    );
    expect(checked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  }
});

test('R23 whoever leaves before the turn leaves the line', async () => {
  const leaving = new AbortController();
  const waiting = Array.from({ length: 51 }, () =>
    verifyPassword(PASSWORD, null, at('203.0.113.3', leaving.signal)),
  );
  const ended = Promise.allSettled(waiting);
  await expect(verifyPassword(PASSWORD, null, at('203.0.113.3'))).rejects.toThrow('TOO_MANY_REQUESTS');
  leaving.abort();
  expect(await verifyPassword(PASSWORD, null, at('203.0.113.3'))).toBe(false);
  expect((await ended).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
