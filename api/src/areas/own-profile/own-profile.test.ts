import { getOwnProfile, updateOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anInvestor } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';
import { countOwnTry } from '../sessions/sessions.shared.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const investorData = {
  phoneNumber: '+48 600 700 800',
  address: { address: 'Prosta 1', zip: '00-950', city: 'Warszawa', state: 61_601_336, country: 616 },
  bankAccount: { country: 616, bankName: 'Bank', accountNumber: '61109010140000071219812874' },
};
const body = { firstName: 'Ewa', lastName: 'Lis', language: 'en' as const, investorData };

let ewa: Awaited<ReturnType<typeof anInvestor>>;
let call: Caller;
beforeEach(async () => {
  ewa = await anInvestor(app.context, { language: 'pl' });
  call = await app.asUser(ewa);
});
const update = (fields: object = {}, by = call) =>
  by(updateOwnProfile, { body: { ...body, ...fields } as typeof body });

test('one changes the own names, language and data, and nothing else', async () => {
  const { data } = await update({
    email: 'x@example.com',
    isAdmin: true,
    active: false,
    isSuperAdmin: true,
    id: 1,
  });
  expect(data).toMatchObject({
    id: ewa.id,
    email: ewa.email,
    firstName: 'Ewa',
    lastName: 'Lis',
    language: 'en',
  });
  expect((await call(getOwnProfile)).data).toEqual(data);
  expect((await staff(getUser, { params: { id: ewa.id } })).data).toMatchObject({
    email: ewa.email,
    isAdmin: false,
    active: true,
    investorData: { phoneNumber: '+48 600 700 800', address: { zip: '00-950' } },
  });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, ewa.id));
  expect(entries).toMatchObject([{ action: 'session.open' }, { action: 'user.update', actorId: ewa.id }]);
});

test('R7 what somebody else changed meanwhile is not overwritten', async () => {
  await update();
  expect((await call(updateOwnProfile, { body, ifMatch: 1 })).codes).toEqual(['CHANGED_MEANWHILE']);
});

test('USR-20 data that do not fit their country are refused at their fields', async () => {
  const { address, bankAccount } = investorData;
  const faults = async (fields: object) =>
    (await update({ investorData: { ...investorData, ...fields } })).errors.map(({ code, path }) => [
      path,
      code,
    ]);
  expect(
    await faults({ address: { ...address, zip: '1' }, bankAccount: { ...bankAccount, accountNumber: '6' } }),
  ).toEqual([
    ['investorData.address.zip', 'POSTAL_CODE_INVALID'],
    ['investorData.bankAccount.accountNumber', 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG'],
  ]);
  expect((await update({ firstName: ' ' })).codes).toEqual(['FIRST_NAME_IS_EMPTY']);
});

test('a changed bank account is e-mailed to the owner and ends every other session', async () => {
  const elsewhere = await app.asUser(ewa);
  await update();
  expect((await elsewhere(getOwnProfile)).status).toBe(401);
  expect((await call(getOwnProfile)).status).toBe(200);
  const mails = await app.context.db.select().from(emails).where(eq(emails.recipient, ewa.email));
  expect(mails.map(({ event }) => event)).toEqual([`account-changed user ${ewa.id} version 1`]);
  await update({ firstName: 'Iga' });
  expect(await app.context.db.$count(emails, eq(emails.recipient, ewa.email))).toBe(1);
});

test('a session that ends while it changes the bank account does not come back', async () => {
  const held = await holdLock(app.databaseUrl, 'SELECT FROM users WHERE id = $1 FOR UPDATE', [ewa.id]);
  const answer = update();
  await held.untilWaiting(1);
  await held.query('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [ewa.id]);
  await held.release();
  expect((await answer).codes).toEqual(['NOT_SIGNED_IN']);
  expect((await call(getOwnProfile)).status).toBe(401);
});

test('R38 one changes the own account sixty times in ten minutes, so that nobody fills the journal', async () => {
  for (let nth = 0; nth < 59; nth += 1) await countOwnTry(app.context, 'profile', ewa.id);
  expect((await update()).status).toBe(200);
  expect((await update()).codes).toEqual(['TOO_MANY_TRIES']);
});
