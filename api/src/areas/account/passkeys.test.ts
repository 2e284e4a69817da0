import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import type { Assertion, PasskeyRequest } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import {
  getCurrentUser,
  issueToken,
  startPasskey,
} from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { deleteUser, resetSecondFactor } from '@share/contract/areas/users/users.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../platform/mail/queue-email.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { anAuthenticator } from '../../testing/authenticator.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { type AnAccount, aUser } from '../../testing/people.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { passkeys, recoveryCodes } from '../second-factor/second-factor.tables.ts';

const ORIGIN = 'https://office.example.com';
const app = appForAllTests({ PUBLIC_URL: ORIGIN, LOGIN_TRIES: '20' });
const PASSWORD = 'Correct1horse';
const NOON = new Date('2026-05-04T10:00:00Z');
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => app.setClock(NOON));
const later = (seconds: number) => app.setClock(new Date(app.services.now().getTime() + seconds * 1_000));

const client = { clientId: 'back-office', clientSecret: 'back-office' };
const signIn = (email: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'password', email, password: PASSWORD, ...client } });
const halfOf = async (email: string) => String((await signIn(email)).errors[0]?.details?.halfSessionToken);
const ask = (halfSessionToken: string) =>
  app.asVisitor(startPasskey, { body: { halfSessionToken, ...client } });
const askData = async (half: string): Promise<PasskeyRequest> => (await ask(half)).data;
const finish = (halfSessionToken: string, assertion: Assertion) =>
  app.asVisitor(issueToken, { body: { grantType: 'passkey', halfSessionToken, assertion, ...client } });
const finishByCode = (halfSessionToken: string, code: string) =>
  app.asVisitor(issueToken, { body: { grantType: 'second_factor', halfSessionToken, code, ...client } });

async function signedIn(fields: AnAccount = {}) {
  const user = await aUser(app.context, { passwordHash, language: 'en', ...fields });
  return { ...user, call: caller(app.app, (await signIn(user.email)).data.accessToken) };
}
async function add(call: Caller, name: string, key = anAuthenticator(ORIGIN)) {
  const credential = key.make((await call(factor.startNewPasskey)).data);
  return { key, added: await call(factor.addPasskey, { body: { name, credential } }) };
}
/** Somebody with a passkey on a notebook. */
async function withPasskey(fields: AnAccount = {}) {
  const user = await signedIn(fields);
  const { key, added } = await add(user.call, 'Notebook');
  return { ...user, key, recovery: added.data.recoveryCodes ?? [] };
}
const view = async (call: Caller) => (await call(factor.getSecondFactor)).data;
const storedOf = (userId: number) =>
  app.context.db.select().from(passkeys).where(eq(passkeys.userId, userId));

describe('adding, renaming and removing', () => {
  test('the first passkey gives recovery codes and ends the other sessions; a second one neither', async () => {
    const user = await signedIn();
    const other = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { added } = await add(user.call, ' Notebook ');
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect((await other(getCurrentUser)).status).toBe(401);
    later(1);
    expect((await add(user.call, 'Key on my ring')).added.data).toEqual({ recoveryCodes: null });
    const { passkeys: listed, ...rest } = await view(user.call);
    expect(listed).toMatchObject([
      { name: 'Notebook', createdAt: NOON.toISOString(), usedAt: null },
      { name: 'Key on my ring', usedAt: null },
    ]);
    expect(rest).toEqual({
      codesSince: null,
      passkeysAt: ORIGIN,
      recoveryCodesLeft: 10,
      isDemanded: false,
    });
  });

  test('the owner is e-mailed of each one added or removed, by its name, and the journal names who did it', async () => {
    const { id, email, call } = await withPasskey();
    const [passkey] = await storedOf(id);
    later(1);
    await call(factor.removePasskey, { params: { id: passkey?.id ?? '' } });
    const sent = await app.context.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, email))
      .orderBy(emails.id);
    const texts = sent.map(({ body, event }) => app.services.secrets.open(body ?? '', bodyPlace(event)));
    expect(sent.map(({ type }) => type)).toEqual(['second-factor-changed', 'second-factor-changed']);
    expect(texts[0]).toContain('the passkey &quot;Notebook&quot; was added');
    expect(texts[1]).toContain('the passkey &quot;Notebook&quot; was removed');
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.actorId, id)));
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'passkey.add', after: { name: 'Notebook' } }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'passkey.remove', before: { name: 'Notebook' } }),
    );
  });

  test('the recovery codes end with the last factor of any kind, and signing in asks for nothing more', async () => {
    const { id, email, call } = await withPasskey();
    const { secret } = (await call(factor.startOneTimeCodes)).data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOON.getTime() });
    expect((await call(factor.confirmOneTimeCodes, { body: { code } })).data).toEqual({
      recoveryCodes: null,
    });
    const [passkey] = await storedOf(id);
    const removed = await call(factor.removePasskey, { params: { id: passkey?.id ?? '' } });
    expect(removed.data).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
    expect((await signIn(email)).errors[0]?.details?.factors).toBe('codes');
    const off = await call(factor.removeOneTimeCodes, { body: { password: PASSWORD } });
    expect(off.data).toMatchObject({ codesSince: null, recoveryCodesLeft: 0 });
    expect((await signIn(email)).status).toBe(200);
  });

  test('nobody renames or removes the passkey of somebody else; the own one gets another name', async () => {
    const [owner, stranger] = [await withPasskey(), await signedIn({ isSuperAdmin: true })];
    const params = { id: (await storedOf(owner.id))[0]?.id ?? '' };
    const rename = (call: Caller, name: string) => call(factor.renamePasskey, { params, body: { name } });
    expect((await rename(stranger.call, 'Mine')).codes).toEqual(['NOT_FOUND']);
    expect((await stranger.call(factor.removePasskey, { params })).codes).toEqual(['NOT_FOUND']);
    expect((await rename(owner.call, '  ')).codes).toEqual(['NAME_IS_EMPTY']);
    expect((await rename(owner.call, 'Office computer')).data.passkeys).toMatchObject([
      { name: 'Office computer' },
    ]);
  });

  test('a made passkey is refused for another challenge, origin or host, and when it is sent twice', async () => {
    const { id, call } = await signedIn();
    const key = anAuthenticator(ORIGIN);
    const options = async () => (await call(factor.startNewPasskey)).data;
    const send = (credential: ReturnType<typeof key.make>) =>
      call(factor.addPasskey, { body: { name: 'Key', credential } });
    const former = key.make(await options());
    await options();
    expect((await send(former)).codes).toEqual(['PASSKEY_REFUSED']);
    const elsewhere = key.make(await options(), { origin: 'https://office.example.com.evil.example' });
    expect((await send(elsewhere)).codes).toEqual(['PASSKEY_REFUSED']);
    const otherHost = key.make(await options(), { rpId: 'example.com' });
    expect((await send(otherHost)).codes).toEqual(['PASSKEY_REFUSED']);
    const late = key.make(await options());
    later(121);
    expect((await send(late)).codes).toEqual(['PASSKEY_REFUSED']);
    expect(await storedOf(id)).toEqual([]);
    const good = key.make(await options());
    expect((await send(good)).status).toBe(200);
    expect((await send(good)).codes).toEqual(['PASSKEY_REFUSED']);
    expect((await send(key.make(await options()))).codes).toEqual(['PASSKEY_EXISTS']);
  });

  test('the challenge of one session makes no passkey in another', async () => {
    const [owner, stranger] = [await signedIn(), await signedIn()];
    const credential = anAuthenticator(ORIGIN).make((await owner.call(factor.startNewPasskey)).data);
    await stranger.call(factor.startNewPasskey);
    const sent = await stranger.call(factor.addPasskey, { body: { name: 'Key', credential } });
    expect(sent.codes).toEqual(['PASSKEY_REFUSED']);
  });

  test('an account has twenty at most', async () => {
    const { id, call } = await withPasskey();
    const [row] = await storedOf(id);
    if (!row) throw new Error('No passkey was stored');
    await app.context.db.insert(passkeys).values(
      Array.from({ length: 19 }, (_, nth) => ({
        ...row,
        id: crypto.randomUUID(),
        credentialId: `${row.credentialId}-${nth}`,
      })),
    );
    expect((await call(factor.startNewPasskey)).codes).toEqual(['TOO_MANY_PASSKEYS']);
  });
});

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

test('R10 the reset by another administrator removes both kinds, ends the sessions, and e-mails the owner', async () => {
  const owner = await withPasskey();
  const { secret } = (await owner.call(factor.startOneTimeCodes)).data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOON.getTime() });
  await owner.call(factor.confirmOneTimeCodes, { body: { code } });
  const half = await halfOf(owner.email);
  const request = await askData(half);
  const admin = await app.as('super admin');
  await admin(resetSecondFactor, { params: { id: owner.id } });
  expect(await storedOf(owner.id)).toEqual([]);
  expect((await owner.call(getCurrentUser)).status).toBe(401);
  expect((await finish(half, owner.key.answer(request))).codes).toEqual(['HALF_SESSION_ENDED']);
  expect((await signIn(owner.email)).status).toBe(200);
  const sent = await app.context.db.select().from(emails).where(eq(emails.recipient, owner.email));
  expect(sent.map(({ type }) => type)).toContain('second-factor-reset');
});

test('a passkey is the second factor that the settings demand', async () => {
  const { call } = await signedIn({ isSuperAdmin: true });
  await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = true');
  try {
    expect((await call(getCurrentUser)).data.needsSecondFactor).toBe(true);
    await add(call, 'Notebook');
    expect((await call(getCurrentUser)).data.needsSecondFactor).toBe(false);
  } finally {
    await app.services.pool.query('UPDATE site_settings SET second_factor_demanded = false');
  }
});

test('R11 a deleted account keeps none, and nothing secret was stored or recorded of them', async () => {
  const { id, recovery } = await withPasskey();
  const [row] = await storedOf(id);
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  const { rows } = await app.services.pool.query('SELECT answer FROM idempotent_answers');
  for (const text of [row?.publicKey ?? '', row?.credentialId ?? '', ...recovery])
    expect(JSON.stringify([entries, rows])).not.toContain(text);
  await (await app.as('super admin'))(deleteUser, { params: { id } });
  expect(await storedOf(id)).toEqual([]);
  const codes = await app.context.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  expect(codes).toEqual([]);
});
