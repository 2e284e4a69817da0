import { listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { acceptLines, assignLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import {
  getTransaction,
  recordFurtherTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { runIntoLock } from '../../testing/held-lock.ts';
import { DAY, decidingForAllTests, type Parts } from '../../testing/orders/deciding-lines.ts';

const { app, staff, anOrderThat, statusOf, aLine, assign, reopen, read, unknownOf } = decidingForAllTests();

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
    expect(data).toMatchObject({ state: 'done', waiting: 50.01, canReopen: false });
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

  test('is answered again when the request is repeated with its key', async () => {
    const { id } = await anOrderThat('new');
    const { params } = await aLine('200.00');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () =>
      staff(assignLine, { params, headers, body: { parts: [{ order: id, amount: 200 }], note: '' } });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.data]).toEqual([200, first.data]);
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

describe('of several clerks who decide about one line at the same moment', () => {
  const atOnce = (order: number, decisions: (() => Promise<{ codes: string[] }>)[]) =>
    runIntoLock(app.databaseUrl, ['SELECT FROM orders WHERE id = $1 FOR UPDATE', order], decisions);

  test.each(['new', 'rejected', 'paid'] as const)(
    'the slower ones hear that it is decided, not what became of their order, which is %s',
    async (status) => {
      const order = await anOrderThat(status);
      const line = await aLine('200.00');
      const give = () => assign(line, [{ order: order.id, amount: 200 }]);
      const answers = await atOnce(order.id, [give, give, give]);
      expect(answers.map(({ codes }) => codes.join()).toSorted()).toEqual([
        '',
        'STATEMENT_LINE_DECIDED',
        'STATEMENT_LINE_DECIDED',
      ]);
    },
  );

  test('also where they accept it as sure', async () => {
    const order = await anOrderThat('new');
    const line = await aLine('200.00', { title: `Zam. ${order.id}`, name: 'Jan Kowalski' });
    expect((await read(line))?.verdict).toBe('sure');
    const accept = async () => {
      const { data } = await staff(acceptLines, { body: { lines: [line.params.id] } });
      return { codes: data.flatMap(({ code }) => code ?? []) };
    };
    const answers = await atOnce(order.id, [accept, accept]);
    expect(answers.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'STATEMENT_LINE_DECIDED']);
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
    expect((await assign(line, parts)).data).toMatchObject({ state: 'done', waiting: 50 });
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
