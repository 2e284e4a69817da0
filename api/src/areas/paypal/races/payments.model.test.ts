/**
 * Whatever investors, staff, jobs, notices and PayPal itself do, right or wrong: after each step the books agree to the grosz with a
 * simple model and with what PayPal took. What PayPal took and did not say, or does not recall for a time, is held, and is paid when
 * PayPal answers again.
 */
import * as staffOrders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as own from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import * as paying from '@share/contract/areas/paypal/paypal.endpoints.ts';
import {
  acceptTransaction,
  recordFurtherTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../../jobs/expire-orders.ts';
import { systemContext } from '../../../platform/context.ts';
import { openPayPal } from '../../../platform/paypal/paypal-client.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import * as market from '../../../testing/paypal/model-market.ts';
import { allowPayPal } from '../../../testing/paypal/payments.ts';
import {
  costOf,
  effects,
  type Fault,
  isFree,
  isOpen,
  lives,
  type Modelled,
  type Move,
  type Step,
  sharesOf,
  spoilsQuestions,
  step,
} from '../../../testing/paypal/payments-model.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { aUser } from '../../../testing/people.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { followUpDue } from '../follow-up.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RUNS = 8;

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url });
let clock = Date.parse('2026-06-01T10:00:00Z');
const pass = (milliseconds: number) => {
  clock += milliseconds;
  app.setClock(new Date(clock));
};
const people: market.Registered[] = [];
let staff: Awaited<ReturnType<typeof aUser>>;
const join = async () => {
  people.push(await market.aRegisteredInvestor(app, `investor${people.length}@example.com`));
};
/** The silence of PayPal is waited for; in a model of many steps it has to be short, and an answer may take longer on a busy machine. */
const waitFor = (fault: Fault) => {
  const payPalTimeoutSeconds = fault === 'silent' ? 0.3 : 20;
  app.services.payPal = openPayPal({ ...app.services.environment, payPalTimeoutSeconds });
};
beforeAll(async () => {
  pass(0);
  waitFor('none');
  await allowPayPal(app.context, payPal);
  staff = await aUser(app.context, { isSuperAdmin: true });
  await join();
  await join();
});

const endpoints = {
  pay: paying.payThroughPayPal,
  capture: paying.capturePayment,
  transfer: paying.payByBankTransfer,
  cancel: own.cancelOwnOrder,
  'accept transfer': acceptTransaction,
  accept: staffOrders.acceptOrder,
  reject: staffOrders.rejectOrder,
  refund: paying.refundThroughPayPal,
  ask: paying.askPayPal,
} satisfies Partial<Record<Move, Endpoint>>;
const ofTransaction = new Set<Move>(['accept transfer', 'further transfer', 'refund', 'ask']);
const byInvestor = new Set<Move>(['pay', 'capture', 'transfer', 'cancel']);

const met = new Set<string>();

async function live(steps: readonly Step[]): Promise<void> {
  payPal.recover();
  const here = await market.aMarket(app);
  const model: Modelled[] = [];
  const read = () => market.readBooks(app, here);

  /** What only PayPal moves: the model learns it from what PayPal did, and the books must not say anything else. */
  async function agree(after: string): Promise<void> {
    const books = await read();
    for (const order of model) {
      const { capture, refund } = market.atPayPal(payPal, books, order.id);
      const rows = books.money.filter(({ transaction }) => transaction.orderId === order.id);
      const current = rows.at(-1);
      const isTaken = capture?.status === 'COMPLETED' || capture?.status === 'REFUNDED';
      order.isHeld = current?.transaction.capturingSince != null;
      if (isTaken && order.status === 'new' && !order.isHeld) order.status = 'paid';
      order.isReturned = current?.transaction.returnedAs != null;
      if (order.isReturned) expect([after, refund?.id]).toEqual([after, current?.transaction.returnedAs]);
      const isReturned = order.refund === 'due' && refund !== null && current?.refund?.returnedOn != null;
      if (isReturned) order.refund = 'returned';
      if (order.isHeld) expect([after, order.method, order.status]).toEqual([after, 'payPal', 'new']);
      const status = books.placed.find(({ id }) => id === order.id)?.status;
      const shownRefund = current?.refund && (current.refund.returnedOn === null ? 'due' : 'returned');
      expect([after, status, current?.transaction.method, shownRefund ?? null]).toEqual([
        after,
        order.status,
        order.method,
        order.refund,
      ]);
      expect(current?.transaction.amount).toBe(costOf(order.quantity));
      const isPaid =
        order.method === 'payPal' &&
        (order.status === 'paid' || order.status === 'completed' || order.refund !== null);
      expect([after, current?.transaction.methodId ?? null]).toEqual([after, isPaid ? capture?.id : null]);
      expect([after, isTaken && !order.isHeld]).toEqual([after, isPaid]);
      if (isPaid) expect(capture?.amount.value).toBe(costOf(order.quantity));
    }
    expect(books.sold).toMatchObject({
      reserved: sharesOf(model, isOpen),
      issued: sharesOf(model, ({ status }) => status === 'completed'),
    });
    for (const [by, { id }] of people.entries()) {
      const held = books.held.find(({ userId }) => userId === id);
      const bought = sharesOf(model, (order) => order.by === by && order.status === 'completed');
      expect([held?.numberOfShares ?? 0, held?.investedAmount ?? '0.00']).toEqual([bought, costOf(bought)]);
    }
  }

  /** What is asked and done next at PayPal goes wrong; a job meets many payments. */
  function disturbAll(fault: Fault): void {
    if (fault === 'none') return;
    const often = Array.from({ length: 40 }, () => fault);
    for (const call of ['create', 'get', 'capture', 'refund'] as const) payPal.fail(call, ...often);
  }

  async function move(does: Move, order: Modelled, fault: Fault, at?: 'get' | 'all'): Promise<void> {
    const { latest, refund } = market.atPayPal(payPal, await read(), order.id);
    if (does === 'return at PayPal') {
      // What goes back after the shares were issued, the check of the books shows for ever.
      if (!order.isHeld && order.status !== 'completed') payPal.returnByHand(latest ?? '');
      return;
    }
    if (does === 'approve') return payPal.approve(latest ?? '');
    if (does === 'notice') return notice(latest ?? 'UNKNOWN');
    const own =
      ({ pay: 'create', refund: 'refund', ask: 'get', accept: 'get' } as const)[does as 'pay'] ?? 'capture';
    if (at === 'all') disturbAll(fault);
    else if (fault !== 'none') payPal.fail(at ?? own, fault);
    waitFor(fault);
    const isLate = clock >= order.endsAt;
    const books = await read();
    const current = books.money.filter(({ transaction }) => transaction.orderId === order.id).at(-1);
    const id = ofTransaction.has(does) ? (current?.transaction.id ?? 0) : order.id;
    const by = people[order.by] as market.Registered;
    const caller = byInvestor.has(does) ? await app.asUser(by) : await app.asUser(staff);
    const params = { id };
    const answer = await (does === 'further transfer'
      ? caller(recordFurtherTransfer, { params, body: { receivedAmount: 5, note: 'By bank' } })
      : caller(endpoints[does as keyof typeof endpoints], { params }));
    payPal.recover();
    waitFor('none');
    met.add(`${does} ${answer.status === 200 ? 'OK' : answer.codes.join()}`);
    // No shares are issued for money that PayPal does not say it has, as it was taken.
    const hasMoney = refund === null && !spoilsQuestions(fault);
    const isUnseen = does === 'accept' && order.method === 'payPal' && !hasMoney;
    const effect = isUnseen ? null : effects[does]?.(order, isLate);
    if (effect === undefined) return;
    // What PayPal answers wrongly or not at all is no refusal of ours: the order has changed its method before it was asked.
    const isRefused = answer.status !== 200 && !(does === 'pay' && fault !== 'none' && effect !== null);
    expect([does, order.status, fault, ...answer.codes, isRefused]).toEqual([
      does,
      order.status,
      fault,
      ...answer.codes,
      effect === null,
    ]);
    if (effect) Object.assign(order, effect);
  }

  async function notice(id: string): Promise<void> {
    expect((await app.asVisitor(paying.receivePayPalNotice, { body: { resource: { id } } })).status).toBe(
      200,
    );
  }

  async function make(one: Step): Promise<void> {
    if (one.does === 'join') return join();
    if (one.does === 'forged notice') return notice(`FORGED${clock}`);
    if (one.does === 'job') {
      disturbAll(one.fault ?? 'none');
      await followUpDue(systemContext(app.services));
      return payPal.recover();
    }
    if (one.does === 'days pass') {
      pass(one.days * DAY);
      await expireOrders(app.services);
      for (const order of model) if (isFree(order) && clock >= order.endsAt) order.status = 'rejected';
      return;
    }
    if (one.does === 'order') return place(one);
    const of = model[one.of % Math.max(1, model.length)];
    if (of) await move(one.does, of, one.fault ?? 'none', one.at);
  }

  async function place(one: Step & { does: 'order' }): Promise<void> {
    const by = one.by % people.length;
    const { id, codes } = await market.order(
      app,
      people[by] as market.Registered,
      here.offerId,
      one.quantity,
    );
    const isThere = sharesOf(model, ({ status }) => status !== 'rejected') + one.quantity <= market.LIMIT;
    expect([one.quantity, ...codes]).toEqual([
      one.quantity,
      ...(isThere ? [] : ['NOT_ENOUGH_SHARES_AVAILABLE']),
    ]);
    const order = {
      by,
      quantity: one.quantity,
      status: 'new',
      method: 'bankTransfer',
      isHeld: false,
      refund: null,
      isReturned: false,
    } as const;
    if (id !== null) model.push({ ...order, id, endsAt: clock + 14 * DAY });
  }

  for (const one of steps) {
    pass(HOUR);
    await make(one);
    await agree(one.does);
  }
  // PayPal answers again: nothing stays in between, neither money nor hold.
  for (const order of [...payPal.orders.values()])
    for (const one of order.captures) if (one.status === 'PENDING') one.status = 'COMPLETED';
  payPal.completeRefunds();
  for (let nth = 0; nth < 3; nth += 1) {
    pass(2 * HOUR);
    while ((await followUpDue(systemContext(app.services))) > 0);
  }
  await agree('the end');
  // Money that was returned pays for nothing: staff reject what it was for.
  for (const one of model) {
    const { refund } = market.atPayPal(payPal, await read(), one.id);
    if (one.status !== 'paid' || !refund) continue;
    await move('ask', one, 'none');
    await agree('the last question');
    await move('reject', one, 'none');
    await agree('the last rejection');
  }
  expect(model.filter(({ isHeld }) => isHeld)).toEqual([]);
}

test('whatever is done and whatever PayPal does, the books agree with a simple model and with what PayPal took', async () => {
  for (const life of lives) await live(life);
  const chance = fc.array(step, { minLength: 8, maxLength: 20 });
  await fc.assert(fc.asyncProperty(chance, live), { numRuns: RUNS, endOnFailure: true });
  // Orders of earlier lives may be overdue by now.
  await expireOrders(app.services);
  expect(await runBooksCheck(app.context.db, new Date(clock))).toEqual([]);
  const outcomes = [
    'pay OK',
    'pay PAYPAL_UNAVAILABLE',
    'pay CAN_CREATE_PAYMENT',
    'transfer OK',
    'capture OK',
    'cancel OK',
    'cancel PAYMENT_BEING_CAPTURED',
    'cancel ORDER_IS_PAID',
    'reject OK',
    'reject PAYMENT_BEING_CAPTURED',
    'further transfer OK',
    'further transfer NO_FURTHER_TRANSFER',
    'refund OK',
    'refund REFUND_ALREADY_CLOSED',
    'accept OK',
    'accept PAYMENT_RETURNED',
    'accept PAYMENT_CONTRADICTED',
    'accept PAYPAL_UNAVAILABLE',
    'refund PAYPAL_REFUSED',
  ];
  expect([...met]).toEqual(expect.arrayContaining(outcomes));
});
