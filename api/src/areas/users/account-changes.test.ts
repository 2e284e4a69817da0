/** Sessions and links that end at once when an account changes, and the people who are told about it. */

import { findInvestor, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getCurrentUser, resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import * as endpoints from '@share/contract/areas/users/users.endpoints.ts';
import type { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { auditEntries } from '../../platform/records/audit.ts';
import { openEntries } from '../../platform/records/personal-values.ts';
import { aManualOrder, anOffer } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { mailTo } from '../../testing/mail/queued-mail.ts';
import { aUser } from '../../testing/people.ts';
import { anEdit, aRole } from '../../testing/rights.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { passwordTokens } from './passwords/password-tokens.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

const update = async (id: number, fields: Partial<UserEditInput>) =>
  call(endpoints.updateUser, { params: { id }, body: await anEdit(app.context, id, fields) });
const account = (accountNumber: string): Partial<UserEditInput> => ({
  investorData: {
    phoneNumber: '',
    address: { address: '', zip: '', city: '', state: null, country: null },
    bankAccount: { country: 616, bankName: 'Bank', accountNumber },
  },
});
const openLinks = (userId: number) =>
  app.context.db
    .select()
    .from(passwordTokens)
    .where(and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt)));

describe('R9 sessions and links end in the same moment when', () => {
  test.each<[string, Partial<UserEditInput> | 'delete']>([
    ['somebody is deactivated', { active: false }],
    ['somebody is deleted', 'delete'],
    ['somebody stops being an administrator', { isAdmin: false }],
    ['the e-mail changes', { email: 'changed@example.com' }],
    ['the bank account changes', account('61109010140000071219812874')],
  ])('%s', async (_, change) => {
    const person = await aUser(app.context);
    const theirs = await app.asUser(person);
    await app.context.db.insert(passwordTokens).values({
      userId: person.id,
      tokenHash: 'a'.repeat(48) + String(person.id).padStart(16, '0'),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    expect((await theirs(getCurrentUser)).status).toBe(200);
    const changed =
      change === 'delete'
        ? await call(endpoints.deleteUser, { params: { id: person.id } })
        : await update(person.id, change);
    expect(changed.codes).toEqual([]);
    expect((await theirs(getCurrentUser)).codes).toEqual(['NOT_SIGNED_IN']);
    expect(await openLinks(person.id)).toEqual([]);
  });

  test('nothing that opens an account changes, nothing ends', async () => {
    const person = await aUser(app.context);
    const theirs = await app.asUser(person);
    await update(person.id, { firstName: 'Ewa', position: 'Head' });
    expect((await theirs(getCurrentUser)).data.firstName).toBe('Ewa');
  });
});

describe('the former address is e-mailed', () => {
  test('when the e-mail changes, and when the bank account does, in the language of the person', async () => {
    const person = await aUser(app.context, { language: 'en' });
    await update(person.id, { email: 'elsewhere@example.com' });
    expect(await mailTo(app.context, person.email)).toMatchObject([
      { subject: 'Your account has been changed' },
    ]);
    expect((await mailTo(app.context, person.email))[0]?.body).toContain('the e-mail address');
    await update(person.id, account('61109010140000071219812874'));
    expect((await mailTo(app.context, 'elsewhere@example.com'))[0]?.body).toContain('the bank account');
  });

  test('and not when only a name changes', async () => {
    const person = await aUser(app.context);
    await update(person.id, { lastName: 'Lis' });
    expect(await mailTo(app.context, person.email)).toEqual([]);
  });
});

describe('R11 whoever is deleted or no longer an administrator has no roles and permissions left', () => {
  test.each(['demote', 'delete'])('%s: the audit trail says which ones were taken', async (change) => {
    const { id, email } = await aUser(app.context, { can: ['admin:faq:list'] });
    const { id: roleId, name: role } = await aRole(app.context, ['admin:page:list'], [id]);
    if (change === 'delete') await call(endpoints.deleteUser, { params: { id } });
    else await update(id, { isAdmin: false });
    const left = await app.context.db.execute(sql`SELECT FROM held_permissions WHERE user_id = ${id}`);
    expect(left.rows).toEqual([]);
    const { rows } = await app.context.db.execute<typeof auditEntries.$inferSelect>(sql`
      SELECT * FROM audit_entries WHERE action IN ('role.remove-user', 'user.revoke-permission') ORDER BY id DESC LIMIT 2`);
    expect(await openEntries(app.services, rows)).toMatchObject([
      { action: 'user.revoke-permission', before: { user: email, permission: 'admin:faq:list' } },
      {
        action: 'role.remove-user',
        entity: 'role',
        entity_id: roleId,
        before: { role, user: email, userId: id },
      },
    ]);
    expect((await runBooksCheck(app.context.db)).map((violation) => violation.id)).toEqual([]);
  });
});

describe('ERR-24 the address of a deleted account', () => {
  test('is refused for a manual order while no new account has it, and then leads to the new one', async () => {
    const offer = await anOffer(app.context);
    const { id, email } = await aUser(app.context, { isAdmin: false });
    await call(endpoints.deleteUser, { params: { id } });
    const order = { ...aManualOrder(offer), email };
    expect((await call(placeManualOrder, { body: order })).codes).toEqual(['USER_IS_DELETED']);
    expect((await call(findInvestor, { query: { email } })).data).toMatchObject({ isDeleted: true });
    const successor = await aUser(app.context, { email, isAdmin: false });
    expect((await call(placeManualOrder, { body: order })).data.userMeta.id).toBe(successor.id);
    expect((await call(findInvestor, { query: { email } })).data).toMatchObject({ isDeleted: false });
  });

  test('asks for a new password in the name of the new account', async () => {
    const { id, email } = await aUser(app.context);
    await call(endpoints.deleteUser, { params: { id } });
    const successor = await aUser(app.context, { email });
    const body = {
      email,
      activationUrlPattern: 'http://localhost:3000/reset-password/:resetPasswordToken',
    };
    await app.asVisitor(resetPassword, { body });
    expect(await openLinks(successor.id)).toHaveLength(1);
    expect(await openLinks(id)).toEqual([]);
  });
});
