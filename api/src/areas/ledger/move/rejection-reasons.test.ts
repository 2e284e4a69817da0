import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import {
  getOrder,
  getOrderDecision,
  listOrders,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder, getOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { expireOrders } from '../../../jobs/expire-orders.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { plainText } from '../../../platform/mail/plain-text.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';
import { auditEntries } from '../../../platform/records/audit.ts';
import { anOrder, paymentOf } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../../testing/people.ts';
import { users } from '../../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const expired = { reason: 'expired', by: null };

/** An order that expired, and one of the same investor that the clerk rejected. */
async function rejectedOrders() {
  const clerk = await aUser(app.context, { can: ['admin:order:reject'] });
  app.setClock(new Date(Date.now() - 15 * 86_400_000));
  const late = await anOrder(app.context);
  app.setClock(null);
  await expireOrders(app.services);
  const unwanted = await anOrder(app.context, { email: late.userMeta.email });
  await (await app.asUser(clerk))(rejectOrder, { params: { id: unwanted.id } });
  return { late, unwanted, byClerk: { reason: 'staff', by: 'Anna Nowak' } };
}

test('ORD-23 an order and its transaction say whether it expired or who rejected it', async () => {
  const { late, unwanted, byClerk } = await rejectedOrders();
  for (const [order, rejection] of [
    [late, expired],
    [unwanted, byClerk],
  ] as const) {
    expect((await staff(getOrder, { params: { id: order.id } })).data.rejection).toEqual(rejection);
    const transaction = await staff(getTransaction, { params: { id: paymentOf(order) } });
    expect(transaction.data.rejection).toEqual(rejection);
    const investment = await staff(getInvestment, { params: { id: order.investmentId } });
    expect(investment.data.orders).toMatchObject([{ id: order.id, rejection }]);
  }
  const { data } = await staff(getOrderDecision, { params: { id: late.id } });
  expect(data.otherOrders.newest).toMatchObject([{ id: unwanted.id, rejection: byClerk, refund: null }]);
});

test('ORD-23 the list tells expired from rejected orders, and is filtered by the reason', async () => {
  const { late, unwanted, byClerk } = await rejectedOrders();
  const rejected = async (rejection: string) =>
    (await staff(listOrders, { list: { filters: { rejection } } })).data.items;
  const both = [late.id, unwanted.id];
  const found = async (reason: string) => (await rejected(reason)).filter(({ id }) => both.includes(id));
  expect(await found('expired')).toMatchObject([{ id: late.id, status: 'rejected', rejection: expired }]);
  expect(await found('staff')).toMatchObject([{ id: unwanted.id, status: 'rejected', rejection: byClerk }]);
  expect(await rejected('investor')).toEqual([]);
});

test('ORD-23 whoever rejects it is named, also if a deleted account had the same address', async () => {
  const { email, id } = await aUser(app.context, { firstName: 'Former' });
  await app.context.db.update(users).set({ deletedAt: app.context.now() }).where(eq(users.id, id));
  const clerk = await app.asUser(await aUser(app.context, { email, can: ['admin:order:reject'] }));
  const order = await anOrder(app.context);
  const params = { id: order.id };
  expect((await clerk(rejectOrder, { params })).status).toBe(200);
  const { rejection } = (await staff(getOrder, { params })).data;
  expect(rejection).toEqual({ reason: 'staff', by: 'Anna Nowak' });
});

test('ORD-23 an open order has no reason', async () => {
  expect((await anOrder(app.context)).rejection).toBeNull();
});

/** The text of the last e-mail to the address. */
async function lastEmailTo(recipient: string): Promise<string> {
  const [stored] = await app.context.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.id))
    .limit(1);
  return plainText(app.services.secrets.open(stored?.body ?? '', bodyPlace(stored?.event ?? '')));
}

describe.each(['new', 'paid'] as const)('an order that is %s is rejected with a reason', (status) => {
  test.each([
    ['pl', 'Powód: Dokument jest nieczytelny.\nWyślij nowy <b>skan</b>.'],
    ['en', 'Reason: Dokument jest nieczytelny.\nWyślij nowy <b>skan</b>.'],
  ] as const)('which the investor reads in the e-mail and at the order (%s)', async (language, sentence) => {
    const investor = await anInvestor(app.context, { language });
    const { id } = await anOrder(app.context, { status, email: investor.email });
    const note = 'Dokument jest nieczytelny.\nWyślij nowy <b>skan</b>.';
    const { data } = await staff(rejectOrder, { params: { id }, body: { note: ` ${note} ` } });
    expect(data?.rejectionNote).toBe(note);
    expect(await lastEmailTo(investor.email)).toContain(sentence);
    const own = await (await app.asUser(investor))(getOwnOrder, { params: { id } });
    expect(own.data).toMatchObject({ rejectionReason: 'staff', rejectionNote: note });
  });

  test('which is in the history, and sealed in the audit trail', async () => {
    const { id } = await anOrder(app.context, { status });
    await staff(rejectOrder, { params: { id }, body: { note: 'Dokument jest nieczytelny.' } });
    const { entries } = (await staff(getOrderTimeline, { params: { id } })).data;
    expect(entries[0]?.changes).toContainEqual({
      field: 'note',
      before: null,
      after: 'Dokument jest nieczytelny.',
    });
    const stored = await app.context.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.reject'));
    expect(JSON.stringify(stored)).not.toContain('nieczytelny');
  });
});

test.each([
  ['without a body', undefined],
  ['with an empty reason', { note: ' \u200b ' }],
])('an order that is rejected %s has no reason, and its e-mail none', async (_, body) => {
  const { id, userMeta } = await anOrder(app.context);
  const { status, data } = await staff(rejectOrder, { params: { id }, ...(body && { body }) });
  expect([status, data?.rejectionNote]).toEqual([200, '']);
  const text = await lastEmailTo(userMeta.email);
  expect(text).not.toContain('Powód');
  expect(text).not.toMatch(/\n{3}/);
});

test('a reason of more than 500 characters is refused, and the order stays open', async () => {
  const { id } = await anOrder(app.context);
  const refused = await staff(rejectOrder, { params: { id }, body: { note: 'x'.repeat(501) } });
  expect(refused.errors).toMatchObject([{ code: 'VALUE_TOO_LONG', path: 'note' }]);
  expect((await staff(getOrder, { params: { id } })).data.status).toBe('new');
});

test('the reason of an investor who cancels is read by staff only', async () => {
  const investor = await anInvestor(app.context);
  const { id } = await anOrder(app.context, { email: investor.email });
  const asInvestor = await app.asUser(investor);
  const { data } = await asInvestor(cancelOwnOrder, { params: { id }, body: { note: 'Zmieniłem zdanie' } });
  expect(data).toMatchObject({ rejectionReason: 'investor', rejectionNote: '' });
  expect((await staff(getOrder, { params: { id } })).data.rejectionNote).toBe('Zmieniłem zdanie');
  expect(await lastEmailTo(investor.email)).not.toContain('Zmieniłem zdanie');
});
