import {
  downloadMonth,
  exportTransactions,
  listTransactions,
  totalTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffer, anOrder, paymentOf } from '../../../testing/books.ts';
import { openWorkbook } from '../../../testing/files/open-workbook.ts';
import { anMt940, asUpload } from '../../../testing/files/statement-files.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { expectMonthsToAgree, monthOf } from '../../../testing/orders/months-agree.ts';
import { aUser, bearerOf } from '../../../testing/people.ts';
import type { Caller } from '../../../testing/test-app.ts';
import { acceptTransaction } from '../../ledger/move/accept-transaction.ts';
import { rejectOrder } from '../../ledger/move/reject-order.ts';
import { closeRefund } from '../../ledger/refunds/close-refund.ts';
import { recordFurtherTransfer } from '../../ledger/refunds/record-further-transfer.ts';
import { assignLine } from '../../statements/decide-line.ts';
import { importStatement } from '../../statements/import-statement.ts';
import { readLines } from '../../statements/statements.reads.ts';

const app = appForAllTests();
const ACCOUNT = '61109010140000071219812874';
let staff: Caller;
let authorization: string;
let rejected: Awaited<ReturnType<typeof anOrder>>;
let paid: Awaited<ReturnType<typeof anOrder>>;
let line: number;

beforeAll(async () => {
  app.setClock(new Date('2026-09-20T10:00:00Z'));
  const { context } = app;
  const offer = await anOffer(context);
  const place = (quantity: number) => anOrder(context, { of: offer, quantity });
  rejected = await place(3);
  paid = await place(2);
  const byStatement = await place(4);
  app.setClock(new Date('2026-09-28T10:00:00Z'));
  await acceptTransaction(context, paymentOf(rejected), { receivedAmount: 310, note: 'Too much' });
  app.setClock(new Date('2026-10-02T10:00:00Z'));
  await acceptTransaction(context, paymentOf(paid), { receivedOn: '2026-09-30' });
  await rejectOrder(context, rejected.id);
  await closeRefund(context, paymentOf(rejected), {
    returnedOn: '2026-10-02',
    reference: 'FT 7',
    reason: 'rejection',
  });
  await recordFurtherTransfer(context, paymentOf(paid), { receivedAmount: 50, note: 'Again' }, null);
  const { id } = await importStatement(
    context,
    asUpload(
      anMt940([
        { day: '2026-10-01', amount: '400.00', title: `Zam. ${byStatement.id}` },
        { day: '2026-10-01', amount: '80.00', title: 'Nie wiadomo' },
      ]),
    ),
  );
  const [payment = 0, unknown = 0] = (await readLines(context, id)).map((one) => one.id);
  line = payment;
  await assignLine(context, payment, { parts: [{ order: byStatement.id, amount: 400 }], note: 'Seen' });
  await assignLine(context, unknown, { parts: [{ order: null, amount: 80 }], note: 'Unknown' });
  app.setClock(new Date('2026-10-05T10:00:00Z'));
  staff = await app.as('super admin');
  authorization = await bearerOf(context, await aUser(context, { isSuperAdmin: true }));
});
afterAll(() => app.setClock(null));

test('money counts on the day on which it arrived or went back, on the account that the bank names', async () => {
  const september = await monthOf(app.context, '2026-09');
  expect(september.accounts.map(({ opening, received, closing }) => [opening, received, closing])).toEqual([
    ['0', '510.00', '510.00'],
  ]);
  const october = await monthOf(app.context, '2026-10');
  expect(october.accounts).toMatchObject([
    {
      account: ACCOUNT,
      opening: '510.00',
      received: '530.00',
      returned: '300.00',
      paidOut: '0',
      closing: '740.00',
    },
  ]);
  expect(
    october.movements.map(({ day, kind, amount, orderId, lineId }) => [day, kind, amount, orderId, lineId]),
  ).toEqual([
    ['2026-10-01', 'received', '400.00', expect.any(Number), line],
    ['2026-10-01', 'received', '80.00', null, expect.any(Number)],
    ['2026-10-02', 'returned', '300.00', rejected.id, null],
    ['2026-10-02', 'received', '50.00', paid.id, null],
  ]);
});

test('every month follows from the former one, and the last one is what the books hold', async () => {
  expect(await expectMonthsToAgree(app.context)).toBe(6);
});

test('the file has the sums of accounts and offers, and every movement on a sheet of its own', async () => {
  const { rawPayload, headers } = await app.app.http.inject({
    url: '/api/admin/transaction/books-of-month?month=2026-10',
    headers: { authorization, 'accept-language': 'pl' },
  });
  expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''books-2026-10.xlsx");
  const sums = openWorkbook(rawPayload).rows.map((row) => row.map((cell) => cell?.value ?? null));
  expect(sums).toEqual([
    [
      'Rachunek',
      'Saldo początkowe',
      'Wpłynęło',
      'Zwrócono',
      'Wypłacono (netto)',
      'W tym prowizja',
      'Potrącony podatek',
      'Saldo końcowe',
    ],
    [expect.stringMatching(/^61 1090/), 510, 530, 300, 0, 0, 0, 740],
    ['Razem', 510, 530, 300, 0, 0, 0, 740],
    [],
    ['Oferta', ...(sums[0]?.slice(1) ?? [])],
    ['Kamienica', 510, 450, 300, 0, 0, 0, 660],
    ['Środki niewyjaśnione', 0, 80, 0, 0, 0, 0, 80],
    ['Razem', 510, 530, 300, 0, 0, 0, 740],
  ]);
  const parts = unzipSync(rawPayload);
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Operacje"');
  const second = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  expect(second.match(/<row>/g)).toHaveLength(5);
});

test('is for those who may list transactions', async () => {
  const clerk = await bearerOf(app.context, await aUser(app.context, { can: ['admin:transaction:get'] }));
  const { statusCode } = await app.app.http.inject({
    url: `/api${downloadMonth.path}?month=2026-10`,
    headers: { authorization: clerk },
  });
  expect(statusCode).toBe(403);
});

describe('the list of transactions', () => {
  const received = (from: string, to: string) => ({ list: { filters: { receivedOn: { from, to } } } });

  test('is filtered by the day of receipt, and shows what arrived, from which line, and what goes back', async () => {
    const { data } = await staff(listTransactions, received('2026-09-01', '2026-09-30'));
    expect(data.items.map(({ id, received: arrived }) => [id, arrived]).sort()).toEqual(
      [
        [paymentOf(rejected), { amount: 310, on: '2026-09-28' }],
        [paymentOf(paid), { amount: 200, on: '2026-09-30' }],
      ].sort(),
    );
    const october = (await staff(listTransactions, received('2026-10-01', '2026-10-31'))).data.items;
    expect(october).toMatchObject([
      {
        received: { amount: 400, on: '2026-10-01' },
        bankLines: [{ line }],
        meta: { seriesName: { pl: 'Seria A' } },
      },
    ]);
    const all = (await staff(listTransactions)).data.items;
    expect(all.find(({ id }) => id === paymentOf(rejected))?.refunded).toEqual({
      amount: 310,
      references: 'FT 7',
    });
  });

  test('never adds what was cancelled', async () => {
    const totals = async (filters: Record<string, string>) =>
      (await staff(totalTransactions, { list: { filters } })).data;
    const { rows, amount, tabs } = await totals({});
    expect([rows, amount, tabs?.rejected]).toEqual([3, 600, { rows: 1, amount: 300 }]);
    expect((await totals({ status: 'rejected' })).amount).toBeNull();
    expect(await totals({ userEmail: 'example.com' })).toMatchObject({ rows: 3, amount: 600 });
  });

  test('as a file has the columns of the month', async () => {
    const names = [
      'id',
      'receivedAmount',
      'receivedOn',
      'statementLine',
      'offer',
      'series',
      'commission',
      'tax',
      'refundAmount',
      'refundReference',
    ];
    const { payload } = await app.app.http.inject({
      method: 'POST',
      url: `/api${exportTransactions.path}?order[id][column]=id&order[id][direction]=ASC`,
      headers: { authorization, 'content-type': 'application/json', 'content-language': 'pl' },
      payload: JSON.stringify({ format: 'csv', columns: names.map((name) => ({ name, header: name })) }),
    });
    const [, first, second, third] = payload.split('\r\n');
    expect(first).toMatch(/^\d+;310,00;2026-09-28;;Kamienica;Seria A;0,00;0,00;310,00;FT 7$/);
    expect(second).toMatch(/^\d+;200,00;2026-09-30;;Kamienica;Seria A;0,00;0,00;50,00;$/);
    expect(third).toMatch(/^\d+;400,00;2026-10-01;\d+ \/ \d+;Kamienica;Seria A;0,00;0,00;;$/);
  });
});
