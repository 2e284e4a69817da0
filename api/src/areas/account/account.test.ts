import * as account from '@share/contract/areas/account/account.endpoints.ts';
import { getOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { getCurrentUser, issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock, runIntoLock } from '../../testing/held-lock.ts';
import { mailTo } from '../../testing/mail/queued-mail.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { sessions } from '../sessions/sessions.tables.ts';

const app = appForAllTests();
const PASSWORD = 'Correct1horse';
const NEW = 'Battery2staple';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, noRequest);
});

const someone = () => aUser(app.context, { passwordHash });
const client = { clientId: 'back-office', clientSecret: 'back-office' };
const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  app.asVisitor(issueToken, {
    body: { grantType: 'password', email, password, forAdmin: true, ...client },
    headers,
  });
async function signedIn(email: string, headers?: Record<string, string>): Promise<Caller> {
  return caller(app.app, (await signIn(email, PASSWORD, headers)).data.accessToken);
}
const rowOf = (id: number): [string, number] => ['SELECT FROM users WHERE id = $1 FOR UPDATE', id];
const shut = (id: number): [string, unknown[]] => ['UPDATE users SET active = false WHERE id = $1', [id]];
const change = (call: Caller, fields: object) =>
  call(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW, ...fields } });
const entriesOf = (id: number, action: string) =>
  app.context.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, action)));

describe('the account', () => {
  test("one changes one's own names and language of e-mails, and nothing else", async () => {
    const user = await someone();
    const call = await signedIn(user.email);
    const body = { firstName: 'Ewa', lastName: 'Lis', language: 'en', isSuperAdmin: true, email: 'x@y.pl' };
    const { data } = await call(account.updateAccount, { body: body as never, ifMatch: 1 });
    expect(data).toMatchObject({ firstName: 'Ewa', lastName: 'Lis', language: 'en', email: user.email });
    expect((await call(getCurrentUser)).data).toMatchObject({ firstName: 'Ewa', isSuperAdmin: false });
    const stale = await call(account.updateAccount, { body: body as never, ifMatch: 1 });
    expect(stale.codes).toEqual(['CHANGED_MEANWHILE']);
    expect(await entriesOf(user.id, 'user.update')).toHaveLength(1);
  });
});

describe('SES-36 the password', () => {
  test('each fault has a message of its own, at its field', async () => {
    const call = await signedIn((await someone()).email);
    const faults = async (fields: object) =>
      (await change(call, fields)).errors.map(({ code, path }) => [path, code]);
    expect(await faults({ currentPassword: '', newPassword: '' })).toEqual([
      ['currentPassword', 'CURRENT_PASSWORD_EMPTY'],
      ['newPassword', 'NEW_PASSWORD_EMPTY'],
    ]);
    expect(await faults({ newPassword: 'short' })).toEqual([['newPassword', 'PASSWORD_TOO_WEAK']]);
    expect(await faults({ repeatPassword: 'Other3word' })).toEqual([['repeatPassword', 'PASSWORD_NOT_SAME']]);
    expect(await faults({ currentPassword: 'Wrong1wrong' })).toEqual([
      ['currentPassword', 'CURRENT_PASSWORD_WRONG'],
    ]);
  });

  test('I-23 the other sessions end, the caller goes on in a new one, and it is recorded', async () => {
    const user = await someone();
    const [call, other] = [await signedIn(user.email), await signedIn(user.email)];
    const { data } = await change(call, { repeatPassword: NEW });
    for (const ended of [call, other]) expect((await ended(getCurrentUser)).status).toBe(401);
    expect((await caller(app.app, data.accessToken)(getCurrentUser)).data.id).toBe(user.id);
    expect((await signIn(user.email)).codes).toEqual(['INVALID_GRANT']);
    expect((await signIn(user.email, NEW)).status).toBe(200);
    expect(await entriesOf(user.id, 'password.change')).toMatchObject([{ actorId: user.id, after: null }]);
    const [mail] = await mailTo(app.context, user.email);
    expect(mail?.body).toContain('hasło');
  });

  test('an investor goes on in a session of the public site, also if it is a member of staff', async () => {
    const user = await someone();
    const site = { grantType: 'password', email: user.email, forAdmin: false, ...client } as const;
    const signInToSite = (password: string) => app.asVisitor(issueToken, { body: { ...site, password } });
    const call = caller(app.app, (await signInToSite(PASSWORD)).data.accessToken);
    const office = await signedIn(user.email);
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await office(account.changePasswordOfSite, { body })).codes).toEqual(['FORBIDDEN']);
    const { data } = await call(account.changePasswordOfSite, { body });
    for (const ended of [call, office]) expect((await ended(getOwnProfile)).status).toBe(401);
    expect((await caller(app.app, data.accessToken)(getOwnProfile)).data.id).toBe(user.id);
    expect((await caller(app.app, data.accessToken)(getCurrentUser)).codes).toEqual(['FORBIDDEN']);
    expect((await signInToSite(NEW)).status).toBe(200);
  });

  test('R24 wrong passwords count together with those of signing in', async () => {
    const user = await someone();
    const call = await signedIn(user.email);
    for (let tries = 0; tries < 5; tries += 1) await change(call, { currentPassword: 'Wrong1wrong' });
    expect((await change(call, {})).codes).toEqual(['TOO_MANY_TRIES']);
    expect((await signIn(user.email)).codes).toEqual(['TOO_MANY_TRIES']);
  });

  test('of two changes at once one wins, and ends the session of the other', async () => {
    const { id, email } = await someone();
    const call = await signedIn(email);
    const answers = await runIntoLock(app.databaseUrl, rowOf(id), [
      () => change(call, {}),
      () => change(call, { newPassword: 'Third3word' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('I-23 somebody who is deactivated while changing it is not signed in again', async () => {
    const { id, email } = await someone();
    const call = await signedIn(email);
    const lock = await holdLock(app.databaseUrl, ...shut(id));
    const answer = change(call, {});
    await lock.untilWaiting(1).finally(lock.release);
    expect((await answer).codes).toEqual(['NOT_SIGNED_IN']);
    const open = and(eq(sessions.userId, id), isNull(sessions.endedAt));
    expect(await app.context.db.select().from(sessions).where(open)).toEqual([]);
  });
});

describe('devices', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  test('one sees where one is signed in: the browser in words, the address, the present one first', async () => {
    const user = await someone();
    const call = await signedIn(user.email, { 'user-agent': CHROME });
    await signedIn(user.email, { 'user-agent': 'curl/8.0' });
    const { data } = await call(account.listDevices);
    expect(data).toMatchObject([
      { isCurrent: true, browser: 'Chrome', system: 'Windows', ip: '127.0.0.1' },
      { isCurrent: false, system: null },
    ]);
  });

  test('R9 one ends another session at once, and all others together', async () => {
    const user = await someone();
    const [call, second, third] = [
      await signedIn(user.email),
      await signedIn(user.email),
      await signedIn(user.email),
    ];
    const [own] = (await second(account.listDevices)).data;
    const left = await call(account.endDevice, { params: { id: own?.id ?? '' } });
    expect(left.data).toHaveLength(2);
    expect((await second(getCurrentUser)).status).toBe(401);
    expect((await call(account.endOtherDevices)).data).toMatchObject([{ isCurrent: true }]);
    expect((await third(getCurrentUser)).status).toBe(401);
    expect((await call(getCurrentUser)).status).toBe(200);
  });

  test('an investor sees and ends the own sessions on the public site', async () => {
    const investor = await anInvestor(app.context);
    const [call, other] = [await app.asUser(investor), await app.asUser(investor)];
    const { data } = await call(account.listDevicesOfSite);
    expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await call(account.endDeviceOfSite, { params: { id: data[1]?.id ?? '' } });
    expect((await other(getOwnProfile)).status).toBe(401);
    const third = await app.asUser(investor);
    expect((await call(account.endOtherDevicesOfSite)).data).toHaveLength(1);
    expect((await third(getOwnProfile)).status).toBe(401);
    expect((await call(account.listDevices)).codes).toEqual(['FORBIDDEN']);
  });

  test('nobody ends the session of somebody else', async () => {
    const [call, other] = [await signedIn((await someone()).email), await signedIn((await someone()).email)];
    const [theirs] = (await other(account.listDevices)).data;
    expect((await call(account.endDevice, { params: { id: theirs?.id ?? '' } })).codes).toEqual([
      'NOT_FOUND',
    ]);
    await call(account.endOtherDevices);
    expect((await other(getCurrentUser)).status).toBe(200);
  });
});
