/** For tests of what staff decide about the lines of statements. */
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  assignLine,
  importStatement,
  listStatementLines,
  reopenLine,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { listUnknownMoney } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { runBooksCheck } from '../../areas/ledger/books-check/run-books-check.ts';
import { anOffer, anOrder, paymentOf } from '../books.ts';
import { anMt940, asUpload, type Booking } from '../files/statement-files.ts';
import { appForAllTests, callerForAllTests } from '../for-all-tests.ts';

export const NOW = new Date('2026-06-10T09:00:00Z');
/** On which lines are booked. */
export const DAY = '2026-06-09';

export type Parts = { order: number | null; amount: number }[];
interface Line {
  params: { id: number };
  statement: number;
}

/** The application and a super administrator, for all tests of a file, after each of which the books are right. */
export function decidingForAllTests() {
  const app = appForAllTests();
  const staff = callerForAllTests(app, 'super admin');
  let offer: Awaited<ReturnType<typeof anOffer>>;
  beforeEach(async () => {
    app.setClock(NOW);
    offer ??= await anOffer(app.context);
  });
  afterEach(async () => {
    app.setClock(NOW);
    expect(await runBooksCheck(app.context.db, NOW)).toEqual([]);
  });
  let nth = 0;
  return {
    app,
    staff,
    /** An order over 200 zł of that status. */
    anOrderThat: async (status: 'new' | 'paid' | 'completed' | 'rejected') => {
      const order = await anOrder(app.context, { of: offer, quantity: 2, status });
      return { id: order.id, at: { params: { id: paymentOf(order) } } };
    },
    statusOf: async (id: number) => (await staff(getOrder, { params: { id } })).data.status,
    /** The line of a new statement about that amount. */
    aLine: async (amount: string, more: Partial<Booking> = {}): Promise<Line> => {
      nth += 1;
      const title = `przelew ${String.fromCharCode(97 + nth)}`;
      const booking = { amount, title, name: 'KTOŚ INNY', ...more };
      const body = asUpload(anMt940([booking], { opening: `${nth}00.00` }));
      const { data } = await staff(importStatement, { body });
      const [line] = (await staff(listStatementLines, { params: { id: data.id } })).data;
      return { params: { id: line?.id ?? 0 }, statement: data.id };
    },
    assign: ({ params }: Line, parts: Parts, note = 'As agreed') =>
      staff(assignLine, { params, body: { parts, note } }),
    reopen: ({ params }: Line) => staff(reopenLine, { params }),
    read: async ({ params, statement }: Line) =>
      (await staff(listStatementLines, { params: { id: statement } })).data.find(
        ({ id }) => id === params.id,
      ),
    unknownOf: async ({ params }: Line) =>
      (await staff(listUnknownMoney)).data.items.filter(({ line }) => line === params.id),
  };
}
