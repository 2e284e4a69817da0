import { warsawDay } from '@share/contract/shared/dates.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type MonthSums, type Movement, readMonth } from '../../areas/transactions/month/read-month.ts';
import type { Context } from '../../platform/context.ts';

interface Month {
  accounts: (MonthSums & { account: string })[];
  offers: MonthSums[];
  movements: Movement[];
}

export async function monthOf(context: Context, month: string): Promise<Month> {
  const read: Month = { accounts: [], offers: [], movements: [] };
  for await (const part of readMonth(context, month, new AbortController().signal)) {
    if ('movements' in part) read.movements.push(...part.movements);
    else Object.assign(read, part);
  }
  return read;
}

const units = (amount: string) => toMinorUnits(Number(amount).toFixed(2));
const sum = (amounts: readonly string[]) =>
  fromMinorUnits(amounts.reduce((total, amount) => total + units(amount), 0n));
const all = (sums: readonly MonthSums[], name: keyof MonthSums) => sum(sums.map((one) => one[name]));

/**
 * Expects of every month of the books that each balance follows from the former one and from the movements, that accounts and offers
 * give the same, that each line of a statement is there with its amount, and that the last balance is what the books hold: the money of
 * the orders, refunds that are due and unknown money, without the dividends. Returns the number of movements.
 */
export async function expectMonthsToAgree(context: Context): Promise<number> {
  const { rows } = await context.db.execute<{ first: string | null }>(
    sql`SELECT to_char(min(date), 'YYYY-MM') AS first FROM (SELECT min(date) AS date FROM orders UNION ALL
      SELECT min(booked_on) FROM statement_lines UNION ALL SELECT min(received_on) FROM receipts) d`,
  );
  let month = rows[0]?.first ?? warsawDay(context.now()).slice(0, 7);
  const last = warsawDay(context.now()).slice(0, 7);
  let movements = 0;
  let closing = '0.00';
  const lines = new Map<number, string[]>();
  for (; month <= last; month = following(month)) {
    const { accounts, offers, movements: moved } = await monthOf(context, month);
    movements += moved.length;
    for (const { lineId, amount } of moved) {
      if (lineId !== null) lines.set(lineId, [...(lines.get(lineId) ?? []), amount]);
    }
    for (const sums of [accounts, offers]) {
      expect([month, all(sums, 'opening')]).toEqual([month, closing]);
      for (const [name, kind] of [
        ['received', 'received'],
        ['returned', 'returned'],
        ['paidOut', 'paidOut'],
      ] as const) {
        const ofKind = moved.filter((movement) => movement.kind === kind);
        expect([month, kind, all(sums, name)]).toEqual([
          month,
          kind,
          sum(ofKind.map(({ amount }) => amount)),
        ]);
      }
    }
    for (const { account, ...sums } of accounts) {
      const own = moved.filter((movement) => movement.account === account);
      const signed = own.map(({ kind, amount }) => (kind === 'received' ? amount : `-${amount}`));
      expect([account, sum([sums.opening, ...signed])]).toEqual([account, sum([sums.closing])]);
    }
    closing = all(accounts, 'closing');
  }
  expect(closing).toBe(await heldByTheBooks(context));
  expect(Object.fromEntries([...lines].map(([id, amounts]) => [id, sum(amounts)]))).toEqual(
    await decidedLines(context),
  );
  return movements;
}

const following = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

async function heldByTheBooks({ db }: Context): Promise<string> {
  const { rows } = await db.execute<{ held: string }>(sql`
    SELECT (SELECT coalesce(sum(least(coalesce(c.amount, t.amount), t.amount)), 0) FROM transactions t
        LEFT JOIN receipts c ON c.transaction_id = t.id WHERE t.type = 'investment' AND t.status IN ('paid', 'completed'))
      + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE returned_on IS NULL)
      + (SELECT coalesce(sum(amount), 0) FROM unknown_money WHERE state = 'waiting')
      - (SELECT coalesce(sum(t.amount - t.tax), 0) FROM transactions t LEFT JOIN payout_lines y ON y.transaction_id = t.id
        WHERE t.type = 'dividend' AND CASE WHEN y.id IS NULL THEN t.status = 'completed' ELSE y.state = 'paid' END) AS held`);
  return sum([rows[0]?.held ?? '0']);
}

async function decidedLines({ db }: Context): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ id: number; amount: string }>(
    sql`SELECT id, abs(amount) AS amount FROM statement_lines l WHERE state IN ('done', 'unknown') AND NOT EXISTS (
      SELECT FROM statement_line_parts p JOIN payout_lines y ON y.id = p.payout_line_id
      WHERE p.line_id = l.id AND (y.state <> 'paid' OR y.paid_on <> l.booked_on))`,
  );
  return Object.fromEntries(rows.map(({ id, amount }) => [id, amount]));
}
