import {
  type UnknownMoneyRow,
  unknownMoneyList,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { between, betweenDays, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { Refusal } from '../../platform/refusal.ts';

interface Found extends Omit<UnknownMoneyRow, 'amount' | 'closedAt'> {
  amount: string;
  /** A text where it is read outside a list. */
  closedAt: Date | string | null;
}

const toRow = ({ amount, closedAt, ...found }: Found): UnknownMoneyRow => ({
  ...found,
  amount: Number(amount),
  closedAt: closedAt && new Date(closedAt).toISOString(),
});

const source: ListSource<typeof unknownMoneyList, Found, UnknownMoneyRow> = {
  declared: unknownMoneyList,
  from: 'unknown_money k JOIN statement_lines l ON l.id = k.line_id',
  totals: { amount: 'k.amount', tab: 'k.state' },
  id: 'k.id',
  filters: {
    sender: contains('l.counterparty_name', 'l.title'),
    bookedOn: betweenDays('l.booked_on'),
    amount: between('k.amount'),
    state: equals('k.state'),
  },
  orders: { bookedOn: 'l.booked_on', amount: 'k.amount' },
  select: {
    id: 'k.id',
    line: 'l.id',
    statement: 'l.statement_id',
    bookedOn: 'l.booked_on::text',
    amount: 'k.amount',
    title: 'l.title',
    counterparty: `json_build_object('name', l.counterparty_name, 'account', l.counterparty_account)`,
    note: 'k.note',
    paymentFile: `(SELECT p.payment_file_id FROM payment_file_payments p WHERE p.unknown_id = k.id AND p.state = 'sent')`,
    state: 'k.state',
    returnedOn: 'k.returned_on::text',
    reference: 'k.reference',
    closedAt: 'k.closed_at',
    closedBy: 'k.closed_by',
  },
  joins: 'JOIN unknown_money k ON k.id = page.id JOIN statement_lines l ON l.id = k.line_id',
  row: toRow,
};

export const listUnknownMoney = listFrom(source);
export const totalUnknownMoney = totalsFrom(source);

/** Refuses with NOT_FOUND. */
export async function readUnknownMoney({ db }: Context, id: number): Promise<UnknownMoneyRow> {
  const fields = Object.entries(source.select).map(([name, expression]) => `${expression} AS "${name}"`);
  const { rows } = await db.execute(
    sql`SELECT ${sql.raw(fields.join(', '))} FROM ${sql.raw(source.from)} WHERE k.id = ${id}`,
  );
  const [found] = rows as unknown as Found[];
  if (!found) throw new Refusal('NOT_FOUND');
  return toRow(found);
}
