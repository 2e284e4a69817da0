import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import {
  listUnknownMoney,
  returnUnknownMoney,
  totalUnknownMoney,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { DAY, decidingForAllTests, NOW } from '../../testing/orders/deciding-lines.ts';

const { app, staff, anOrderThat, aLine, assign, reopen, read, unknownOf } = decidingForAllTests();

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
      state: 'done',
      waiting: 20.5,
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

  test('that waits is not recorded once more by a clerk whose page is older', async () => {
    const line = await aLine('60.00');
    await assign(line, [{ order: null, amount: 60 }]);
    const again = await assign(line, [{ order: null, amount: 60 }]);
    expect(again.codes).toEqual(['STATEMENT_LINE_DECIDED']);
    expect((await unknownOf(line)).map(({ state }) => state)).toEqual(['waiting']);
  });

  test('needs the permission to accept transactions', async () => {
    const others = await app.as({ can: ['admin:statement:list', 'admin:statement:get'] });
    expect((await others(returnUnknownMoney, { params: { id: 1 }, body: returned })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await others(listUnknownMoney)).status).toBe(200);
  });
});
