import * as account from '@share/contract/areas/account/account.endpoints.ts';
import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { listOwnOrders } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import {
  getCurrentUser,
  issueToken,
  resetPassword,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { resetSecondFactor } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { type AnAccount, aUser } from '../../testing/people.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { oneTimeCodes, recoveryCodes } from '../second-factor/second-factor.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { makePasswordToken } from '../users/passwords/password-token.ts';

const app = appForAllTests();
const PASSWORD = 'Correct1horse';
const NOON = new Date('2026-05-04T10:00:00Z');
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => app.setClock(NOON));
const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const signIn = (email: string, password = PASSWORD) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, ...client } });
const halfOf = async (email: string) => String((await signIn(email)).errors[0]?.details?.halfSessionToken);
const finish = (halfSessionToken: string, code: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'second_factor', halfSessionToken, code, ...client } });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.services.now().getTime() + steps * 30_000,
  });
/** A code that is none of the valid ones. */
const wrongCode = (secret: string) =>
  ['111111', '222222', '333333', '444444'].find(
    (code) => ![-1, 0, 1].some((steps) => codeOf(secret, steps) === code),
  ) ?? '';

/** Somebody with an app that shows codes; a minute later, so that the first code is not in the way. */
async function withCodes(fields: AnAccount = {}) {
  const user = await aUser(app.context, { passwordHash, ...fields });
  const call = caller(app.app, (await signIn(user.email)).data.accessToken);
  const { secret, uri } = (await call(factor.startOneTimeCodes)).data;
  const confirmed = await call(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
  const recovery = confirmed.data.recoveryCodes ?? [];
  later(60);
  return { ...user, call, secret, uri, recovery };
}
const isSignedIn = async (answer: Awaited<ReturnType<typeof finish>>) =>
  (await caller(app.app, answer.data.accessToken)(getCurrentUser)).status === 200;

const mailsTo = (email: string) =>
  app.context.db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);

test('SES-06 the public site asks a member of staff for it, too, and the half session stays one of that site', async () => {
  const { id, email, secret } = await withCodes();
  const onSite = await app.asVisitor(issueToken, {
    body: { grantType: 'password', email, password: PASSWORD, forAdmin: false, ...client },
  });
  expect(onSite.codes).toEqual(['SECOND_FACTOR_REQUIRED']);
  const half = String(onSite.errors[0]?.details?.halfSessionToken);
  const { accessToken } = (await finish(half, codeOf(secret))).data;
  // Nothing of the back office opens with it.
  expect((await caller(app.app, accessToken)(getCurrentUser)).codes).toEqual(['FORBIDDEN']);
  expect((await caller(app.app, accessToken)(listOwnOrders)).status).toBe(200);
  const kinds = await app.context.db
    .select({ kind: sessions.kind })
    .from(sessions)
    .where(eq(sessions.userId, id));
  expect(kinds.at(-1)).toEqual({ kind: 'investor' });
});

describe('setting codes up', () => {
  test('they count once the first code is right; until then signing in asks for nothing', async () => {
    const user = await aUser(app.context, { passwordHash });
    const call = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret, uri } = (await call(factor.startOneTimeCodes)).data;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await signIn(user.email)).status).toBe(200);
    const confirm = (code: string) => call(factor.confirmOneTimeCodes, { body: { code } });
    expect((await confirm(wrongCode(secret))).errors).toMatchObject([{ code: 'CODE_WRONG', path: 'code' }]);
    expect((await confirm(codeOf(secret))).data.recoveryCodes).toHaveLength(10);
    expect((await call(factor.getSecondFactor)).data).toEqual({
      codesSince: NOON.toISOString(),
      passkeys: [],
      passkeysAt: 'http://localhost:3000',
      recoveryCodesLeft: 10,
      isDemanded: false,
    });
    expect((await signIn(user.email)).codes).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect((await call(factor.startOneTimeCodes)).codes).toEqual(['SECOND_FACTOR_EXISTS']);
  });

  test('R9 the other sessions end, because they never gave it', async () => {
    const user = await aUser(app.context, { passwordHash });
    const other = caller(app.app, (await signIn(user.email)).data.accessToken);
    const call = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret } = (await call(factor.startOneTimeCodes)).data;
    await call(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
    expect((await other(getCurrentUser)).status).toBe(401);
    expect((await call(getCurrentUser)).status).toBe(200);
  });

  test('R10 one that is turned on while an administrator resets the account is not stored', async () => {
    const user = await aUser(app.context, { passwordHash });
    const thief = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret } = (await thief(factor.startOneTimeCodes)).data;
    const ended = 'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL';
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
    const answer = thief(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
    await lock.untilWaiting(1);
    await lock.query(ended, [user.id]).finally(lock.release);
    expect((await answer).codes).toEqual(['NOT_SIGNED_IN']);
    expect((await signIn(user.email)).status).toBe(200);
  });

  test('R25 the secret is encrypted for its row, recovery codes are fingerprints, and nothing of both is recorded', async () => {
    const { id, secret, recovery } = await withCodes();
    const [row] = await app.context.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id));
    expect(row?.secret).not.toContain(secret);
    expect(app.services.secrets.open(row?.secret ?? '', `one_time_codes:secret:${row?.id}`)).toBe(secret);
    const codes = await app.context.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    const { rows } = await app.services.pool.query('SELECT answer FROM idempotent_answers');
    const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    const stored = JSON.stringify([codes, rows, entries]);
    for (const text of [secret, ...recovery]) expect(stored).not.toContain(text);
    expect(entries.map(({ action }) => action)).toContain('second-factor.on');
  });

  test('turning them off needs the password, ends the recovery codes, and e-mails the owner as turning on does', async () => {
    const { id, email, call } = await withCodes({ language: 'en' });
    const remove = (password: string) => call(factor.removeOneTimeCodes, { body: { password } });
    expect((await remove('Wrong1wrong')).errors).toMatchObject([
      { code: 'CURRENT_PASSWORD_WRONG', path: 'password' },
    ]);
    expect((await remove(PASSWORD)).data).toMatchObject({ codesSince: null, recoveryCodesLeft: 0 });
    expect((await signIn(email)).status).toBe(200);
    expect(await app.context.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, id))).toEqual([]);
    const subject = 'Your second factor has been changed';
    expect(await mailsTo(email)).toMatchObject([{ subject }, { subject }]);
  });

  test('new recovery codes make the former ones worthless', async () => {
    const { email, call, recovery } = await withCodes();
    const [fresh = ''] = (await call(factor.replaceRecoveryCodes)).data.recoveryCodes;
    const half = await halfOf(email);
    expect((await finish(half, recovery[0] ?? '')).codes).toEqual(['CODE_WRONG']);
    expect(await isSignedIn(await finish(half, fresh))).toBe(true);
    // On, new recovery codes, and one of them used.
    const sent = (await mailsTo(email)).filter(({ type }) => type === 'second-factor-changed');
    expect(sent.map(({ event }) => /user \d+ (.+) \S+$/.exec(event)?.[1])).toEqual([
      'codes from an app were turned on',
      'new recovery codes were made',
      'a recovery code was used',
    ]);
  });
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

describe('R10 the reset by another administrator', () => {
  const reset = (call: Caller, id: number) => call(resetSecondFactor, { params: { id } });

  test('removes it, ends every session, tells the owner, and is recorded', async () => {
    const owner = await withCodes({ language: 'en' });
    const half = await halfOf(owner.email);
    const admin = await aUser(app.context, { isSuperAdmin: true });
    const { data } = await reset(await app.asUser(admin), owner.id);
    expect(data).toMatchObject({
      hasSecondFactor: false,
      whyNot: { resetSecondFactor: 'SECOND_FACTOR_MISSING' },
    });
    expect((await owner.call(getCurrentUser)).status).toBe(401);
    expect((await finish(half, codeOf(owner.secret))).codes).toEqual(['HALF_SESSION_ENDED']);
    expect((await signIn(owner.email)).status).toBe(200);
    const mails = await mailsTo(owner.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your second factor has been removed' });
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, owner.id));
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'second-factor.reset', actorId: admin.id }),
    );
  });

  test('nobody resets it for somebody stronger, for a super administrator, or for themselves', async () => {
    const clerk = await app.as({ can: ['admin:user:edit', 'admin:user:get'] });
    const stronger = await withCodes({ can: ['admin:offer:delete'] });
    expect((await reset(clerk, stronger.id)).codes).toEqual(['USER_IS_STRONGER']);
    expect((await reset(clerk, (await withCodes({ isSuperAdmin: true })).id)).codes).toEqual([
      'USER_IS_SUPER_ADMIN',
    ]);
    expect((await reset(clerk, (await withCodes()).id)).status).toBe(200);
    const own = await withCodes({ isSuperAdmin: true });
    expect((await reset(own.call, own.id)).codes).toEqual(['USER_IS_YOURSELF']);
    expect((await reset(await app.as('super admin'), (await aUser(app.context)).id)).codes).toEqual([
      'SECOND_FACTOR_MISSING',
    ]);
  });
});

test('a second factor that the settings demand: without one only the own account is open', async () => {
  const user = await aUser(app.context, { passwordHash, isSuperAdmin: true });
  const { accessToken } = (await signIn(user.email)).data;
  const call = caller(app.app, accessToken);
  expect((await call(getCurrentUser)).data.needsSecondFactor).toBe(false);
  await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = true');
  try {
    const open: string[] = [];
    for (const { endpoint } of allEndpoints) {
      if (endpoint.access === 'public' || endpoint.method !== 'GET') continue;
      const url = `/api${endpoint.path.replace(/:\w+/g, '1')}`;
      const headers = { authorization: `Bearer ${accessToken}` };
      const { statusCode } = await app.app.http.inject({ method: 'GET', url, headers });
      if (statusCode !== 403) open.push(endpoint.path);
    }
    expect(open.toSorted()).toEqual([
      '/admin/splash-screen',
      '/admin/user/me/permission-check',
      '/self/account',
      '/self/devices',
      '/self/rights',
      '/self/second-factor',
      '/user/me',
      '/user/me/draft-key',
    ]);
    expect((await call(getCurrentUser)).data.needsSecondFactor).toBe(true);
    const { secret } = (await call(factor.startOneTimeCodes)).data;
    await call(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
    expect((await call(getCurrentUser)).data.needsSecondFactor).toBe(false);
  } finally {
    await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = false');
  }
});

test('a reset password removes no second factor: it is asked for as before', async () => {
  const { id, email, secret } = await withCodes();
  const token = await makePasswordToken(app.context.db, app.context, id, 1);
  const body = { token, newPassword: 'Battery2staple' };
  expect((await app.asVisitor(resetPassword, { body })).status).toBe(200);
  const asked = await signIn(email, 'Battery2staple');
  expect(asked.codes).toEqual(['SECOND_FACTOR_REQUIRED']);
  const half = String(asked.errors[0]?.details?.halfSessionToken);
  expect((await finish(half, wrongCode(secret))).codes).toEqual(['CODE_WRONG']);
  expect(await isSignedIn(await finish(half, codeOf(secret)))).toBe(true);
});
