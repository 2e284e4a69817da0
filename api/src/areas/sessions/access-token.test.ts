import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

const app = appForAllTests();
const sessionId = randomUUID();

/** A token like ours, except for the given differences. */
async function aToken({ alg = 'HS256', key = app.services.secrets.signingKey, without = '' } = {}) {
  const claims = {
    iss: 'share-back-office',
    jti: sessionId,
    sub: '1',
    exp: Math.floor(Date.now() / 1_000) + 60,
  };
  const remaining = Object.fromEntries(Object.entries(claims).filter(([name]) => name !== without));
  return new SignJWT(remaining).setProtectedHeader({ alg }).sign(key);
}

test('R22 a token that we signed identifies its session', async () => {
  const read = await readAccessToken(app.services, await signAccessToken(app.services, sessionId, 1));
  expect(read?.sessionId).toBe(sessionId);
  expect(await readAccessToken(app.services, await aToken())).not.toBeNull();
});

test('R22 every other token is invalid', async () => {
  const others = await Promise.all([
    aToken({ key: new Uint8Array(32) }),
    aToken({
      alg: 'HS512',
      key: new Uint8Array([...app.services.secrets.signingKey, ...new Uint8Array(32)]),
    }),
    aToken({ alg: 'HS384' }),
    ...['iss', 'jti', 'exp'].map((without) => aToken({ without })),
  ]);
  const unsigned = new UnsecuredJWT({
    iss: 'share-back-office',
    jti: sessionId,
    exp: 9_999_999_999,
  }).encode();
  for (const token of [...others, unsigned, '', 'a.b.c']) {
    expect([token, await readAccessToken(app.services, token)]).toEqual([token, null]);
  }
});
