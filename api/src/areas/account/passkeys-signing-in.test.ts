import { getCurrentUser, startPasskey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anAuthenticator } from '../../testing/signing-in/authenticator.ts';
import { ORIGIN, peopleWithPasskeys } from '../../testing/signing-in/people-with-passkeys.ts';
import { caller } from '../../testing/test-app.ts';
import { passkeys } from '../second-factor/second-factor.tables.ts';

const { app, later, signIn, halfOf, ask, askData, finish, finishByCode, signedIn, add, withPasskey, view } =
  peopleWithPasskeys();

describe('signing in', () => {
  test('the right password asks for the second factor and says which kinds there are', async () => {
    const { email, key } = await withPasskey();
    const refused = await signIn(email);
    expect([refused.status, refused.codes]).toEqual([401, ['SECOND_FACTOR_REQUIRED']]);
    expect(refused.errors[0]?.details).toEqual({
      halfSessionToken: expect.any(String),
      expiresIn: 300,
      factors: 'passkeys',
    });
    expect(await askData(await halfOf(email))).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'office.example.com',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
      userVerification: 'preferred',
      timeout: 120_000,
    });
  });

  test('a passkey signs in, and the list shows when it was last used', async () => {
    const { id, email, key } = await withPasskey();
    later(60);
    const half = await halfOf(email);
    const { data } = await finish(half, key.answer(await askData(half)));
    const call = caller(app.app, data.accessToken);
    expect((await call(getCurrentUser)).data).toMatchObject({ id, hasCodes: false });
    expect((await view(call)).passkeys).toMatchObject([{ usedAt: '2026-05-04T10:01:00.000Z' }]);
  });

  test('a recovery code replaces it once', async () => {
    const { email, recovery } = await withPasskey();
    expect((await finishByCode(await halfOf(email), recovery[0] ?? '')).status).toBe(200);
    expect((await finishByCode(await halfOf(email), recovery[0] ?? '')).codes).toEqual(['CODE_WRONG']);
  });

  test('an answer is good once: neither again, nor for two requests at the same time', async () => {
    const { email, key } = await withPasskey();
    const half = await halfOf(email);
    const answer = key.answer(await askData(half));
    const answers = await Promise.all([finish(half, answer), finish(half, answer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const next = await halfOf(email);
    await ask(next);
    expect((await finish(next, answer)).codes).toEqual(['PASSKEY_REFUSED']);
  });

  test('a refused answer has used up its challenge', async () => {
    const { email, key } = await withPasskey();
    const half = await halfOf(email);
    const request = await askData(half);
    expect((await finish(half, key.answer(request, { origin: 'https://evil.example' }))).codes).toEqual([
      'PASSKEY_REFUSED',
    ]);
    expect((await finish(half, key.answer(request))).codes).toEqual(['PASSKEY_REFUSED']);
    expect((await finish(half, key.answer(await askData(half)))).status).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://office.example.com.evil.example' }],
    ['the same host without encryption', { origin: 'http://office.example.com' }],
    ['another host', { rpId: 'example.com' }],
    ['nobody verified, though the authenticator could when it was added', { verifiesUser: false }],
  ])('an answer of %s is refused', async (_, said) => {
    const { email, key } = await withPasskey();
    const half = await halfOf(email);
    expect((await finish(half, key.answer(await askData(half), said))).codes).toEqual(['PASSKEY_REFUSED']);
  });

  test('a key without a PIN was never verified, and signs in by touch', async () => {
    const { email, call } = await signedIn();
    const { key } = await add(call, 'Key', anAuthenticator(ORIGIN, { verifiesUser: false }));
    const half = await halfOf(email);
    expect((await finish(half, key.answer(await askData(half)))).status).toBe(200);
  });

  test('the answer for another half session is refused, also of the same person', async () => {
    const { email, key } = await withPasskey();
    const [one, other] = [await halfOf(email), await halfOf(email)];
    await ask(one);
    const answer = key.answer(await askData(other));
    expect((await finish(one, answer)).codes).toEqual(['PASSKEY_REFUSED']);
  });

  test('the passkey of another account is refused, and so is its answer in the half session of that person', async () => {
    const [owner, thief] = [await withPasskey(), await withPasskey()];
    const half = await halfOf(owner.email);
    expect((await finish(half, thief.key.answer(await askData(half)))).codes).toEqual(['PASSKEY_REFUSED']);
    const own = await halfOf(thief.email);
    const answer = thief.key.answer(await askData(own));
    expect((await finish(half, answer)).codes).toEqual(['PASSKEY_REFUSED']);
    const claimed = { ...thief.key.answer(await askData(half)), id: owner.key.id };
    expect((await finish(half, claimed)).codes).toEqual(['PASSKEY_REFUSED']);
  });

  test('a counter that goes back, or stands, is a copy: it is refused', async () => {
    const { email, key } = await withPasskey();
    const tries: [number, string[]][] = [
      [7, []],
      [7, ['PASSKEY_REFUSED']],
      [6, ['PASSKEY_REFUSED']],
      [8, []],
    ];
    for (const [counter, codes] of tries) {
      const half = await halfOf(email);
      const answer = key.answer(await askData(half), { counter });
      expect([counter, (await finish(half, answer)).codes]).toEqual([counter, codes]);
    }
  });

  test('a challenge ends after two minutes, a half session after five', async () => {
    const { email, key } = await withPasskey();
    const half = await halfOf(email);
    const request = await askData(half);
    later(121);
    expect((await finish(half, key.answer(request))).codes).toEqual(['PASSKEY_REFUSED']);
    const again = await askData(half);
    later(180);
    expect((await finish(half, key.answer(again))).codes).toEqual(['HALF_SESSION_ENDED']);
    expect((await ask(half)).codes).toEqual(['HALF_SESSION_ENDED']);
  });

  test('a challenge is given for half a session only, to an account with a passkey', async () => {
    expect((await ask('nonsense')).codes).toEqual(['HALF_SESSION_ENDED']);
    const stranger = { halfSessionToken: 'nonsense', clientId: 'other', clientSecret: 'other' };
    expect((await app.asVisitor(startPasskey, { body: stranger })).codes).toEqual(['CLIENT_NOT_EXISTS']);
    const { id, email } = await withPasskey();
    const half = await halfOf(email);
    await app.context.db.delete(passkeys).where(eq(passkeys.userId, id));
    expect((await ask(half)).codes).toEqual(['SECOND_FACTOR_MISSING']);
  });

  test('R24 refused answers count together with wrong codes and cause a wait', async () => {
    const { email, key, recovery } = await withPasskey();
    const half = await halfOf(email);
    const wrong = async () =>
      (await finish(half, key.answer(await askData(half), { rpId: 'example.com' }))).codes[0];
    const tries: (string | undefined)[] = [];
    for (let nth = 0; nth < 10; nth += 1) tries.push(await wrong());
    for (let nth = 0; nth < 10; nth += 1) tries.push((await finishByCode(half, 'aaaaa-aaaaa')).codes[0]);
    expect(new Set(tries)).toEqual(new Set(['PASSKEY_REFUSED', 'CODE_WRONG']));
    expect((await finish(half, key.answer(await askData(half)))).codes).toEqual(['TOO_MANY_TRIES']);
    expect((await finishByCode(half, recovery[0] ?? '')).codes).toEqual(['TOO_MANY_TRIES']);
  });
});
