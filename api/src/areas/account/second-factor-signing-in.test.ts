import * as account from '@share/contract/areas/account/account.endpoints.ts';
import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { listOwnOrders } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import {
  getCurrentUser,
  issueToken,
  resetPassword,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { peopleWithCodes } from '../../testing/signing-in/people-with-codes.ts';
import { client, PASSWORD } from '../../testing/signing-in/people-with-passwords.ts';
import { caller } from '../../testing/test-app.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { makePasswordToken } from '../users/passwords/password-token.ts';

const { app, later, signIn, halfOf, finish, codeOf, wrongCode, withCodes, isSignedIn } = peopleWithCodes();

test('SES-06 the public site asks a member of staff for it, too, and the half session stays one of that site', async () => {
  const { id, email, secret } = await withCodes();
  const onSite = await app.asVisitor(issueToken, {
    body: { grantType: 'password', email, password: PASSWORD, forAdmin: false, ...client },
  });
  expect(onSite.codes).toEqual(['SECOND_FACTOR_REQUIRED']);
  const half = String(onSite.errors[0]?.details?.halfSessionToken);
  const { accessToken } = (await finish(half, codeOf(secret))).data;
  // The session opens nothing of the back office.
  expect((await caller(app.app, accessToken)(getCurrentUser)).codes).toEqual(['FORBIDDEN']);
  expect((await caller(app.app, accessToken)(listOwnOrders)).status).toBe(200);
  const kinds = await app.context.db
    .select({ kind: sessions.kind })
    .from(sessions)
    .where(eq(sessions.userId, id));
  expect(kinds.at(-1)).toEqual({ kind: 'investor' });
});

describe('signing in', () => {
  test('it is asked for only after the right password', async () => {
    const { email } = await withCodes();
    expect((await signIn(email, 'Wrong1wrong')).codes).toEqual(['INVALID_GRANT']);
    const answer = await signIn(email);
    expect([answer.status, answer.codes]).toEqual([401, ['SECOND_FACTOR_REQUIRED']]);
    expect(answer.errors[0]?.details).toEqual({
      halfSessionToken: expect.any(String),
      expiresIn: 300,
      factors: 'codes',
    });
  });

  test('the journal has each sign-in that stops there, and each wrong code', async () => {
    const { id, email, secret, call } = await withCodes();
    const half = await halfOf(email);
    await finish(half, wrongCode(secret));
    await call(factor.confirmSelf, { body: { code: wrongCode(secret) } });
    const recorded = await app.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.id);
    expect(recorded.slice(-3).map(({ action }) => action)).toEqual([
      'session.half-open',
      'session.refused',
      'second-factor.refused',
    ]);
  });

  test('half a session opens nothing', async () => {
    const { email } = await withCodes();
    const half = await halfOf(email);
    for (const { endpoint } of allEndpoints) {
      if (endpoint.access === 'public') continue;
      const url = `/api${endpoint.path.replace(/:\w+/g, '1')}`;
      const headers = { authorization: `Bearer ${half}` };
      const { statusCode } = await app.app.http.inject({ method: endpoint.method, url, headers });
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 401]);
    }
    const refresh = { grantType: 'refresh_token', refreshToken: half, ...client } as const;
    expect((await app.asVisitor(issueToken, { body: refresh })).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test('half a session ends after five minutes', async () => {
    const { email, secret } = await withCodes();
    const half = await halfOf(email);
    later(301);
    expect((await finish(half, codeOf(secret))).codes).toEqual(['HALF_SESSION_ENDED']);
    expect((await finish('nonsense', codeOf(secret))).codes).toEqual(['HALF_SESSION_ENDED']);
  });

  test.each([-1, 0, 1])(
    'RFC 6238 a code is accepted %i steps away, with or without a space',
    async (steps) => {
      const { email, secret } = await withCodes();
      const code = codeOf(secret, steps);
      expect(
        await isSignedIn(await finish(await halfOf(email), `${code.slice(0, 3)} ${code.slice(3)}`)),
      ).toBe(true);
    },
  );

  test.each([-2, 2])('and refused %i steps away', async (steps) => {
    const { email, secret } = await withCodes();
    expect((await finish(await halfOf(email), codeOf(secret, steps))).codes).toEqual(['CODE_WRONG']);
  });

  test('a code is good once, also for two requests at the same time, and so are all older ones', async () => {
    const { email, secret } = await withCodes();
    const halves = [await halfOf(email), await halfOf(email)];
    const answers = await Promise.all(halves.map((half) => finish(half, codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await finish(await halfOf(email), codeOf(secret, -1))).codes).toEqual(['CODE_WRONG']);
  });

  test('of two sign-ins with the same recovery code one wins; it signs in without the app', async () => {
    const { id, email, recovery } = await withCodes();
    const [code = '', other = ''] = recovery;
    const halves = [await halfOf(email), await halfOf(email)];
    const answers = await Promise.all(halves.map((half) => finish(half, code.toUpperCase())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const acted = and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'second-factor.recovery'));
    expect(await app.context.db.select().from(auditEntries).where(acted)).toMatchObject([{ actorId: id }]);
    expect(await isSignedIn(await finish(await halfOf(email), other.replace('-', '')))).toBe(true);
  });

  test('half a session becomes one full session, not two', async () => {
    const { email, recovery } = await withCodes();
    const half = await halfOf(email);
    const answers = await Promise.all(recovery.slice(0, 2).map((code) => finish(half, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('R24 wrong codes cause a wait; starting again with the password gives no further tries', async () => {
    const { email, secret } = await withCodes();
    const tries = [];
    for (let nth = 0; nth < 6; nth += 1)
      tries.push((await finish(await halfOf(email), wrongCode(secret))).codes[0]);
    expect(tries).toEqual([...Array(5).fill('CODE_WRONG'), 'TOO_MANY_TRIES']);
    expect((await finish(await halfOf(email), codeOf(secret))).codes).toEqual(['TOO_MANY_TRIES']);
    later(61);
    expect(await isSignedIn(await finish(await halfOf(email), codeOf(secret)))).toBe(true);
  });

  test('I-23 a changed password, and a deactivated account, end half a session', async () => {
    const { id, email, call, secret } = await withCodes();
    const half = await halfOf(email);
    const body = { currentPassword: PASSWORD, newPassword: 'Battery2staple' };
    const { data } = await call(account.changePassword, { body });
    expect((await finish(half, codeOf(secret))).codes).toEqual(['HALF_SESSION_ENDED']);
    expect((await caller(app.app, data.accessToken)(factor.getSecondFactor)).data.codesSince).not.toBeNull();
    const again = await signIn(email, 'Battery2staple');
    expect(again.codes).toEqual(['SECOND_FACTOR_REQUIRED']);
    await app.services.pool.query('UPDATE users SET active = false WHERE id = $1', [id]);
    const token = String(again.errors[0]?.details?.halfSessionToken);
    expect((await finish(token, codeOf(secret))).codes).toEqual(['HALF_SESSION_ENDED']);
  });
});

test('a reset password removes no second factor: it is asked for as before', async () => {
  const { id, email, secret } = await withCodes();
  const token = await app.context.db.transaction((tx) => makePasswordToken(tx, app.context, id, 1));
  const body = { token, newPassword: 'Battery2staple' };
  expect((await app.asVisitor(resetPassword, { body })).status).toBe(200);
  const asked = await signIn(email, 'Battery2staple');
  expect(asked.codes).toEqual(['SECOND_FACTOR_REQUIRED']);
  const half = String(asked.errors[0]?.details?.halfSessionToken);
  expect((await finish(half, wrongCode(secret))).codes).toEqual(['CODE_WRONG']);
  expect(await isSignedIn(await finish(half, codeOf(secret)))).toBe(true);
});
