import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { getCurrentUser, issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { holdLock } from '../../testing/held-lock.ts';
import {
  client,
  NOON,
  PASSWORD,
  peopleWithPasswords,
} from '../../testing/signing-in/people-with-passwords.ts';
import { caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';

const deriveKey = promisify(argon2);
async function weakHashOf(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const settings = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = await deriveKey('argon2id', { message: password, nonce, ...settings });
  return `argon2id$m=8192,t=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const { app, later, someone } = peopleWithPasswords();
const signIn = (email: string, password = PASSWORD) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, forAdmin: true, ...client } });
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
    ['the account gets another address', "email = 'present@example.com'"],
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
