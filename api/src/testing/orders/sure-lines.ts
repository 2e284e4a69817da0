import { warsawDay } from '@share/contract/shared/dates.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { importStatement } from '../../areas/statements/import-statement.ts';
import { statementLines } from '../../areas/statements/statements.tables.ts';
import type { Context } from '../../platform/context.ts';
import { anOffer, anOrder, aSeries, copiesOf } from '../books.ts';
import { anMt940, asUpload } from '../files/statement-files.ts';

/** Unlike the number of any order here, which would make its line only likely. */
const AMOUNT = '100.01';

/** Imports a statement of that many lines, each of which is sure of an open order of its own; returns their ids. */
export async function importSureLines(context: Context, count: number): Promise<number[]> {
  const { id: seriesId } = await aSeries(context, { pricePerShare: AMOUNT });
  const order = await anOrder(context, { of: await anOffer(context, { seriesId }), quantity: 1 });
  const orders = [order, ...(await copiesOf(context, order, count - 1))];
  const day = warsawDay(context.now());
  const bookings = orders.map(({ id }) => ({ day, amount: AMOUNT, title: `Zam. ${id}` }));
  const statement = await importStatement(context, asUpload(anMt940(bookings)));
  const lines = await context.db
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(eq(statementLines.statementId, statement.id))
    .orderBy(asc(statementLines.place));
  return lines.map((line) => line.id);
}

/** The order that each line names, by the line. */
export async function ordersOfLines({ db }: Context, lines: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; order: number }>(
    sql`SELECT id, substr(title, 6)::int AS order FROM statement_lines WHERE id = ANY(${sql.param([...lines])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row.order]));
}

/**
 * What became of each line and of the order that it names, such as `done paid, 1 receipt`. A receipt counts if it is that of the
 * order, has the amount of the line, and is its part.
 */
export async function outcomesOf({ db }: Context, lines: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ outcome: string }>(sql`
    SELECT format('%s %s, %s receipt', l.state, o.status, count(c.transaction_id)) AS outcome
    FROM statement_lines l JOIN orders o ON o.id = substr(l.title, 6)::int
      LEFT JOIN statement_line_parts p ON p.line_id = l.id
      LEFT JOIN receipts c ON c.transaction_id = p.transaction_id
        AND (p.kind, p.order_id, p.amount, c.amount) = ('receipt', o.id, l.amount, l.amount)
    WHERE l.id = ANY(${sql.param([...lines])}::int[]) GROUP BY l.id, o.status ORDER BY l.id`);
  return rows.map(({ outcome }) => outcome);
}
export const PAID = 'done paid, 1 receipt';
export const UNTOUCHED = 'open new, 0 receipt';
