/** Investors place and see their own orders, and never get those of others. */
import { getPublicOffer } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import {
  acceptOrder,
  getOrder,
  getOrderDecision,
  listOrders,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import * as own from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  getTransaction,
  recordFurtherTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';
import { type AnOffer, anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { investorWhoOrders, type OrderFields } from '../../../testing/orders/investor-who-orders.ts';
import { series } from '../../series/series.tables.ts';
import { variablesOf } from '../emails/notify-investor.ts';
import { loadOrderDetails } from '../orders.reads.ts';
import { orders, userAgreements } from '../orders.tables.ts';
import { virtualAccountOf } from '../place/virtual-account.ts';

const { app, staff, account, ewa, asEwa, asOther, order, cancel, countsOf, mailsAbout } = investorWhoOrders();

const BEGINS_LATER = { investmentStart: '2999-01-01', investmentEnd: '2999-12-31' };

describe('an order of an investor', () => {
  test('reserves shares at the price of the series, copies the data of the account, and says where to pay', async () => {
    const sold = await aSeries(app.context, {
      pricePerShare: '12.34',
      accountHolder: 'Spółka',
      bankName: 'Bank',
    });
    const offer = await anOffer(app.context, { seriesId: sold.id, agreements: [{}, { required: false }] });
    const extra = { price: 0.01, totalAmount: 1, userId: 1, status: 'completed', series: 1 };
    const { data } = await order(offer.id, { quantity: 3, ...extra });
    expect(data).toMatchObject({
      status: 'new',
      quantity: 3,
      pricePerShare: 12.34,
      totalAmount: 37.02,
      offer: { id: offer.id },
      payment: {
        method: 'bankTransfer',
        amount: 37.02,
        accountHolder: 'Spółka',
        bankName: 'Bank',
        accountNumber: sold.accountNumber,
        transferTitle: `Zamówienie nr ${data.id}`,
      },
      canCancel: true,
      investorData: {
        firstName: 'Ewa',
        lastName: 'Lis',
        bankAccount: { accountNumber: account.accountNumber },
      },
    });
    expect(await countsOf(sold.id)).toMatchObject({ issued: 0, reserved: 3 });
    expect((await asEwa(own.getOwnOrder, { params: { id: data.id } })).data).toEqual(data);
    expect((await staff(getOrder, { params: { id: data.id } })).data).toMatchObject({
      userMeta: { id: ewa.id },
      status: 'new',
    });
    const accepted = await app.context.db
      .select()
      .from(userAgreements)
      .where(eq(userAgreements.orderId, data.id));
    expect(accepted.map(({ userId, isAccepted }) => [userId, isAccepted])).toEqual([
      [ewa.id, true],
      [ewa.id, true],
    ]);
    expect(await mailsAbout(data.id)).toEqual([`order-created order ${data.id}`]);
  });

  test('has an account of its own where its series has virtual accounts, whatever becomes of the prefix', async () => {
    const virtualPrefix = '109010141234';
    const { id: seriesId, accountNumber } = await aSeries(app.context, { virtualPrefix });
    const offer = await anOffer(app.context, { seriesId });
    const { data } = await order(offer.id);
    const virtual = virtualAccountOf(virtualPrefix, data.id);
    await app.context.db.update(series).set({ virtualPrefix: '' }).where(eq(series.id, seriesId));
    expect(data.payment?.accountNumber).toBe(virtual);
    const params = { id: data.id };
    const decision = (await staff(getOrderDecision, { params })).data;
    const { data: payment } = await staff(getTransaction, { params: { id: decision.payment.id } });
    const shown = [
      (await asEwa(own.getOwnOrder, { params })).data.payment,
      decision.payment.account,
      payment.account,
    ];
    expect(shown.map((account) => account?.accountNumber)).toEqual([virtual, virtual, virtual]);
    const values = variablesOf(await loadOrderDetails(app.context.db, data.id), 'pl');
    expect(values.accountNumber).toBe(groupedAccountNumber(virtual));
    expect(values.transferCode).toContain(`|PL|${virtual}|`);
    const [mail] = await app.context.db
      .select()
      .from(emails)
      .where(eq(emails.event, `order-created order ${data.id}`));
    expect(app.context.secrets.open(mail?.body ?? '', bodyPlace(mail?.event ?? ''))).toContain(
      virtual.slice(-4),
    );
    expect((await order(offer.id)).data.payment?.accountNumber).toBe(accountNumber);
    await expect(
      app.context.db.update(orders).set({ virtualAccount: null }).where(eq(orders.id, data.id)),
    ).rejects.toThrow();
  });

  test('says of every transfer what is to be returned of it, and nothing that staff noted', async () => {
    const { id } = (await order((await anOffer(app.context)).id, { quantity: 2 })).data;
    const payment = (await staff(getOrder, { params: { id } })).data.transactions[0];
    const at = { params: { id: payment?.id ?? 0 } };
    await staff(acceptTransaction, { ...at, body: { receivedAmount: 230, note: 'Inside' } });
    const again = { receivedAmount: 50, receivedOn: warsawDay(new Date()), note: 'Inside' };
    await staff(recordFurtherTransfer, { ...at, body: again });
    const { data } = await asEwa(own.getOwnOrder, { params: { id } });
    const further = { amount: 50, receivedOn: again.receivedOn, returnedOn: null };
    expect(data).toMatchObject({ refund: null, surplus: { amount: 30 }, further: [further] });
    expect(JSON.stringify(data)).not.toContain('Inside');
  });

  test('R6 is placed once, however often it is sent with the same key', async () => {
    const offer = await anOffer(app.context);
    const send = () => order(offer.id, { quantity: 2 }, asEwa, { 'idempotency-key': `key ${offer.id}` });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await countsOf(offer.seriesId)).toMatchObject({ reserved: 2 });
    const other = await order(offer.id, { quantity: 2 }, asOther, { 'idempotency-key': `key ${offer.id}` });
    expect(other.data.id).not.toBe(answers[0].data.id);
  });

  test.each<[string, AnOffer, object, OrderFields, string]>([
    [
      'ERR-34 of a hidden offer, as if it did not exist',
      { isVisible: false },
      {},
      {},
      'OFFER_NOT_EXISTS at offer',
    ],
    ['ERR-37 of a closed offer', { isOpen: false }, {}, {}, 'OFFER_CLOSED_FOR_INVESTMENTS at offer'],
    ['ERR-37 of an offer that begins later', BEGINS_LATER, {}, {}, 'OFFER_CLOSED_FOR_INVESTMENTS at offer'],
    [
      'ERR-38 of an offer without a series',
      { seriesId: null },
      {},
      {},
      'SERIES_NOT_ASSIGNED_TO_OFFER at offer',
    ],
    ['ERR-39 of a closed series', {}, { isOpen: false }, {}, 'SERIES_CLOSED_FOR_INVESTMENTS at offer'],
    [
      'ERR-40 of more shares than are left',
      {},
      { limit: 4 },
      { quantity: 5 },
      'NOT_ENOUGH_SHARES_AVAILABLE at quantity',
    ],
    [
      'ERR-62 without a way to pay',
      {},
      { accountNumber: '' },
      {},
      'NO_TRANSACTION_METHODS_AVAILABLE at offer',
    ],
    ['of too few shares', { minStock: 3 }, {}, { quantity: 2 }, 'QUANTITY_BELOW_MINIMUM at quantity'],
    ['of no shares', {}, {}, { quantity: 0 }, 'MUST_BE_GREATER_THAN_0 at quantity'],
    ['of half a share', {}, {}, { quantity: 0.5 }, 'MUST_BE_GREATER_THAN_0 at quantity'],
    ['at another price than was shown', {}, {}, { pricePerShare: 99 }, 'PRICE_HAS_CHANGED at quantity'],
    [
      'without a required agreement',
      { agreements: [{}] },
      {},
      { agreements: [] },
      'IS_REQUIRED at agreements',
    ],
    [
      'with an unknown agreement',
      {},
      {},
      { agreements: [{ agreement: 9_999, isAccepted: true, fingerprint: 'x' }] },
      'AGREEMENT_NOT_EXISTS at agreements.0.agreement',
    ],
  ])('is refused: %s', async (_, ofOffer, ofSeries, fields, reason) => {
    const { id: seriesId } = await aSeries(app.context, ofSeries);
    const offer = await anOffer(app.context, { seriesId, ...ofOffer });
    const { errors } = await order(offer.id, fields);
    expect(errors.map(({ code, path }) => `${code} at ${path}`)).toEqual([reason]);
    expect(await countsOf(seriesId)).toMatchObject({ reserved: 0 });
  });

  test('is refused with an agreement that has changed since it was shown', async () => {
    const offer = await anOffer(app.context, { agreements: [{}] });
    const agreements = [{ agreement: offer.agreements[0]?.id, isAccepted: true, fingerprint: 'former' }];
    expect((await order(offer.id, { agreements })).codes).toEqual(['AGREEMENT_HAS_CHANGED']);
  });

  test('ERR-33 ERR-34 of an unknown offer; who holds shares of a hidden one learns that it is hidden', async () => {
    expect((await order(999_999)).errors).toMatchObject([{ code: 'OFFER_NOT_EXISTS', path: 'offer' }]);
    const hidden = await anOffer(app.context);
    await anOrder(app.context, { of: hidden, status: 'completed', email: ewa.email });
    await app.context.db.execute(`UPDATE offers SET is_visible = false WHERE id = ${hidden.id}`);
    expect((await order(hidden.id)).codes).toEqual(['OFFER_NOT_VISIBLE']);
    expect((await order(hidden.id, {}, asOther)).codes).toEqual(['OFFER_NOT_EXISTS']);
  });
});

describe('ORD-23 cancelling', () => {
  test('a new order releases its shares, once, and staff see who did it', async () => {
    const offer = await anOffer(app.context);
    const { id } = (await order(offer.id, { quantity: 4 })).data;
    const { data } = await cancel(id);
    expect(data).toMatchObject({
      status: 'rejected',
      rejectionReason: 'investor',
      payment: null,
      canCancel: false,
    });
    expect(await countsOf(offer.seriesId)).toMatchObject({ issued: 0, reserved: 0 });
    expect((await cancel(id)).codes).toEqual(['ORDER_ALREADY_REJECTED']);
    expect((await staff(getOrder, { params: { id } })).data.rejection).toEqual({
      reason: 'investor',
      by: 'Ewa Lis',
    });
    const { data: list } = await staff(listOrders, { list: { filters: { rejection: 'investor' } } });
    expect(list.items.map((row) => row.id)).toContain(id);
    const { data: timeline } = await staff(getOrderTimeline, { params: { id } });
    expect(timeline.entries[0]).toMatchObject({ action: 'order.cancel' });
    expect(await mailsAbout(id)).toEqual([`order-created order ${id}`, `order-cancelled order ${id}`]);
  });

  test('a paid or completed order is refused', async () => {
    const offer = await anOffer(app.context);
    const { id } = (await order(offer.id)).data;
    const { transactions } = (await staff(getOrder, { params: { id } })).data;
    await staff(acceptTransaction, { params: { id: transactions[0]?.id ?? 0 } });
    expect((await cancel(id)).codes).toEqual(['ORDER_IS_PAID']);
    expect((await asEwa(own.getOwnOrder, { params: { id } })).data).toMatchObject({
      canCancel: false,
      payment: null,
    });
    await staff(acceptOrder, { params: { id } });
    expect((await cancel(id)).codes).toEqual(['ORDER_COMPLETED']);
  });
});

describe('the offer says whether it can be ordered', () => {
  test.each<[string, AnOffer, object, object]>([
    ['open', {}, { limit: 7 }, { whyNot: null, smallestQuantity: 1, largestQuantity: 7 }],
    ['of a later day', BEGINS_LATER, {}, { whyNot: 'OFFER_CLOSED_FOR_INVESTMENTS', largestQuantity: 0 }],
    ['closed', { isOpen: false }, {}, { whyNot: 'OFFER_CLOSED_FOR_INVESTMENTS', largestQuantity: 0 }],
    [
      'sold out',
      { minStock: 3 },
      { limit: 2 },
      { whyNot: 'NOT_ENOUGH_SHARES_AVAILABLE', smallestQuantity: 3 },
    ],
  ])('%s', async (_, ofOffer, ofSeries, ordering) => {
    const { id: seriesId } = await aSeries(app.context, ofSeries);
    const { id } = await anOffer(app.context, { seriesId, ...ofOffer });
    const params = { idOrSlug: String(id) };
    for (const caller of [asEwa, app.asVisitor])
      expect((await caller(getPublicOffer, { params })).data.ordering).toMatchObject(ordering);
  });
});
