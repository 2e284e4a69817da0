import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { createPaymentFile } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import * as payouts from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { acceptLines } from '@share/contract/areas/statements/statements.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anOffer, anOrder } from '../../../testing/books.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { DAY, decidingForAllTests, NOW } from '../../../testing/orders/deciding-lines.ts';
import { refunds } from '../../ledger/refunds/refunds.tables.ts';

const { app, staff, anOrderThat, aLine, assign, reopen, read, unknownOf } = decidingForAllTests();

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

  test('of a whole file for the bank closes each of its payments, under its own reference', async () => {
    const orders = [await aRefund(), await aRefund()];
    const due = await app.context.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        inArray(
          refunds.orderId,
          orders.map(({ id }) => id),
        ),
      );
    const { data: file } = await staff(createPaymentFile, {
      body: { format: 'elixir-0', refunds: due.map(({ id }) => id) },
    });
    const { rows } = await app.context.db.execute<{ reference: string }>(
      sql`SELECT reference FROM payment_files WHERE id = ${file.id}`,
    );
    const whole = { title: `ZLECENIE ${rows[0]?.reference}`, name: '' };
    const line = await aLine('-400.00', whole);
    expect(await read(line)).toMatchObject({
      verdict: 'sure',
      reasons: ['file', 'reference', 'amount', 'account'],
      file: file.id,
    });
    const accept = () => staff(acceptLines, { body: { lines: [line.params.id] } });
    expect((await accept()).data).toMatchObject([{ done: true }]);
    for (const { id, at } of orders) {
      const { refund } = (await staff(getTransaction, at)).data;
      expect(refund).toMatchObject({ returnedOn: DAY, reference: expect.stringMatching(/^R\d+-\d+$/) });
      expect((await read(line))?.decision?.parts).toContainEqual(
        expect.objectContaining({ kind: 'refund', order: id, amount: 200 }),
      );
    }
    const again = await aLine('-400.00', { ...whole, title: `${whole.title} 2` });
    expect((await read(again))?.verdict).toBe('not-ours');
  });

  describe('of a payout', () => {
    /** A new payout to one holder that was sent to the bank this morning. Each has an amount of its own. */
    let total = 0;
    async function aSentPayout() {
      total += 100;
      app.setClock(new Date('2026-06-01T10:00:00Z'));
      const offer = await anOffer(app.context);
      await anOrder(app.context, { of: offer, quantity: 2, status: 'completed' });
      app.setClock(NOW);
      const body = { offer: offer.id, asOf: '2026-06-08', total, tax: 19 };
      const { data: draft } = await staff(payouts.createPayout, { body });
      const at = { params: { id: draft.id } };
      await staff(payouts.confirmPayout, { ...at, ifMatch: draft.version });
      await staff(payouts.markPayout, { ...at, body: { to: 'sent' } });
      return { ...at, amount: Math.round(total * 81) / 100 };
    }
    const holderOf = async (at: { params: { id: number } }) =>
      (await staff(payouts.listPayoutHolders, at)).data.items[0];
    const accept = ({ params }: { params: { id: number } }, note = '') =>
      staff(acceptLines, { body: { lines: [params.id], note } });

    test('that names its transaction is sure and pays it; the decision can be undone, and taken again', async () => {
      const { amount, ...payout } = await aSentPayout();
      const { transaction } = (await holderOf(payout)) ?? {};
      const line = await aLine(`-${amount}.00`, { title: `Dywidenda nr ${transaction}`, account: ACCOUNT });
      const proposed = { id: payout.params.id, investor: 'Jan Kowalski', amount };
      expect(await read(line)).toMatchObject({
        verdict: 'sure',
        reasons: ['payout', 'number', 'amount', 'account'],
        order: null,
        payout: proposed,
      });
      expect((await accept(line)).data).toMatchObject([{ done: true }]);
      expect(await holderOf(payout)).toMatchObject({ state: 'paid', paidOn: DAY, reference: 'BR0' });
      expect((await staff(payouts.getPayout, payout)).data.state).toBe('paid');
      expect(await read(line)).toMatchObject({
        state: 'done',
        payout: proposed,
        canReopen: true,
        decision: {
          parts: [{ kind: 'payout', order: null, payout: payout.params.id, transaction, amount }],
        },
      });
      const { data } = await staff(getTransaction, { params: { id: transaction ?? 0 } });
      expect(data.bankLines).toMatchObject([{ line: line.params.id, amount: -amount }]);

      expect((await reopen(line)).data).toMatchObject({ state: 'open', verdict: 'sure' });
      expect(await holderOf(payout)).toMatchObject({ state: 'sent', paidOn: null });
      expect((await accept(line)).data).toMatchObject([{ done: true }]);
      expect((await accept(line)).data).toMatchObject([{ done: false, code: 'STATEMENT_LINE_DECIDED' }]);
    });

    test('to its account without a number is likely, and pays it once somebody says so', async () => {
      const { amount, ...payout } = await aSentPayout();
      const line = await aLine(`-${amount}.00`, { account: ACCOUNT });
      expect(await read(line)).toMatchObject({ verdict: 'likely', reasons: ['payout', 'amount', 'account'] });
      expect((await accept(line)).data).toMatchObject([{ done: false, code: 'STATEMENT_LINE_NOT_SURE' }]);
      expect((await assign(line, [{ order: null, amount }])).data).toMatchObject({ state: 'done' });
      expect(await holderOf(payout)).toMatchObject({ state: 'paid', paidOn: DAY });
    });

    test('to another account is paid only if the title names it', async () => {
      const { amount, ...payout } = await aSentPayout();
      const { transaction } = (await holderOf(payout)) ?? {};
      const other = { account: '27114020040000300201355387' };
      const parts = [{ order: null, amount }];
      const silent = await aLine(`-${amount}.00`, other);
      expect((await assign(silent, parts)).codes).toEqual(['REFUND_NOT_DUE']);
      const line = await aLine(`-${amount}.00`, { ...other, title: `Dywidenda nr ${transaction}` });
      expect(await read(line)).toMatchObject({ verdict: 'likely', reasons: ['payout', 'number', 'amount'] });
      expect((await assign(line, parts)).status).toBe(200);
      expect(await holderOf(payout)).toMatchObject({ state: 'paid' });
    });

    test('that failed later stays, and another debit pays it after it was sent again', async () => {
      const { amount, ...payout } = await aSentPayout();
      const first = await aLine(`-${amount}.00`, { account: ACCOUNT });
      await assign(first, [{ order: null, amount }]);
      const mark = (body: object) => staff(payouts.markPayout, { ...payout, body: body as { to: 'sent' } });
      const lines = [(await holderOf(payout))?.id ?? 0];
      await mark({ to: 'failed', lines, note: 'The account is closed' });
      expect((await read(first))?.canReopen).toBe(false);
      expect((await reopen(first)).codes).toEqual(['STATEMENT_LINE_IN_USE']);
      await mark({ to: 'due' });
      await mark({ to: 'sent' });
      const second = await aLine(`-${amount}.00`, { account: ACCOUNT });
      expect((await assign(second, [{ order: null, amount }])).status).toBe(200);
      expect((await read(first))?.canReopen).toBe(false);
      expect((await reopen(second)).status).toBe(200);
    });

    test('pays it once, when two clerks decide about two debits at the same moment', async () => {
      const { amount, ...payout } = await aSentPayout();
      const [one, two] = [
        await aLine(`-${amount}.00`, { account: ACCOUNT }),
        await aLine(`-${amount}.00`, { account: ACCOUNT }),
      ];
      const parts = [{ order: null, amount }];
      const lock = ['SELECT FROM payouts WHERE id = $1 FOR UPDATE', payout.params.id] as const;
      const answers = await runIntoLock(
        app.databaseUrl,
        [...lock],
        [one, two].map((line) => () => assign(line, parts)),
      );
      expect(answers.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'PAYOUT_LINE_STATE']);
    });
  });
});
