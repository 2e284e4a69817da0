import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { acceptLines } from '@share/contract/areas/statements/statements.endpoints.ts';
import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { DAY, decidingForAllTests, NOW } from '../../../testing/orders/deciding-lines.ts';

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
});
