/** The buyer disputes a payment at PayPal, or the buyer's bank takes the money back: what a notice says of it is only a hint. */
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import {
  acceptOrder,
  getOrder,
  getOrderDecision,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  getTransactionPayments,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import {
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { followUpDue } from '../follow-up.ts';

const { payPal, app, offer, later } = await appWithPayPal();
/** Signed in again: sessions end while disputes last. */
const staff: Awaited<ReturnType<typeof app.as>> = async (...asked) => (await app.as('super admin'))(...asked);

const paid = () => anOrderThatReached(app, payPal, offer, 'captured');
type Paid = Awaited<ReturnType<typeof paid>>;
const job = () => followUpDue(systemContext(app.services));
const captureOf = ({ atPayPal }: Paid) => atPayPal()?.captures[0]?.id ?? '';

/** As PayPal sends it for CUSTOMER.DISPUTE.CREATED, …UPDATED and …RESOLVED. */
const noticeOf = (order: Paid, resource: object = {}) =>
  app.asVisitor(receivePayPalNotice, {
    body: { resource: { ...resource, disputed_transactions: [{ seller_transaction_id: captureOf(order) }] } },
  });

/** An order whose payment the buyer disputes, of which a notice came. */
async function disputed() {
  const order = await paid();
  const disputeId = payPal.dispute(order.payPalOrderId);
  await noticeOf(order);
  await job();
  return { ...order, disputeId };
}
type Disputed = Awaited<ReturnType<typeof disputed>>;
async function ended(order: Disputed, outcome: string) {
  payPal.endDispute(order.disputeId, outcome);
  await noticeOf(order);
  later(60);
  await job();
}

const acceptedWith = async (order: Paid, note?: string) =>
  (await staff(acceptOrder, { ...order, ...(note !== undefined && { body: { note } }) })).codes;
const shown = async ({ params }: Paid) => {
  const { isDisputed, canAcceptOrder, canAcceptWithNote, status } = (await staff(getOrder, { params })).data;
  return { isDisputed, canAcceptOrder, canAcceptWithNote, status };
};
const DISPUTED = { isDisputed: true, canAcceptOrder: false, canAcceptWithNote: true };
const FREE = { isDisputed: false, canAcceptOrder: true, canAcceptWithNote: false };
const results = async ({ transaction }: Paid) =>
  (await staff(getTransactionTimeline, { params: transaction })).data.entries
    .filter(({ action }) => action === 'transaction.paypal-dispute')
    .map(({ changes }) => changes.find(({ field }) => /result|issue/.test(field))?.after);
/** Whether it is among the payments to clarify that home counts. */
const onCard = async ({ transaction }: Paid) => {
  const list = { filters: { waits: 'payPalUnclear' }, pageSize: 100 };
  const listed = (await staff(listTransactions, { list })).data.items.map(({ id }) => id);
  const card = (await staff(getHome)).data.cards.find(({ name }) => name === 'payPalUnclear');
  expect(card?.rows).toBe(listed.length);
  return listed.includes(transaction.id);
};

describe('while the buyer disputes the payment', () => {
  test('the order is not accepted, and screens, timelines and home say why', async () => {
    const order = await disputed();
    expect(await acceptedWith(order)).toEqual(['PAYMENT_DISPUTED']);
    expect(await shown(order)).toMatchObject(DISPUTED);
    expect((await staff(getOrderDecision, order)).data.toAccept).toContainEqual({
      refusal: 'PAYMENT_DISPUTED',
      state: 'notMet',
    });
    expect((await staff(getTransactionPayments, { params: order.transaction })).data.isDisputed).toBe(true);
    expect(await results(order)).toEqual(['disputed']);
    const { entries } = (await staff(getOrderTimeline, order)).data;
    expect(entries.map(({ action }) => action)).toContain('transaction.paypal-dispute');
    expect(await onCard(order)).toBe(true);
  });

  test('staff accept it all the same with a written note, which the history keeps; the mark stays in sight', async () => {
    const order = await disputed();
    expect(await acceptedWith(order, '  ')).toEqual(['IS_REQUIRED']);
    expect(await acceptedWith(order, 'The buyer withdrew it by phone')).toEqual([]);
    const { entries } = (await staff(getOrderTimeline, order)).data;
    const accepted = entries.find(({ action }) => action === 'order.accept');
    expect(accepted?.changes).toContainEqual({
      field: 'note',
      before: null,
      after: 'The buyer withdrew it by phone',
    });
    expect(await shown(order)).toMatchObject({
      isDisputed: true,
      canAcceptWithNote: false,
      status: 'completed',
    });
    expect(await onCard(order)).toBe(true);
    await ended(order, 'RESOLVED_SELLER_FAVOUR');
    expect(await onCard(order)).toBe(false);
  });

  test('it can be rejected', async () => {
    const order = await disputed();
    expect((await staff(rejectOrder, order)).data?.refund?.returnedOn).toBe(null);
    expect(await onCard(order)).toBe(true);
  });

  test('PayPal is asked every hour, also without a notice; the same answer is recorded once', async () => {
    const order = await disputed();
    for (let nth = 0; nth < 20; nth += 1) {
      later(3_700);
      await job();
    }
    expect(await results(order)).toEqual(['disputed']);
    payPal.endDispute(order.disputeId, 'CANCELED_BY_BUYER');
    later(3_700);
    await job();
    expect(await shown(order)).toMatchObject(FREE);
    expect(await results(order)).toEqual(['undisputed', 'disputed']);
  });
});

describe('a dispute that has ended', () => {
  test.each(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'])(
    'for us (%s) frees the order',
    async (outcome) => {
      const order = await disputed();
      await ended(order, outcome);
      expect(await shown(order)).toMatchObject(FREE);
      expect(await acceptedWith(order)).toEqual([]);
    },
  );

  test('against us keeps the order from being accepted, also before the money is seen to go back', async () => {
    const order = await disputed();
    await ended(order, 'RESOLVED_BUYER_FAVOUR');
    expect(await acceptedWith(order)).toEqual(['PAYMENT_DISPUTED']);
    payPal.reverse(order.payPalOrderId);
    later(3_700);
    await job();
    expect(await acceptedWith(order, 'All the same')).toEqual(['PAYMENT_RETURNED']);
    later(3_700);
    await job();
    expect((await shown(order)).isDisputed).toBe(false);
    expect((await staff(rejectOrder, order)).data?.refund?.reference).toBe(captureOf(order));
  });

  test('before anybody asked about it is judged by its end as well', async () => {
    const [won, lost] = [await paid(), await paid()];
    payPal.endDispute(payPal.dispute(won.payPalOrderId), 'RESOLVED_SELLER_FAVOUR');
    payPal.endDispute(payPal.dispute(lost.payPalOrderId), 'RESOLVED_BUYER_FAVOUR');
    for (const order of [won, lost]) await noticeOf(order);
    await job();
    expect(await shown(won)).toMatchObject(FREE);
    expect(await shown(lost)).toMatchObject(DISPUTED);
  });

  test('and another that is open keep the mark', async () => {
    const order = await disputed();
    payPal.dispute(order.payPalOrderId);
    await ended(order, 'RESOLVED_SELLER_FAVOUR');
    expect(await shown(order)).toMatchObject(DISPUTED);
  });
});

describe('a notice of a dispute', () => {
  test('that is forged, of another payment or repeated marks nothing: PayPal knows of none', async () => {
    const [order, other] = [await paid(), await paid()];
    payPal.dispute(other.payPalOrderId);
    for (let nth = 0; nth < 3; nth += 1) {
      await noticeOf(order, { dispute_id: 'PP-D-1', status: 'OPEN' });
      later(60);
      await job();
    }
    expect(await shown(order)).toMatchObject(FREE);
    expect(await results(order)).toEqual([]);
  });

  test('that says it was resolved frees nothing as long as PayPal itself does not say so', async () => {
    const order = await disputed();
    const body = { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } };
    await noticeOf(order, body);
    later(60);
    await job();
    expect(await shown(order)).toMatchObject(DISPUTED);
  });

  test.each(['silent', 'error', 'nonsense', 'forbidden', 'huge'] as const)(
    'whose question is not answered (%s) changes nothing, and is asked again',
    async (fault) => {
      const order = await disputed();
      const calls = payPal.calls.length;
      payPal.endDispute(order.disputeId, 'RESOLVED_SELLER_FAVOUR');
      payPal.fail('disputes', fault);
      await noticeOf(order);
      later(60);
      await job();
      expect(payPal.calls.slice(calls)).toContain('disputes');
      expect(await shown(order)).toMatchObject(DISPUTED);
      later(3_700);
      await job();
      expect(await shown(order)).toMatchObject(FREE);
    },
  );

  test('of an order that is not paid yet is asked about as an order', async () => {
    const order = await anOrderThatReached(app, payPal, offer, 'approved');
    const body = { resource: { disputed_transactions: [{ seller_transaction_id: order.payPalOrderId }] } };
    await app.asVisitor(receivePayPalNotice, { body });
    await job();
    expect(await order.stateNow()).toBe('captured');
  });

  test('an answer that is older than what is known frees nothing', async () => {
    const order = await paid();
    const client = app.context.payPal;
    const { listDisputes } = client;
    client.listDisputes = async (...asked) => {
      client.listDisputes = listDisputes;
      const answer = await listDisputes(...asked);
      later(10);
      payPal.dispute(order.payPalOrderId);
      await staff(askPayPal, { params: order.transaction });
      return answer;
    };
    await staff(askPayPal, { params: order.transaction });
    expect(await shown(order)).toMatchObject(DISPUTED);
  });

  test('staff see it when PayPal does not say anything about disputes', async () => {
    const order = await paid();
    payPal.fail('disputes', 'forbidden');
    expect((await staff(askPayPal, { params: order.transaction })).status).toBe(200);
    expect(await results(order)).toEqual(['NOT_AUTHORIZED']);
    expect(await shown(order)).toMatchObject(FREE);
  });
});

describe('a reversal', () => {
  /** As PayPal sends it for PAYMENT.CAPTURE.REVERSED. */
  const reversed = async (order: Paid) => {
    payPal.reverse(order.payPalOrderId);
    const links = [{ rel: 'up', href: await order.captureUrl() }];
    await app.asVisitor(receivePayPalNotice, { body: { resource: { id: 'REVERSAL', links } } });
    later(60);
    await job();
  };

  /** The bank gives the money again, and PayPal shows that for more than an hour. */
  const undone = async (order: Paid) => {
    payPal.undoReversal(order.payPalOrderId);
    later(60);
    await staff(askPayPal, { params: order.transaction });
    later(3_700);
    await job();
  };

  test('pays for no shares, whatever staff write; rejected, nothing is returned a second time', async () => {
    const order = await paid();
    await reversed(order);
    expect(await acceptedWith(order, 'All the same')).toEqual(['PAYMENT_RETURNED']);
    expect((await staff(rejectOrder, order)).data?.refund?.reference).toBe(captureOf(order));
  });

  test('that comes to nothing frees the order: the money is with us again', async () => {
    const order = await paid();
    await reversed(order);
    await undone(order);
    expect(await acceptedWith(order)).toEqual([]);
  });

  test('is one, too, if PayPal shows the payment as declined', async () => {
    const order = await paid();
    for (const taken of order.atPayPal()?.captures ?? []) taken.status = 'DECLINED';
    await staff(askPayPal, { params: order.transaction });
    expect(await acceptedWith(order)).toEqual(['PAYMENT_RETURNED']);
    await staff(rejectOrder, order);
  });

  test('after the shares were issued stays in sight of staff', async () => {
    const order = await paid();
    await acceptedWith(order);
    await reversed(order);
    expect((await staff(getOrder, order)).data.isReturned).toBe(true);
    const seen = (await staff(getTransactionPayments, { params: order.transaction })).data;
    expect(seen).toMatchObject({ isReturnedTooLate: true, mustBeRejected: false });
    expect(await onCard(order)).toBe(true);
    expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-35' }]);
    await undone(order);
    expect(await onCard(order)).toBe(false);
  });

  test('that PayPal no longer shows for a moment is one until it has not shown it for an hour', async () => {
    const order = await paid();
    await reversed(order);
    payPal.undoReversal(order.payPalOrderId);
    later(60);
    await staff(askPayPal, { params: order.transaction });
    expect(await acceptedWith(order)).toEqual(['PAYMENT_RETURNED']);
    payPal.reverse(order.payPalOrderId);
    later(3_700);
    await job();
    expect(await acceptedWith(order)).toEqual(['PAYMENT_RETURNED']);
    await staff(rejectOrder, order);
  });
});
