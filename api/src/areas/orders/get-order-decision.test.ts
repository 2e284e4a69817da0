import {
  acceptOrder,
  getOrder,
  getOrderDecision,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { placeManualOrder } from '../ledger/place/place-manual-order.ts';
import { offerAgreements } from '../offers/offers.tables.ts';
import { series } from '../series/series.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(() => app.setClock(null));

const decisionOn = async (id: number) => (await staff(getOrderDecision, { params: { id } })).data;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the state of each condition', () => {
  const conditions: Record<OrderStatus, { toAccept: string[]; toReject: string[] }> = {
    new: {
      toAccept: ['met', 'met', 'met', 'notMet', 'notMet', 'met', 'met', 'met'],
      toReject: ['met', 'met', 'met'],
    },
    paid: { toAccept: Array(8).fill('met'), toReject: ['met', 'met', 'met'] },
    completed: {
      toAccept: ['notMet', ...Array(7).fill('notRelevant')],
      toReject: ['notMet', 'notRelevant', 'notRelevant'],
    },
    rejected: {
      toAccept: ['notRelevant', 'notMet', ...Array(6).fill('notRelevant')],
      toReject: ['notRelevant', 'notMet', 'notRelevant'],
    },
  };

  test.each(Object.entries(conditions))('while the order is %s', async (status, expected) => {
    const order = await anOrder(app.context, { status: status as OrderStatus });
    const { toAccept, toReject } = await decisionOn(order.id);
    expect(toAccept.map(({ refusal }) => refusal)).toEqual([
      'ALREADY_ACCEPTED',
      'ORDER_ALREADY_REJECTED',
      'OWN_ORDER',
      'ORDER_NOT_PAID',
      'TRANSACTION_NOT_PAID',
      'PAYMENT_RETURNED',
      'PAYMENT_CONTRADICTED',
      'PAYMENT_DISPUTED',
    ]);
    expect(toReject.map(({ refusal }) => refusal)).toEqual([
      'ORDER_COMPLETED',
      'ORDER_ALREADY_REJECTED',
      'PAYMENT_BEING_CAPTURED',
    ]);
    expect({
      toAccept: toAccept.map(({ state }) => state),
      toReject: toReject.map(({ state }) => state),
    }).toEqual(expected);
  });

  test.each(['new', 'paid', 'completed', 'rejected'] as const)(
    'R4 and agrees with the buttons and with the verbs while it is %s',
    async (status) => {
      const { id, canAcceptOrder, canRejectOrder } = await anOrder(app.context, { status });
      const { toAccept, toReject } = await decisionOn(id);
      const unmet = (all: { refusal: string; state: string }[]) =>
        all.filter(({ state }) => state === 'notMet').map(({ refusal }) => refusal);
      expect([unmet(toAccept).length === 0, unmet(toReject).length === 0]).toEqual([
        canAcceptOrder,
        canRejectOrder,
      ]);
      const accepting = await staff(acceptOrder, { params: { id } });
      expect(accepting.codes).toEqual(unmet(toAccept).slice(0, 1));
      if (canAcceptOrder) return;
      expect((await staff(rejectOrder, { params: { id } })).codes).toEqual(unmet(toReject));
    },
  );
});

describe('the shares of the series', () => {
  test('are shown as they are now, and as they would be after accepting and after rejecting', async () => {
    const sold = await aSeries(app.context, { limit: 20, name: { pl: 'Seria B', en: 'Series B' } });
    const of = await anOffer(app.context, { seriesId: sold.id });
    await anOrder(app.context, { of, quantity: 3, status: 'completed' });
    await anOrder(app.context, { of, quantity: 2 });
    const order = await anOrder(app.context, { of, quantity: 5, status: 'paid' });
    const other = await anOrder(app.context, { of, quantity: 4 });
    const afterAccepting = { issued: 8, reserved: 6, available: 6 };
    expect((await decisionOn(order.id)).shares).toEqual({
      series: { pl: 'Seria B', en: 'Series B' },
      limit: 20,
      now: { issued: 3, reserved: 11, available: 6 },
      afterAccepting,
      afterRejecting: { issued: 3, reserved: 6, available: 11 },
    });
    await staff(acceptOrder, { params: { id: order.id } });
    expect((await decisionOn(order.id)).shares).toMatchObject({
      now: afterAccepting,
      afterAccepting: null,
      afterRejecting: null,
    });
    const { afterRejecting } = (await decisionOn(other.id)).shares;
    await staff(rejectOrder, { params: { id: other.id } });
    expect((await decisionOn(other.id)).shares.now).toEqual(afterRejecting);
    const [stored] = await app.context.db.select().from(series).where(eq(series.id, sold.id));
    expect(stored).toMatchObject(afterRejecting ? { reserved: afterRejecting.reserved } : {});
  });
});

describe('the transfer', () => {
  test('is expected until the last instant of its term', async () => {
    const placed = inDays(-20);
    app.setClock(placed);
    const order = await anOrder(app.context, { quantity: 3 });
    const { at, payment } = await decisionOn(order.id);
    expect(at).toBe(placed.toISOString());
    expect(payment).toMatchObject({
      id: order.transactions[0]?.id,
      status: 'new',
      method: 'bankTransfer',
      amount: 300,
      title: `Zamówienie nr ${order.id}`,
      receivedAt: null,
      isOverdue: false,
      canAccept: true,
      canExtendWaitUntil: true,
    });
    const term = new Date(payment.waitUntil ?? '');
    expect(term.getTime() - placed.getTime()).toBe(app.services.environment.paymentTermDays * 86_400_000);
    app.setClock(term);
    expect((await decisionOn(order.id)).payment.isOverdue).toBe(false);
    app.setClock(new Date(term.getTime() + 1));
    expect((await decisionOn(order.id)).payment).toMatchObject({
      isOverdue: true,
      canAccept: false,
      canExtendWaitUntil: true,
    });
  });

  test.each(['paid', 'completed'] as const)(
    'of an order that is %s has the time of its acceptance',
    async (status) => {
      app.setClock(new Date('2026-05-04T10:00:00Z'));
      const order = await anOrder(app.context, { status });
      app.setClock(new Date('2026-07-01T10:00:00Z'));
      expect((await decisionOn(order.id)).payment).toMatchObject({
        receivedAt: '2026-05-04T10:00:00.000Z',
        isOverdue: false,
        canAccept: false,
        canExtendWaitUntil: false,
      });
    },
  );
});

describe('the agreements', () => {
  test('I-16 are shown as they were accepted, even if they were changed later', async () => {
    const name = { pl: 'Regulamin', en: 'Terms' };
    const content = { pl: '<p>Dawna treść</p>', en: '<p>Former text</p>' };
    const of = await anOffer(app.context, {
      agreements: [
        { name, content },
        { name: { pl: 'Newsletter', en: 'Newsletter' }, required: false },
      ],
    });
    const [terms, newsletter] = of.agreements;
    const order = await placeManualOrder(
      app.context,
      aManualOrder(of, {
        agreements: [
          { agreement: terms?.id ?? 0, isAccepted: true },
          { agreement: newsletter?.id ?? 0, isAccepted: false },
        ],
      }),
    );
    await app.context.db
      .update(offerAgreements)
      .set({ name: { pl: 'Nowy', en: 'New' }, content: { pl: '<p>Nowa</p>', en: '<p>New</p>' } })
      .where(eq(offerAgreements.offerId, of.id));
    expect((await decisionOn(order.id)).agreements).toMatchObject([
      { name, content, isRequired: true, isAccepted: true, createdAt: order.date },
      { name: { pl: 'Newsletter' }, isRequired: false, isAccepted: false },
    ]);
  });

  test('are empty for an order of an offer without agreements', async () => {
    const order = await anOrder(app.context);
    expect((await decisionOn(order.id)).agreements).toEqual([]);
  });
});

describe("the investor's other orders", () => {
  test('are shown: the newest five and their number', async () => {
    const of = await anOffer(app.context, { title: { pl: 'Spichlerz', en: 'Granary' } });
    const order = await anOrder(app.context, { of });
    expect((await decisionOn(order.id)).otherOrders).toEqual({ total: 0, newest: [] });
    const email = order.userMeta.email;
    const others: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) others.unshift((await anOrder(app.context, { of, email })).id);
    await anOrder(app.context, { of });
    const { total, newest } = (await decisionOn(order.id)).otherOrders;
    expect(total).toBe(6);
    expect(newest.map(({ id }) => id)).toEqual(others.slice(0, 5));
    expect(newest[0]).toMatchObject({
      status: 'new',
      offer: { id: of.id, title: { pl: 'Spichlerz', en: 'Granary' } },
      totalAmount: 100,
    });
  });
});

describe('it can be read by those who may read the order', () => {
  test.each(['admin:order:get', 'admin:order:edit'] as const)('with %s', async (key) => {
    const { id } = await anOrder(app.context);
    const caller = await app.as({ can: [key] });
    expect((await caller(getOrder, { params: { id } })).status).toBe(200);
    expect((await caller(getOrderDecision, { params: { id } })).status).toBe(200);
  });

  test('and by nobody else; an unknown order is not found', async () => {
    const { id } = await anOrder(app.context);
    const caller = await app.as({ can: ['admin:order:list', 'admin:order:accept', 'admin:transaction:get'] });
    expect((await caller(getOrderDecision, { params: { id } })).codes).toEqual(['FORBIDDEN']);
    expect((await staff(getOrderDecision, { params: { id: 999_999 } })).codes).toEqual(['ORDER_NOT_EXISTS']);
  });
});
