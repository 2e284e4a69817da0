import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { deleteUser, resetSecondFactor } from '@share/contract/areas/users/users.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../platform/mail/queue-email.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { anAuthenticator } from '../../testing/signing-in/authenticator.ts';
import { ORIGIN, peopleWithPasskeys } from '../../testing/signing-in/people-with-passkeys.ts';
import { NOON, PASSWORD } from '../../testing/signing-in/people-with-passwords.ts';
import { type Caller, caller } from '../../testing/test-app.ts';
import { passkeys, recoveryCodes } from '../second-factor/second-factor.tables.ts';

const { app, later, signIn, halfOf, askData, finish, signedIn, add, withPasskey, view, storedOf } =
  peopleWithPasskeys();

describe('adding, renaming and removing', () => {
  test('the first passkey gives recovery codes and ends the other sessions; a second one neither', async () => {
    const user = await signedIn();
    const other = caller(app.app, (await signIn(user.email)).data.accessToken);
    const { added } = await add(user.call, ' Notebook ');
    expect(added.data.recoveryCodes).toHaveLength(10);
    expect((await other(getCurrentUser)).status).toBe(401);
    later(1);
    expect((await add(user.call, 'Key on my keyring')).added.data).toEqual({ recoveryCodes: null });
    const { passkeys: listed, ...rest } = await view(user.call);
    expect(listed).toMatchObject([
      { name: 'Notebook', createdAt: NOON.toISOString(), usedAt: null },
      { name: 'Key on my keyring', usedAt: null },
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
    expect(texts[0]).toContain('the passkey “Notebook” was added');
    expect(texts[1]).toContain('the passkey “Notebook” was removed');
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
