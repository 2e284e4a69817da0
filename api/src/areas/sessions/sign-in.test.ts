import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { getCurrentUser, issueToken, signOut } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/passwords.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock, runIntoLock } from '../../testing/held-lock.ts';
import { aUser } from '../../testing/people.ts';
import { caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './sessions.tables.ts';

const deriveKey = promisify(argon2);
async function weakHashOf(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const settings = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = await deriveKey('argon2id', { message: password, nonce, ...settings });
  return `argon2id$m=8192,t=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const PASSWORD = 'Correct1horse';

const app = appForAllTests();
let passwordHash: string;
const NOON = new Date('2026-05-04T10:00:00Z');

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => app.setClock(NOON));

const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));
const someone = (fields = {}) => aUser(app.context, { passwordHash, ...fields });
const signIn = (email: string, password = PASSWORD) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, forAdmin: true, ...client } });
const refresh = (refreshToken: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'refresh_token', refreshToken, ...client } });
const me = (accessToken: string) => caller(app.app, accessToken)(getCurrentUser);

describe('signing in', () => {
  test('SES-08 SES-09 the right password opens a session for expiresIn seconds', async () => {
    const user = await someone();
    const { data } = await signIn(user.email.toUpperCase());
    expect(data.expiresIn).toBe(900);
    expect((await me(data.accessToken)).data).toMatchObject({
      id: user.id,
      firstName: 'Anna',
      lastName: 'Nowak',
    });
    const lowerCase = { authorization: `bearer ${data.accessToken}` };
    expect((await app.asVisitor(getCurrentUser, { headers: lowerCase })).status).toBe(200);
    later(901);
    expect((await me(data.accessToken)).status).toBe(401);
  });

  test('a wrong password, an unknown address, an inactive and a deleted user get the same answer', async () => {
    const user = await someone();
    // Nor does the answer reveal that the password of an inactive investor was right.
    const inactive = await someone({ active: false, isAdmin: false });
    const deleted = await someone({ deletedAt: NOON, isAdmin: false });
    const answers = await Promise.all([
      signIn(user.email, 'Wrong1wrong'),
      signIn('nobody@example.com'),
      signIn(inactive.email),
      signIn(deleted.email),
    ]);
    for (const answer of answers) expect(answer.codes).toEqual(['INVALID_GRANT']);
  });

  test('SES-06 a user who is not an administrator learns the reason only with the right password', async () => {
    const investor = await someone({ isAdmin: false });
    expect((await signIn(investor.email)).codes).toEqual(['USER_IS_NOT_ADMIN']);
    expect((await signIn(investor.email, 'Wrong1wrong')).codes).toEqual(['INVALID_GRANT']);
  });

  test('SES-03 SES-04 empty fields are both named at once', async () => {
    const { errors } = await signIn('', '');
    expect(errors.map(({ code, path }) => [code, path])).toEqual([
      ['EMAIL_EMPTY', 'email'],
      ['PASSWORD_EMPTY', 'password'],
    ]);
  });

  test('an unknown client id is refused', async () => {
    const { codes } = await app.asVisitor(issueToken, {
      body: {
        grantType: 'password',
        email: 'a@example.com',
        password: 'x',
        clientId: 'other',
        clientSecret: 'other',
      },
    });
    expect(codes).toEqual(['CLIENT_NOT_EXISTS']);
  });
});

describe('I-23 a change of the account during sign-in', () => {
  const OLD = 'argon2id$m=8192,t=1$';
  /** Changes the account while somebody signs in: after the password was checked, before the session opens. */
  async function signInDuring(change: string, values: unknown[], fields = {}) {
    const user = await someone(fields);
    const { databaseUrl } = app;
    const lock = await holdLock(databaseUrl, `UPDATE users SET ${change} WHERE id = $1`, [
      user.id,
      ...values,
    ]);
    const answer = signIn(user.email);
    await lock.untilWaiting(1).finally(lock.release);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    return { answer: await answer, stored };
  }

  test.each([
    ['the password is changed', "password_hash = 'another'"],
    ['the account is deactivated', 'active = false'],
    ['the account is deleted', 'deleted_at = now()'],
    ['the administrator becomes an investor', 'is_admin = false'],
  ])('%s: the old password opens nothing any more', async (_, change) => {
    const { answer } = await signInDuring(change, []);
    expect(answer.codes).toEqual(['INVALID_GRANT']);
  });

  test('a new password is not overwritten by a stronger hash of the old one', async () => {
    const weak = await weakHashOf(PASSWORD);
    expect(weak.startsWith(OLD)).toBe(true);
    const { answer, stored } = await signInDuring("password_hash = 'another'", [], { passwordHash: weak });
    expect([answer.codes, stored?.passwordHash]).toEqual([['INVALID_GRANT'], 'another']);
  });

  test('R23 a hash with weaker settings is replaced when its user signs in', async () => {
    const user = await someone({ passwordHash: await weakHashOf(PASSWORD) });
    expect((await signIn(user.email)).status).toBe(200);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.passwordHash?.startsWith(OLD)).toBe(false);
    expect((await signIn(user.email)).status).toBe(200);
  });
});

describe('throttling', () => {
  test('SES-12 the sixth try within a minute is refused, even with the right password, until the minute is over', async () => {
    const user = await someone();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(user.email, 'Wrong1wrong')).codes).toEqual(['INVALID_GRANT']);
    const blocked = await signIn(user.email);
    expect(blocked).toMatchObject({ status: 429, codes: ['TOO_MANY_TRIES'] });
    later(61);
    expect((await signIn(user.email)).status).toBe(200);
  });

  test('parallel guesses get no more than the five tries', async () => {
    const user = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(user.email, 'Wrong1wrong')));
    expect(answers.filter(({ codes }) => codes.includes('INVALID_GRANT'))).toHaveLength(5);
    expect(answers.filter(({ codes }) => codes.includes('TOO_MANY_TRIES'))).toHaveLength(7);
  });

  test('a success resets the failures before it', async () => {
    const user = await someone();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) await signIn(user.email, 'Wrong1wrong');
      expect((await signIn(user.email)).status).toBe(200);
    }
  });
});

describe('refreshing', () => {
  test('SES-15 SES-16 a refresh token is exchanged for new tokens of the same session', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    expect(next.refreshToken).not.toBe(data.refreshToken);
    expect((await me(next.accessToken)).status).toBe(200);
  });

  test('a second tab with the previous token gets the same successor for ten seconds', async () => {
    const { data } = await signIn((await someone()).email);
    const [one, other] = await Promise.all([refresh(data.refreshToken), refresh(data.refreshToken)]);
    expect(other.data.refreshToken).toBe(one.data.refreshToken);
    later(10);
    expect((await refresh(data.refreshToken)).data.refreshToken).toBe(one.data.refreshToken);
  });

  test('R22 a token that was exchanged more than ten seconds ago ends the session', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    later(11);
    expect((await refresh(data.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    expect((await refresh(next.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    expect((await me(next.accessToken)).status).toBe(401);
  });

  test('R22 the token before the previous one ends the session at once', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    const { data: third } = await refresh(next.refreshToken);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test('R22 a request that waited while its token was exchanged twice does not revert the session', async () => {
    const { data } = await signIn((await someone()).email);
    const [id] = data.refreshToken.split('.');
    const spend = 'UPDATE sessions SET generation = 3 WHERE id = $1';
    const [late] = await runIntoLock(app.databaseUrl, [spend, id], [() => refresh(data.refreshToken)]);
    expect(late?.codes).toEqual(['TOKEN_EXPIRED']);
    expect((await me(data.accessToken)).status).toBe(401);
  });

  test('a new refresh token does not extend the session', async () => {
    let { data } = await signIn((await someone()).email);
    for (let day = 0; day < 13; day += 1) {
      later(86_400);
      ({ data } = await refresh(data.refreshToken));
    }
    later(86_400 + 1);
    expect((await refresh(data.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test('a token that we did not create is refused', async () => {
    const { data } = await signIn((await someone()).email);
    const forged = `${data.refreshToken.slice(0, -1)}${data.refreshToken.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [forged, 'x', 'x'.repeat(501)])
      expect(await refresh(token)).toMatchObject({ status: 401, codes: ['TOKEN_EXPIRED'] });
  });

  test('the database stores only hashes', async () => {
    const user = await someone();
    const { data } = await signIn(user.email);
    const [stored] = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(data.refreshToken.slice(-40));
  });
});

describe('ending a session', () => {
  test('SES-13 signing out ends the access token and the refresh token', async () => {
    const { data } = await signIn((await someone()).email);
    expect((await caller(app.app, data.accessToken)(signOut)).status).toBe(200);
    expect((await me(data.accessToken)).status).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
  });

  test('I-23 the session of a deactivated account does not return when the account is activated again', async () => {
    const user = await someone();
    const { data } = await signIn(user.email);
    const setActive = (active: boolean) =>
      app.services.db.update(users).set({ active }).where(eq(users.id, user.id));
    await setActive(false);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    await setActive(true);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect((await me(data.accessToken)).status).toBe(401);
  });

  test('R9 the next call of a user who was deactivated or lost the administrator flag is refused', async () => {
    for (const change of [{ active: false }, { isAdmin: false }]) {
      const user = await someone();
      const { data } = await signIn(user.email);
      await app.services.db.update(users).set(change).where(eq(users.id, user.id));
      expect((await me(data.accessToken)).status).toBeGreaterThanOrEqual(401);
      expect((await refresh(data.refreshToken)).status).toBe(401);
    }
  });
});
