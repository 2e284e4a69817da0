import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { resetSecondFactor } from '@share/contract/areas/users/users.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anInvestor, aUser, bearerOf } from '../../testing/people.ts';
import { peopleWithCodes } from '../../testing/signing-in/people-with-codes.ts';
import { NOON, PASSWORD } from '../../testing/signing-in/people-with-passwords.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { oneTimeCodes, recoveryCodes } from '../second-factor/second-factor.tables.ts';

const { app, someone, signIn, halfOf, finish, codeOf, wrongCode, withCodes, isSignedIn, mailsTo } =
  peopleWithCodes();

describe('setting codes up', () => {
  test('they count once the first code is right; until then signing in asks for nothing', async () => {
    const user = await someone();
    const call = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret, uri } = (await call(factor.startOneTimeCodes)).data;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await signIn(user.email)).status).toBe(200);
    const confirm = (code: string) => call(factor.confirmOneTimeCodes, { body: { code } });
    expect((await confirm(wrongCode(secret))).errors).toMatchObject([{ code: 'CODE_WRONG', path: 'code' }]);
    // Apps show the code in two groups.
    const grouped = codeOf(secret).replace(/^.../, '$& ');
    expect((await confirm(grouped)).data.recoveryCodes).toHaveLength(10);
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
    const user = await someone();
    const other = caller(app.app, (await signIn(user.email)).data.accessToken);
    const call = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { secret } = (await call(factor.startOneTimeCodes)).data;
    await call(factor.confirmOneTimeCodes, { body: { code: codeOf(secret) } });
    expect((await other(getCurrentUser)).status).toBe(401);
    expect((await call(getCurrentUser)).status).toBe(200);
  });

  test('R10 one that is turned on while an administrator resets the account is not stored', async () => {
    const user = await someone();
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
    const sent = (await mailsTo(email)).filter(({ type }) => type === 'second-factor-changed');
    expect(sent.map(({ event }) => /user \d+ (.+) \S+$/.exec(event)?.[1])).toEqual([
      'codes from an app were turned on',
      'new recovery codes were made',
      'a recovery code was used',
    ]);
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
  const user = await someone({ isSuperAdmin: true });
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

test('a second factor that the settings demand: without one staff have no matters of an investor either, and may read the site', async () => {
  const staff = await someone({ isAdmin: true });
  const onSite = async (user: Parameters<typeof bearerOf>[1]) => {
    const authorization = await bearerOf(app.context, user, 'investor');
    return async (method: 'GET' | 'DELETE', url: string) =>
      (await app.app.http.inject({ method, url: `/api${url}`, headers: { authorization } })).statusCode;
  };
  const [asStaff, asInvestor] = [await onSite(staff), await onSite(await anInvestor(app.context))];
  expect(await asStaff('GET', '/me/orders')).toBe(200);
  await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = true');
  try {
    expect(await asStaff('GET', '/me/orders')).toBe(403);
    expect(await asStaff('GET', '/faq')).toBe(200);
    expect(await asInvestor('GET', '/me/orders')).toBe(200);
    expect(await asStaff('DELETE', '/me/session')).toBe(200);
  } finally {
    await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = false');
  }
});
