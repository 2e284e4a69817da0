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
  test('SES-08 SES-09 a good password opens a session for expiresIn seconds', async () => {
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

  test('a wrong password, an unknown address, an inactive and a deleted user are all told the same', async () => {
    const user = await someone();
    // Of no investor who is shut out is it told that the password was right either.
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

  test('SES-06 who is no administrator is told so, but only with the right password', async () => {
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

  test('another client is refused', async () => {
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

describe('I-23 meanwhile', () => {
  const OLD = 'argon2id$m=8192,t=1$';
  /** Somebody who signs in while the account is changed: the password was good, and the change comes first. */
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
    ['the account is shut', 'active = false'],
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

  test('R23 a hash of weaker settings is replaced when its password comes in', async () => {
    const user = await someone({ passwordHash: await weakHashOf(PASSWORD) });
    expect((await signIn(user.email)).status).toBe(200);
    const [stored] = await app.services.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.passwordHash?.startsWith(OLD)).toBe(false);
    expect((await signIn(user.email)).status).toBe(200);
  });
});

describe('throttling', () => {
  test('SES-12 the sixth try within a minute waits, even with the right password, and may go on afterwards', async () => {
    const user = await someone();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(user.email, 'Wrong1wrong')).codes).toEqual(['INVALID_GRANT']);
    const blocked = await signIn(user.email);
    expect(blocked).toMatchObject({ status: 429, codes: ['TOO_MANY_TRIES'] });
    later(61);
    expect((await signIn(user.email)).status).toBe(200);
  });

  test('parallel guesses gain nothing over the five', async () => {
    const user = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(user.email, 'Wrong1wrong')));
    expect(answers.filter(({ codes }) => codes.includes('INVALID_GRANT'))).toHaveLength(5);
    expect(answers.filter(({ codes }) => codes.includes('TOO_MANY_TRIES'))).toHaveLength(7);
  });

  test('a success forgets the failures before it', async () => {
    const user = await someone();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 3; tries += 1) await signIn(user.email, 'Wrong1wrong');
      expect((await signIn(user.email)).status).toBe(200);
    }
  });
});

describe('refreshing', () => {
  test('SES-15 SES-16 a refresh token gives new tokens, and the session goes on', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    expect(next.refreshToken).not.toBe(data.refreshToken);
    expect((await me(next.accessToken)).status).toBe(200);
  });

  test('a second tab that still holds the predecessor is told the same successor for ten seconds', async () => {
    const { data } = await signIn((await someone()).email);
    const [one, other] = await Promise.all([refresh(data.refreshToken), refresh(data.refreshToken)]);
    expect(other.data.refreshToken).toBe(one.data.refreshToken);
    later(10);
    expect((await refresh(data.refreshToken)).data.refreshToken).toBe(one.data.refreshToken);
  });

  test('R22 a token spent more than ten seconds ago ends the whole session', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    later(11);
    expect((await refresh(data.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    expect((await refresh(next.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    expect((await me(next.accessToken)).status).toBe(401);
  });

  test('R22 the predecessor of the predecessor ends the session at once', async () => {
    const { data } = await signIn((await someone()).email);
    const { data: next } = await refresh(data.refreshToken);
    const { data: third } = await refresh(next.refreshToken);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test('R22 a request that waited while its token was spent twice never takes the session back', async () => {
    const { data } = await signIn((await someone()).email);
    const [id] = data.refreshToken.split('.');
    const spend = 'UPDATE sessions SET generation = 3 WHERE id = $1';
    const [late] = await runIntoLock(app.databaseUrl, [spend, id], [() => refresh(data.refreshToken)]);
    expect(late?.codes).toEqual(['TOKEN_EXPIRED']);
    expect((await me(data.accessToken)).status).toBe(401);
  });

  test('rotation does not lengthen the life of a session', async () => {
    let { data } = await signIn((await someone()).email);
    for (let day = 0; day < 13; day += 1) {
      later(86_400);
      ({ data } = await refresh(data.refreshToken));
    }
    later(86_400 + 1);
    expect((await refresh(data.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test('a token that we did not make is refused', async () => {
    const { data } = await signIn((await someone()).email);
    const forged = `${data.refreshToken.slice(0, -1)}${data.refreshToken.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [forged, 'x', 'x'.repeat(501)])
      expect(await refresh(token)).toMatchObject({ status: 401, codes: ['TOKEN_EXPIRED'] });
  });

  test('the database holds hashes only', async () => {
    const user = await someone();
    const { data } = await signIn(user.email);
    const [stored] = await app.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(data.refreshToken.slice(-40));
  });
});

describe('ending', () => {
  test('SES-13 signing out ends the access token and the refresh token', async () => {
    const { data } = await signIn((await someone()).email);
    expect((await caller(app.app, data.accessToken)(signOut)).status).toBe(200);
    expect((await me(data.accessToken)).status).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
  });

  test('I-23 the session of somebody who was shut out does not come back with the account', async () => {
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

  test('R9 a user who is deactivated or loses the administrator flag is out at the next call', async () => {
    for (const change of [{ active: false }, { isAdmin: false }]) {
      const user = await someone();
      const { data } = await signIn(user.email);
      await app.services.db.update(users).set(change).where(eq(users.id, user.id));
      expect((await me(data.accessToken)).status).toBeGreaterThanOrEqual(401);
      expect((await refresh(data.refreshToken)).status).toBe(401);
    }
  });
});
