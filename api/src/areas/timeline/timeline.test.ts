import {
  acceptOrder,
  placeManualOrder,
  rejectOrder,
  updateOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import {
  getInvestmentTimeline,
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { TimelineEntry } from '@share/contract/areas/timeline/timeline.schemas.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { fromWarsaw, toWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { expireOrders } from '../../jobs/expire-orders.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { aManualOrder, anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

/** A user with a name of their own. */
async function aClerk(can: readonly PermissionKey[]) {
  const user = await aUser(app.context, { can, firstName: can[0] ?? '' });
  return { user, call: await app.asUser(user) };
}

const nameOf = ({ user }: Awaited<ReturnType<typeof aClerk>>) => `${user.firstName} ${user.lastName}`;

const ofOrder = async (id: number) => (await staff(getOrderTimeline, { params: { id } })).data;
const ofPayment = async (id: number) => (await staff(getTransactionTimeline, { params: { id } })).data;
const ofInvestment = async (id: number) => (await staff(getInvestmentTimeline, { params: { id } })).data;
const actionsOf = (entries: TimelineEntry[]) => entries.map(({ action }) => action);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the timeline shows the complete history of an order, newest first', () => {
  test('with actor, time, changes, and the e-mails to the investor', async () => {
    const placing = await aClerk(['admin:investment:manual-order', 'admin:order:edit']);
    const paying = await aClerk(['admin:transaction:accept', 'admin:transaction:extend']);
    const accepting = await aClerk(['admin:order:accept']);
    const body = aManualOrder(await anOffer(app.context), { quantity: 3 });
    const began = Date.now();
    const { data: order } = await placing.call(placeManualOrder, { body });
    const ended = Date.now();
    const { investorData } = body;
    await placing.call(updateOrder, {
      params: { id: order.id },
      body: {
        investorData: {
          ...investorData,
          lastName: 'Nowak',
          address: { ...investorData.address, city: 'Berlin', country: 276, state: null },
        },
      },
    });
    const params = { id: paymentOf(order) };
    const waitUntil = toWarsaw(new Date(Date.now() + 30 * 86_400_000));
    await paying.call(extendTransaction, { params, body: { waitUntil } });
    await paying.call(acceptTransaction, { params });
    await accepting.call(acceptOrder, { params: { id: order.id } });
    await app.context.db
      .update(emails)
      .set({ sentAt: new Date('2026-06-01T10:00:00Z'), body: null })
      .where(eq(emails.event, `order-created order ${order.id}`));
    // The actor is still shown after the account is deleted.
    await app.context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, paying.user.id));

    const { entries, older } = await ofOrder(order.id);
    expect(older).toBeNull();
    const waiting = { recipient: body.email, state: 'waiting', at: null };
    const byOrder = { entity: 'order', entityId: order.id };
    const byPayment = { entity: 'transaction', entityId: params.id };
    const [accepted, paid, extended, changed, placed] = entries;
    expect(entries).toHaveLength(5);
    expect(accepted).toMatchObject({
      ...byOrder,
      action: 'order.accept',
      actor: nameOf(accepting),
      changes: [{ field: 'status', before: 'paid', after: 'completed' }],
      email: waiting,
    });
    expect(paid).toMatchObject({
      ...byPayment,
      action: 'transaction.accept',
      actor: nameOf(paying),
      changes: [{ field: 'status', before: 'new', after: 'paid' }],
      email: waiting,
    });
    const term = placed?.changes.find(({ field }) => field === 'waitUntil')?.after;
    expect(extended).toMatchObject({
      ...byPayment,
      action: 'transaction.extend',
      actor: nameOf(paying),
      changes: [{ field: 'waitUntil', before: term, after: fromWarsaw(waitUntil).toISOString() }],
      email: waiting,
    });
    expect(changed).toMatchObject({
      ...byOrder,
      action: 'order.update',
      actor: nameOf(placing),
      email: null,
    });
    expect(changed?.changes).toEqual([
      { field: 'investorData.lastName', before: 'Kowalski', after: 'Nowak' },
      { field: 'investorData.address.zip', before: '00-950', after: '00950' },
      { field: 'investorData.address.city', before: 'Warszawa', after: 'Berlin' },
      { field: 'investorData.address.state', before: 61601336, after: null },
      { field: 'investorData.address.country', before: 616, after: 276 },
    ]);
    expect(placed).toMatchObject({
      ...byOrder,
      action: 'order.place',
      actor: nameOf(placing),
      changes: [
        { field: 'quantity', before: null, after: 3 },
        { field: 'pricePerShare', before: null, after: 100 },
        { field: 'totalAmount', before: null, after: 300 },
        { field: 'waitUntil', before: null, after: expect.any(String) },
      ],
      email: { recipient: body.email, state: 'sent', at: '2026-06-01T10:00:00.000Z' },
    });
    expect(Date.parse(placed?.at ?? '')).toBeGreaterThanOrEqual(began);
    expect(Date.parse(placed?.at ?? '')).toBeLessThanOrEqual(ended);

    expect(actionsOf((await ofInvestment(order.investmentId)).entries)).toEqual(actionsOf(entries));
    // A transaction does not show the investor's data, so its timeline does not either.
    expect(actionsOf((await ofPayment(params.id)).entries)).toEqual([
      'order.accept',
      'transaction.accept',
      'transaction.extend',
      'order.place',
    ]);
  });

  test('an expiry is shown as an action of the system, a rejection as one of a person', async () => {
    app.setClock(inDays(-15));
    const [expired, rejected] = [await anOrder(app.context), await anOrder(app.context)];
    app.setClock(null);
    await staff(rejectOrder, { params: { id: rejected.id } });
    await expireOrders(app.services);
    const [entry] = (await ofOrder(expired.id)).entries;
    expect(entry).toMatchObject({
      action: 'order.expire',
      actor: null,
      changes: [
        { field: 'status', before: 'new', after: 'rejected' },
        { field: 'waitUntil', before: null, after: expect.any(String) },
      ],
      email: { state: 'waiting' },
    });
    expect((await ofOrder(rejected.id)).entries[0]).toMatchObject({
      action: 'order.reject',
      actor: 'Anna Nowak',
      email: { state: 'waiting' },
    });
  });

  test('ORD-27 the rejection of a paid order shows what is due, its closing when and how it was returned', async () => {
    const order = await anOrder(app.context, { status: 'paid' });
    await staff(rejectOrder, { params: { id: order.id } });
    const returnedOn = warsawDay(new Date());
    const id = paymentOf(order);
    await staff(closeRefund, { params: { id }, body: { returnedOn, reference: 'FT 7' } });
    for (const entries of [(await ofOrder(order.id)).entries, (await ofPayment(id)).entries]) {
      expect(entries.slice(0, 2)).toMatchObject([
        {
          action: 'transaction.refund',
          actor: 'Anna Nowak',
          changes: [
            { field: 'amount', before: null, after: 100 },
            { field: 'returnedOn', before: null, after: returnedOn },
            { field: 'reference', before: null, after: 'FT 7' },
          ],
        },
        {
          action: 'order.reject',
          changes: [
            { field: 'status', before: 'paid', after: 'rejected' },
            { field: 'refundDue', before: null, after: 100 },
          ],
          email: { state: 'waiting' },
        },
      ]);
    }
  });

  test('an e-mail that was given up is shown as failed; an entry without an e-mail shows none', async () => {
    const order = await anOrder(app.context);
    const at = new Date('2026-06-03T08:00:00Z');
    await app.context.db
      .update(emails)
      .set({ givenUpAt: at })
      .where(eq(emails.event, `order-created order ${order.id}`));
    expect((await ofOrder(order.id)).entries[0]?.email).toMatchObject({
      state: 'failed',
      at: at.toISOString(),
    });
    await app.context.db
      .delete(emails)
      .where(and(like(emails.event, 'order-created%'), eq(emails.recipient, order.userMeta.email)));
    expect((await ofOrder(order.id)).entries[0]?.email).toBeNull();
  });
});
