import { getCurrentUser, issueToken, signOut } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { runIntoLock } from '../../testing/held-lock.ts';
import { client, PASSWORD, peopleWithPasswords } from '../../testing/signing-in/people-with-passwords.ts';
import { caller } from '../../testing/test-app.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './sessions.tables.ts';
import { openSession } from './sign-in.ts';

const { app, later, someone } = peopleWithPasswords();
const signIn = (email: string, password = PASSWORD) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password, forAdmin: true, ...client } });
const refresh = (refreshToken: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'refresh_token', refreshToken, ...client } });
const me = (accessToken: string) => caller(app.app, accessToken)(getCurrentUser);

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
    for (let halfDay = 1; halfDay < 28; halfDay += 1) {
      later(43_200);
      ({ data } = await refresh(data.refreshToken));
    }
    later(43_200);
    expect((await refresh(data.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
  });

  test('a session of the back office that no page uses for twelve hours ends, one of the public site does not', async () => {
    const user = await someone();
    const atSite = await openSession(app.context, user, 'investor');
    const { data } = await signIn(user.email);
    later(43_200);
    const { data: next } = await refresh(data.refreshToken);
    later(43_201);
    expect((await refresh(next.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    later(-43_201);
    expect((await refresh(next.refreshToken)).codes).toEqual(['TOKEN_EXPIRED']);
    later(43_201);
    expect((await refresh(atSite.refreshToken)).status).toBe(200);
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
