/** SES-06: sessions of the public site are of another kind than those of the back office. */
import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import {
  getCurrentUser,
  issueToken,
  signOut,
  signOutOfSite,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './sessions.tables.ts';

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const PASSWORD = 'Correct1horse';
const NOON = new Date('2026-05-04T10:00:00Z');

const app = appForAllTests();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, noRequest);
});
beforeEach(() => app.setClock(NOON));

const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));
const signIn = (email: string, { forAdmin = false, password = PASSWORD } = {}) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, forAdmin, ...client } });
const refresh = (refreshToken: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'refresh_token', refreshToken, ...client } });
const statusOf = async (accessToken: string, endpoint: typeof signOutOfSite | typeof getCurrentUser) =>
  (await caller(app.app, accessToken)(endpoint)).status;
const kindsOf = async (userId: number) =>
  (await app.context.db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ kind }) => kind);

describe('signing in to the public site', () => {
  test('an investor gets a session that opens nothing of the back office, and ends it', async () => {
    const investor = await anInvestor(app.context, { passwordHash });
    const { accessToken, refreshToken } = (await signIn(investor.email.toUpperCase())).data;
    expect(await kindsOf(investor.id)).toEqual(['investor']);
    expect(await statusOf(accessToken, getCurrentUser)).toBe(403);
    expect(await statusOf(accessToken, signOutOfSite)).toBe(200);
    expect(await statusOf(accessToken, signOutOfSite)).toBe(401);
    expect((await refresh(refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test("a super administrator's session of the public site stays one after every refresh", async () => {
    const admin = await aUser(app.context, { isSuperAdmin: true, passwordHash });
    let { data } = await signIn(admin.email);
    for (let round = 0; round < 3; round += 1) {
      const call = caller(app.app, data.accessToken);
      expect((await call(getCurrentUser)).codes).toEqual(['FORBIDDEN']);
      expect((await call(getOffer, { params: { idOrSlug: '1' } })).codes).toEqual(['FORBIDDEN']);
      expect((await call(signOut)).codes).toEqual(['FORBIDDEN']);
      later(60);
      data = (await refresh(data.refreshToken)).data;
    }
    expect(await kindsOf(admin.id)).toEqual(['investor']);
    const office = (await signIn(admin.email, { forAdmin: true })).data;
    expect(await statusOf(office.accessToken, getCurrentUser)).toBe(200);
    expect(await statusOf(office.accessToken, signOutOfSite)).toBe(403);
    expect(await statusOf(data.accessToken, getCurrentUser)).toBe(403);
  });

  test('wrong passwords, unknown addresses, inactive and deleted accounts get the same answer', async () => {
    const investor = await anInvestor(app.context, { passwordHash });
    const inactive = await anInvestor(app.context, { passwordHash, active: false });
    const deleted = await anInvestor(app.context, { passwordHash, deletedAt: NOON });
    const invited = await anInvestor(app.context);
    const answers = [
      await signIn(investor.email, { password: 'Wrong1wrong' }),
      await signIn('nobody@example.com'),
      await signIn(inactive.email),
      await signIn(deleted.email),
      await signIn(invited.email),
    ];
    for (const { codes } of answers) expect(codes).toEqual(['INVALID_GRANT']);
  });

  test('SES-12 wrong passwords for either kind count together', async () => {
    const admin = await aUser(app.context, { passwordHash });
    for (let round = 0; round < 5; round += 1)
      await signIn(admin.email, { password: 'Wrong1wrong', forAdmin: round % 2 === 0 });
    expect((await signIn(admin.email)).codes).toEqual(['TOO_MANY_TRIES']);
    expect((await signIn(admin.email, { forAdmin: true })).codes).toEqual(['TOO_MANY_TRIES']);
  });

  test('a sign-in fails if the account is deactivated while its password is being checked', async () => {
    const investor = await anInvestor(app.context, { passwordHash });
    const held = await holdLock(app.databaseUrl, 'SELECT FROM users WHERE id = $1 FOR UPDATE', [investor.id]);
    const answer = signIn(investor.email);
    await held.untilWaiting(1);
    await held.query('UPDATE users SET active = false WHERE id = $1', [investor.id]);
    await held.release();
    expect((await answer).codes).toEqual(['INVALID_GRANT']);
    expect(await kindsOf(investor.id)).toEqual([]);
  });
});

describe('the session of an investor ends at once', () => {
  test.each<[string, Partial<typeof users.$inferInsert>]>([
    ['when the account is deactivated', { active: false }],
    ['when the account is deleted', { deletedAt: NOON }],
    ['when the password changes', { passwordChangedAt: NOON }],
    ['when the investor becomes an administrator', { isAdmin: true }],
  ])('%s', async (_, change) => {
    const investor = await anInvestor(app.context, { passwordHash });
    const { accessToken, refreshToken } = (await signIn(investor.email)).data;
    await app.context.db.update(users).set(change).where(eq(users.id, investor.id));
    expect(await statusOf(accessToken, signOutOfSite)).toBe(401);
    expect((await refresh(refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test('I-24 when a spent refresh token is used again', async () => {
    const investor = await anInvestor(app.context, { passwordHash });
    const first = (await signIn(investor.email)).data;
    const second = (await refresh(first.refreshToken)).data;
    later(11);
    expect((await refresh(first.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    expect(await statusOf(second.accessToken, signOutOfSite)).toBe(401);
  });
});

test('a session of one kind cannot be stored as any third one', async () => {
  await expect(app.context.db.execute(sql`UPDATE sessions SET kind = 'both'`)).rejects.toThrow();
});
