import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { getOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import {
  acceptLines,
  assignLine,
  importStatement,
  listStatementLines,
  reopenLine,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import {
  listUnknownMoney,
  returnUnknownMoney,
  totalUnknownMoney,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import {
  getTransaction,
  recordFurtherTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { anMt940, asUpload, type Booking } from '../../testing/files/statement-files.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const NOW = new Date('2026-06-10T09:00:00Z');
const DAY = '2026-06-09';
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeEach(async () => {
  app.setClock(NOW);
  offer ??= await anOffer(app.context);
});
afterEach(async () => {
  app.setClock(NOW);
  expect(await runBooksCheck(app.context.db, NOW)).toEqual([]);
});

/** An order over 200 zł of that status. */
async function anOrderThat(status: 'new' | 'paid' | 'completed' | 'rejected') {
  const order = await anOrder(app.context, { of: offer, quantity: 2, status });
  return { id: order.id, at: { params: { id: paymentOf(order) } } };
}
const statusOf = async (id: number) => (await staff(getOrder, { params: { id } })).data.status;

let nth = 0;
/** The line of a new statement about that amount. */
async function aLine(amount: string, more: Partial<Booking> = {}) {
  nth += 1;
  const booking = { amount, title: `przelew ${String.fromCharCode(97 + nth)}`, name: 'KTOŚ INNY', ...more };
  const body = asUpload(anMt940([booking], { opening: `${nth}00.00` }));
  const { data } = await staff(importStatement, { body });
  const [line] = (await staff(listStatementLines, { params: { id: data.id } })).data;
  return { params: { id: line?.id ?? 0 }, statement: data.id };
}
type Line = Awaited<ReturnType<typeof aLine>>;
type Parts = { order: number | null; amount: number }[];

const assign = ({ params }: Line, parts: Parts, note = 'As agreed') =>
  staff(assignLine, { params, body: { parts, note } });
const reopen = ({ params }: Line) => staff(reopenLine, { params });
const read = async ({ params, statement }: Line) =>
  (await staff(listStatementLines, { params: { id: statement } })).data.find(({ id }) => id === params.id);
const unknownOf = async ({ params }: Line) =>
  (await staff(listUnknownMoney)).data.items.filter(({ line }) => line === params.id);

describe('one line over several orders', () => {
  test('pays each: in full, late or further, whichever it can still have, and the rest is unknown money', async () => {
    const orders = {
      waits: await anOrderThat('new'),
      other: await anOrderThat('new'),
      ended: await anOrderThat('rejected'),
      paid: await anOrderThat('completed'),
    };
    const line = await aLine('850.01');
    const { data } = await assign(line, [
      { order: orders.paid.id, amount: 200 },
      { order: orders.waits.id, amount: 200 },
      { order: null, amount: 50.01 },
      { order: orders.other.id, amount: 200 },
      { order: orders.ended.id, amount: 200 },
    ]);
    expect(data).toMatchObject({ state: 'unknown', canReopen: false });
    expect(data.decision?.parts.map(({ kind, order, amount }) => [kind, order, amount])).toEqual([
      ['receipt', orders.waits.id, 200],
      ['receipt', orders.other.id, 200],
      ['late', orders.ended.id, 200],
      ['further', orders.paid.id, 200],
      ['unknown', null, 50.01],
    ]);
    expect([await statusOf(orders.waits.id), await statusOf(orders.other.id)]).toEqual(['paid', 'paid']);
    const { data: payment } = await staff(getTransaction, orders.waits.at);
    expect(payment.receipt).toMatchObject({ amount: 200, receivedOn: DAY });
  });

  test('is all or nothing: an order that cannot have its part keeps the others from theirs', async () => {
    const [one, two] = [await anOrderThat('new'), await anOrderThat('new')];
    const line = await aLine('350.00');
    const parts = [
      { order: one.id, amount: 200 },
      { order: two.id, amount: 150 },
    ];
    expect((await assign(line, parts, '')).codes).toEqual(['RECEIVED_DIFFERENCE_NEEDS_NOTE']);
    expect([await statusOf(one.id), (await read(line))?.state]).toEqual(['new', 'open']);
    const missing = await assign(line, [
      parts[0] ?? { order: 0, amount: 0 },
      { order: 999_999, amount: 150 },
    ]);
    expect(missing.errors).toMatchObject([{ code: 'ORDER_NOT_EXISTS', path: 'parts.1.order' }]);
    expect(await statusOf(one.id)).toBe('new');
  });

  test.each<[string, (order: number) => Parts]>([
    [
      'a grosz less than the line',
      (order) => [
        { order, amount: 200 },
        { order: null, amount: 99.99 },
      ],
    ],
    [
      'a grosz more',
      (order) => [
        { order, amount: 200.01 },
        { order: null, amount: 100 },
      ],
    ],
    [
      'one order twice',
      (order) => [
        { order, amount: 200 },
        { order, amount: 100 },
      ],
    ],
    [
      'nothing for an order',
      (order) => [
        { order, amount: 0 },
        { order: null, amount: 300 },
      ],
    ],
  ])('is refused: %s', async (_, parts) => {
    const { id } = await anOrderThat('new');
    const line = await aLine('300.00');
    expect((await assign(line, parts(id))).status).toBe(422);
    expect((await read(line))?.state).toBe('open');
  });

  test('two clerks who split at the same moment: one is done, the other refused', async () => {
    const [one, two] = [await anOrderThat('new'), await anOrderThat('new')];
    const line = await aLine('400.00');
    const parts = [
      { order: one.id, amount: 200 },
      { order: two.id, amount: 200 },
    ];
    const answers = await Promise.all([assign(line, parts), assign(line, parts.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['paid', 'paid']);
  });
});

describe('unknown money', () => {
  test('waits in the list, its totals and on home, until an order gets it', async () => {
    const waiting = async () =>
      (await staff(totalUnknownMoney, { list: { filters: { state: 'waiting' } } })).data;
    const card = async () => (await staff(getHome)).data.cards.find(({ name }) => name === 'unknownMoney');
    const before = await waiting();
    const line = await aLine('120.50', { account: '27114020040000300201355387' });
    await assign(line, [{ order: null, amount: 120.5 }], 'Who is this?');
    expect(await unknownOf(line)).toMatchObject([
      {
        statement: line.statement,
        bookedOn: DAY,
        amount: 120.5,
        counterparty: { name: 'KTOŚ INNY', account: '27114020040000300201355387' },
        note: 'Who is this?',
        state: 'waiting',
        closedAt: null,
      },
    ]);
    const now = await waiting();
    expect([now.rows, now.amount]).toEqual([before.rows + 1, expect.closeTo((before.amount ?? 0) + 120.5)]);
    expect(await card()).toMatchObject({ rows: now.rows, amount: now.amount });

    const { id } = await anOrderThat('paid');
    const { data } = await assign(line, [
      { order: id, amount: 100 },
      { order: null, amount: 20.5 },
    ]);
    expect(data).toMatchObject({
      state: 'unknown',
      decision: { parts: [{ kind: 'further' }, { kind: 'unknown' }] },
    });
    const found = (await unknownOf(line)).map(({ state, amount, closedBy }) => [
      state,
      amount,
      closedBy !== null,
    ]);
    expect(found.toSorted()).toEqual([
      ['given', 120.5, true],
      ['waiting', 20.5, false],
    ]);
    expect((await assign(line, [{ order: id, amount: 120.5 }])).codes).toEqual(['VALUE_INVALID']);
    expect((await assign(line, [{ order: id, amount: 20.5 }])).data.state).toBe('done');
    expect((await assign(line, [{ order: id, amount: 20.5 }])).codes).toEqual(['STATEMENT_LINE_DECIDED']);
  });

  const returned = { returnedOn: '2026-06-10', reference: 'FT 1' };

  test('is returned once, on a day since it arrived, and then stays', async () => {
    const line = await aLine('77.00');
    await assign(line, [{ order: null, amount: 77 }]);
    const [money] = await unknownOf(line);
    const back = (body = returned) => staff(returnUnknownMoney, { params: { id: money?.id ?? 0 }, body });
    expect((await back({ ...returned, returnedOn: '2026-06-08' })).codes).toEqual([
      'RETURNED_BEFORE_REJECTION',
    ]);
    expect((await back({ ...returned, returnedOn: '2026-06-11' })).codes).toEqual(['RETURNED_IN_THE_FUTURE']);
    expect((await back()).data).toMatchObject({
      ...returned,
      state: 'returned',
      closedAt: NOW.toISOString(),
    });
    expect(await read(line)).toMatchObject({ state: 'done', canReopen: false });
    expect((await back()).codes).toEqual(['REFUND_ALREADY_CLOSED']);
    expect((await reopen(line)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
    expect((await staff(returnUnknownMoney, { params: { id: 999_999 }, body: returned })).status).toBe(404);
  });

  test('is either given or returned, when two clerks do both at the same moment', async () => {
    const line = await aLine('200.00');
    await assign(line, [{ order: null, amount: 200 }]);
    const [money] = await unknownOf(line);
    const { id } = await anOrderThat('new');
    const answers = await Promise.all([
      assign(line, [{ order: id, amount: 200 }]),
      staff(returnUnknownMoney, { params: { id: money?.id ?? 0 }, body: returned }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(line))?.state).toBe('done');
  });

  test('is recorded once, when several clerks do not know whose money it is at the same moment', async () => {
    const line = await aLine('90.00');
    const answers = await Promise.all([1, 2, 3, 4].map(() => assign(line, [{ order: null, amount: 90 }])));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ codes }) => codes)).toEqual(refused.map(() => ['STATEMENT_LINE_DECIDED']));
    expect((await unknownOf(line)).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  test('needs the permission to accept transactions', async () => {
    const others = await app.as({ can: ['admin:statement:list', 'admin:statement:get'] });
    expect((await others(returnUnknownMoney, { params: { id: 1 }, body: returned })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await others(listUnknownMoney)).status).toBe(200);
  });
});

describe('a decision is undone as long as nothing rests on it', () => {
  const actionsOf = async (entity: string, entityId: number) =>
    (await staff(listJournal, { list: { filters: { entity, entityId: String(entityId) } } })).data.items.map(
      ({ action }) => action,
    );

  test('late and further transfers and unknown money, all of a line at once; the journal has both decisions', async () => {
    const [ended, paid] = [await anOrderThat('rejected'), await anOrderThat('paid')];
    const line = await aLine('600.00');
    const parts = [
      { order: ended.id, amount: 250 },
      { order: paid.id, amount: 300 },
      { order: null, amount: 50 },
    ];
    expect((await assign(line, parts)).data.canReopen).toBe(true);
    expect((await reopen(line)).data).toMatchObject({ state: 'open', decision: null, canReopen: false });
    expect(await unknownOf(line)).toEqual([]);
    expect((await staff(getTransaction, ended.at)).data).toMatchObject({
      canRecordLate: true,
      receipt: null,
      refund: null,
      surplus: null,
    });
    expect((await staff(getTransaction, paid.at)).data.further).toEqual([]);
    expect(await actionsOf('transaction', ended.at.params.id)).toEqual(
      expect.arrayContaining(['transaction.late-transfer', 'transaction.undo-late-transfer']),
    );
    expect(await actionsOf('statement', line.statement)).toEqual(
      expect.arrayContaining(['statement.unknown-money', 'statement.reopen']),
    );
    expect((await assign(line, parts)).data.state).toBe('unknown');
    expect((await reopen(line)).status).toBe(200);
    expect((await reopen(line)).codes).toEqual(['CHANGED_MEANWHILE']);
  });

  test.each<[string, (ended: Awaited<ReturnType<typeof anOrderThat>>) => Promise<unknown>]>([
    [
      'the money was returned',
      ({ at }) => staff(closeRefund, { ...at, body: { returnedOn: '2026-06-10', reference: 'FT' } }),
    ],
    [
      'a further transfer rests on it',
      ({ at }) => staff(recordFurtherTransfer, { ...at, body: { receivedAmount: 1, note: 'More' } }),
    ],
  ])('a late transfer stays once %s', async (_, use) => {
    const ended = await anOrderThat('rejected');
    const line = await aLine('200.00');
    await assign(line, [{ order: ended.id, amount: 200 }]);
    await use(ended);
    expect((await read(line))?.canReopen).toBe(false);
    expect((await reopen(line)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
  });

  test('a payment stays, also after its order was rejected, and with it the other parts of its line', async () => {
    const [one, paid] = [await anOrderThat('new'), await anOrderThat('paid')];
    const line = await aLine('300.00');
    await assign(line, [
      { order: one.id, amount: 200 },
      { order: paid.id, amount: 100 },
    ]);
    expect((await reopen(line)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
    await staff(rejectOrder, { params: { id: one.id } });
    expect((await reopen(line)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
    expect((await staff(getTransaction, paid.at)).data.further).toHaveLength(1);
  });

  test('once, when two clerks undo at the same moment, or one of them returns the money', async () => {
    const paid = await anOrderThat('paid');
    const line = await aLine('100.00');
    const { data } = await assign(line, [{ order: paid.id, amount: 100 }]);
    const answers = await Promise.all([reopen(line), reopen(line)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(data.state).toBe('done');
    await assign(line, [{ order: paid.id, amount: 100 }]);
    const [refund] = (await staff(getTransaction, paid.at)).data.further;
    const body = { returnedOn: '2026-06-10', reference: 'FT', refund: refund?.id ?? 0 };
    const mixed = await Promise.all([reopen(line), staff(closeRefund, { ...paid.at, body })]);
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a debit', () => {
  const ACCOUNT = '61109010140000071219812874';
  /** A rejected order over 200 zł whose money is to be returned since yesterday. */
  async function aRefund() {
    app.setClock(new Date('2026-06-09T06:00:00Z'));
    const { id, at } = await anOrderThat('paid');
    await staff(rejectOrder, { params: { id } });
    app.setClock(NOW);
    return { id, at };
  }

  test('that names the order, its amount and its account is sure, and closes the refund once', async () => {
    const { id, at } = await aRefund();
    const line = await aLine('-200.00', { title: `Zwrot zam. ${id}`, account: ACCOUNT });
    expect(await read(line)).toMatchObject({
      verdict: 'sure',
      reasons: ['refund', 'number', 'amount', 'account'],
      order: { id },
    });
    const accept = () => staff(acceptLines, { body: { lines: [line.params.id] } });
    expect((await accept()).data).toMatchObject([{ done: true }]);
    expect((await accept()).data).toMatchObject([{ done: false, code: 'STATEMENT_LINE_DECIDED' }]);
    const { data } = await staff(getTransaction, at);
    expect(data.refund).toMatchObject({ returnedOn: DAY, reference: 'BR0' });
    expect(data.bankLines).toEqual([
      { statement: line.statement, line: line.params.id, bookedOn: DAY, amount: -200 },
    ]);
    expect(await read(line)).toMatchObject({
      canReopen: false,
      decision: { parts: [{ kind: 'refund', order: id }] },
    });
    expect((await reopen(line)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
  });

  test('over several refunds closes each; what is not due is refused, and nothing is closed', async () => {
    const [one, two] = [await aRefund(), await aRefund()];
    const line = await aLine('-400.00', { account: ACCOUNT });
    const parts = [
      { order: one.id, amount: 200 },
      { order: two.id, amount: 200 },
    ];
    const wrong = await assign(line, [
      { order: one.id, amount: 200 },
      { order: (await anOrderThat('paid')).id, amount: 200 },
    ]);
    expect(wrong.errors).toMatchObject([{ code: 'REFUND_NOT_DUE', path: 'parts.1.order' }]);
    expect((await staff(getTransaction, one.at)).data.refund?.returnedOn).toBeNull();
    expect((await assign(line, parts)).data).toMatchObject({ state: 'done', verdict: 'not-ours' });
    expect((await staff(getTransaction, two.at)).data.refund?.returnedOn).toBe(DAY);
  });

  test('to the account from which unknown money came closes it as returned', async () => {
    const account = '27114020040000300201355387';
    const credit = await aLine('31.07', { account });
    await assign(credit, [{ order: null, amount: 31.07 }]);
    const line = await aLine('-31.07', { account });
    expect(await read(line)).toMatchObject({
      verdict: 'likely',
      reasons: ['unknown-money', 'amount', 'account'],
    });
    const other = await aLine('-31.07', { account: ACCOUNT });
    expect((await assign(other, [{ order: null, amount: 31.07 }])).codes).toEqual(['REFUND_NOT_DUE']);
    expect((await assign(line, [{ order: null, amount: 31.07 }])).data.state).toBe('done');
    expect(await unknownOf(credit)).toMatchObject([{ state: 'returned', returnedOn: DAY }]);
    expect((await read(credit))?.state).toBe('done');
  });
});
