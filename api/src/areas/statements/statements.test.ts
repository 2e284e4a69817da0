import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  acceptLines,
  assignLine,
  getStatement,
  importStatement,
  listStatementLines,
  listStatements,
  reopenLine,
  setLineAside,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { anMt940, asUpload, type Booking } from '../../testing/files/statement-files.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { expireOrder } from '../ledger/move/expire-order.ts';
import { virtualAccountOf } from '../ledger/place/virtual-account.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
const NOW = new Date('2026-06-10T09:00:00Z');
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeEach(async () => {
  app.setClock(NOW);
  offer ??= await anOffer(app.context);
});
afterEach(async () => {
  expect(await runBooksCheck(app.context.db, NOW)).toEqual([]);
});

const ACCOUNT = '27114020040000300201355387';

/** An open order over 200 zł of Jan Kowalski, who pays from ACCOUNT. */
async function anOpenOrder() {
  const { investorData } = aManualOrder(offer);
  const bankAccount = { ...investorData.bankAccount, accountNumber: ACCOUNT };
  return anOrder(app.context, { of: offer, quantity: 2, investorData: { ...investorData, bankAccount } });
}
const statusOf = async (id: number) => (await staff(getOrder, { params: { id } })).data.status;

let nth = 0;
/** Imports a statement of those bookings, and answers its lines. Each has a title of its own, so that none is a duplicate. */
async function lines(...bookings: Booking[]) {
  nth += 1;
  const { data } = await staff(importStatement, {
    body: asUpload(anMt940(bookings, { opening: `${nth}.00` })),
  });
  return (await staff(listStatementLines, { params: { id: data.id } })).data;
}

describe('a line that names an open order, its amount and its investor', () => {
  test('is sure, and is accepted with the day and the amount of the bank', async () => {
    const { id } = await anOpenOrder();
    const [line] = await lines({ amount: '200.00', title: `Zam. ${id}`, account: ACCOUNT });
    expect(line).toMatchObject({
      verdict: 'sure',
      reasons: ['number', 'amount', 'account', 'name'],
      order: { id, investor: 'Jan Kowalski', amount: 200 },
      state: 'open',
      decision: null,
    });
    const accepted = await staff(acceptLines, { body: { lines: [line?.id ?? 0] } });
    expect(accepted.data).toEqual([{ line: line?.id, done: true, code: null }]);
    const order = (await staff(getOrder, { params: { id } })).data;
    expect(order.status).toBe('paid');
    const payment = (await staff(getTransaction, { params: { id: paymentOf(order) } })).data;
    expect(payment).toMatchObject({
      receipt: { amount: 200, receivedOn: '2026-06-09', note: '' },
    });
  });

  test('is accepted once, whoever presses at the same time', async () => {
    const { id } = await anOpenOrder();
    const [line] = await lines({ amount: '200.00', title: `order #${id}` });
    const accept = () => staff(acceptLines, { body: { lines: [line?.id ?? 0] } });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.flatMap(({ data }) => data).filter(({ done }) => done)).toHaveLength(1);
    expect(await statusOf(id)).toBe('paid');
  });
});

test('a line to the virtual account of an order is sure, whatever its title and whoever sent it', async () => {
  const of = await anOffer(app.context, {
    seriesId: (await aSeries(app.context, { virtualPrefix: '109010141234' })).id,
  });
  const { id } = await anOrder(app.context, { of, quantity: 2 });
  const booking = {
    title: 'za udziały',
    name: 'ABC SP. Z O.O.',
    paidTo: virtualAccountOf('109010141234', id),
  };
  const found = await lines(
    { ...booking, amount: '200.00' },
    { ...booking, amount: '200.00' },
    { ...booking, amount: '1.00' },
  );
  expect(found.map(({ verdict, order }) => [verdict, order?.id])).toEqual([
    ['sure', id],
    ['further', id],
    ['wrong-amount', id],
  ]);
  expect(found[0]?.reasons).toEqual(['virtual-account', 'amount']);
  await staff(acceptLines, { body: { lines: found.map((line) => line.id) } });
  expect(await statusOf(id)).toBe('paid');
});

test('an order is not paid by a line about which somebody else decides at the same moment', async () => {
  const { id } = await anOpenOrder();
  const [line] = await lines({ amount: '200.00', title: `zam ${id}` });
  const decide = `UPDATE statement_lines SET state = 'aside', decided_at = now(), decided_by = 'x' WHERE id = $1`;
  const lock = await holdLock(app.databaseUrl, decide, [line?.id]);
  const accepted = staff(acceptLines, { body: { lines: [line?.id ?? 0] } });
  await lock.untilWaiting(1);
  await lock.release();
  expect((await accepted).data).toEqual([{ line: line?.id, done: false, code: 'STATEMENT_LINE_DECIDED' }]);
  expect(await statusOf(id)).toBe('new');
});

test('of several lines one that cannot be accepted says why, and keeps no other from it', async () => {
  const [one, two] = [await anOpenOrder(), await anOpenOrder()];
  const found = await lines(
    { amount: '200.00', title: `Zam ${one.id}` },
    { amount: '199.00', title: `Zam ${two.id}` },
    { amount: '12.00', title: 'darowizna', name: 'KTOŚ INNY' },
  );
  expect(found.map(({ verdict }) => verdict)).toEqual(['sure', 'wrong-amount', 'unknown']);
  const { data } = await staff(acceptLines, { body: { lines: found.map(({ id }) => id) } });
  expect(data.map(({ done, code }) => [done, code])).toEqual([
    [true, null],
    [false, 'STATEMENT_LINE_NOT_SURE'],
    [false, 'STATEMENT_LINE_NOT_SURE'],
  ]);
});

describe('a line is given to an order', () => {
  const assign = (line: number, order: number, amount: number, note = '') =>
    staff(assignLine, { params: { id: line }, body: { parts: [{ order, amount }], note } });

  test('as its payment, with a note where the amount is another', async () => {
    const { id } = await anOpenOrder();
    const [line] = await lines({ amount: '150.00', title: `zam ${id}` });
    expect((await assign(line?.id ?? 0, id, 150)).codes).toEqual(['RECEIVED_DIFFERENCE_NEEDS_NOTE']);
    expect((await assign(line?.id ?? 0, id, 200, 'a')).codes).toEqual(['VALUE_INVALID']);
    const { data } = await assign(line?.id ?? 0, id, 150, 'The rest follows');
    expect(data).toMatchObject({
      state: 'done',
      decision: { note: 'The rest follows', parts: [{ kind: 'receipt', order: id, amount: 150 }] },
    });
    expect((await assign(line?.id ?? 0, id, 150, 'again')).codes).toEqual(['STATEMENT_LINE_DECIDED']);
  });

  test('as a late transfer of an order that ended unpaid', async () => {
    const { id } = await anOpenOrder();
    app.setClock(new Date('2026-07-30T09:00:00Z'));
    await expireOrder(app.context, id);
    const [line] = await lines({ amount: '200.00', title: `zam ${id}`, day: '2026-06-09' });
    app.setClock(NOW);
    expect(line?.verdict).toBe('late');
  });

  test('as a further transfer of an order that has its money', async () => {
    const { id } = await anOrder(app.context, { of: offer, status: 'paid' });
    const [line] = await lines({ amount: '100.00', title: `Zamówienie nr ${id}` });
    expect(line?.verdict).toBe('further');
    const { data } = await assign(line?.id ?? 0, id, 100, 'Paid twice');
    expect(data.decision?.parts).toMatchObject([{ kind: 'further', order: id, amount: 100 }]);
  });

  test('not a debit', async () => {
    const [line] = await lines({ amount: '-10.00', title: 'Opłata' });
    expect(line).toMatchObject({ amount: -10, verdict: 'not-ours', reasons: ['debit'] });
    expect((await assign(line?.id ?? 0, 1, 10)).codes).toEqual(['REFUND_NOT_DUE']);
  });
});

test('a line is set aside, and decided again', async () => {
  const [line] = await lines({ amount: '10.00', title: 'Odsetki' });
  const params = { id: line?.id ?? 0 };
  expect((await staff(reopenLine, { params })).codes).toEqual(['CHANGED_MEANWHILE']);
  const { data } = await staff(setLineAside, { params, body: { note: 'Interest' } });
  expect(data).toMatchObject({ state: 'aside', decision: { note: 'Interest', parts: [] } });
  expect((await staff(setLineAside, { params, body: {} })).codes).toEqual(['STATEMENT_LINE_DECIDED']);
  expect((await staff(reopenLine, { params })).data).toMatchObject({ state: 'open', decision: null });
});

describe('I-36 no booking counts twice', () => {
  const bookings = [
    { amount: '5.00', title: 'taki sam' },
    { amount: '5.00', title: 'taki sam' },
    { amount: '6.00', title: 'inny' },
  ];
  const states = async (id: number) =>
    (await staff(listStatementLines, { params: { id } })).data.map(({ state }) => state);

  test('two equal transfers on one day are two; another file has them again, and more', async () => {
    const first = await staff(importStatement, { body: asUpload(anMt940(bookings)) });
    expect(await states(first.data.id)).toEqual(['open', 'open', 'open']);
    const again = await staff(importStatement, { body: asUpload(anMt940(bookings)) });
    expect([again.status, again.codes]).toEqual([409, ['STATEMENT_IMPORTED_BEFORE']]);
    const more = anMt940([...bookings, { amount: '5.00', title: 'taki sam' }]);
    const overlapping = await staff(importStatement, { body: asUpload(more) });
    expect(await states(overlapping.data.id)).toEqual(['duplicate', 'duplicate', 'duplicate', 'open']);
  });

  test('also when two files are imported at the same second', async () => {
    const file = (title: string) =>
      asUpload(
        anMt940([
          { amount: '7.00', title: 'wspólny' },
          { amount: '8.00', title },
        ]),
      );
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => staff(importStatement, { body: file(title) })),
    );
    const all = (await Promise.all(answers.map(({ data }) => states(data.id)))).flat();
    expect(all.filter((state) => state === 'duplicate')).toHaveLength(2);
  });
});

test('a statement shows its balances, and a gap to the one before', async () => {
  const day = '2026-05-20';
  const one = await staff(importStatement, {
    body: asUpload(anMt940([{ day, amount: '1.00', title: 'x1' }], { opening: '10.00' })),
  });
  const later = '2026-05-21';
  const two = await staff(importStatement, {
    body: asUpload(anMt940([{ day: later, amount: '-4.00', title: 'x2' }], { opening: '12.50' })),
  });
  expect(one.data).toMatchObject({
    opening: 10,
    closing: 11,
    from: day,
    to: day,
    lines: 1,
    open: 1,
    format: 'mt940',
  });
  expect((await staff(getStatement, { params: { id: two.data.id } })).data).toMatchObject({
    gap: 1.5,
    closing: 8.5,
  });
  const { items } = (await staff(listStatements, { list: { filters: { isOpen: true } } })).data;
  expect(items.map(({ id }) => id)).toContain(one.data.id);
});

test.each([
  ['no statement', 'Dzień dobry', 'STATEMENT_NOT_RECOGNISED'],
  ['the account of somebody else', anMt940([], { account: ACCOUNT }), 'STATEMENT_ACCOUNT_UNKNOWN'],
  [
    'sums that do not agree',
    anMt940([]).replace(':62F:C260609PLN1000', ':62F:C260609PLN1001'),
    'STATEMENT_SUM_WRONG',
  ],
] as const)('is refused, and nothing of it stays: %s', async (_, text, code) => {
  const before = (await staff(listStatements)).data.pagination.totalItems;
  const answer = await staff(importStatement, { body: asUpload(text) });
  expect([answer.status, answer.codes]).toEqual([400, [code]]);
  expect((await staff(listStatements)).data.pagination.totalItems).toBe(before);
});

test('a line of the file that cannot be read is named', async () => {
  const text = anMt940([{ amount: '1.00', title: 'x' }]).replace('C1,00', 'C1.00');
  const answer = await staff(importStatement, { body: asUpload(text) });
  expect(answer.errors[0]?.message).toContain('wiersza 5');
});
