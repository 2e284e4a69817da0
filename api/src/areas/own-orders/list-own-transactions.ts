import { ownTransactionsList } from '@share/contract/areas/own-orders/own-orders.lists.ts';
import type { OwnTransactionRow } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { equals, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<OwnTransactionRow, 'date' | 'amount' | 'tax' | 'net' | 'waitUntil'> {
  date: Date;
  amount: string;
  tax: string | null;
  net: string | null;
  waitUntil: Date | null;
}

const source: ListSource<typeof ownTransactionsList, Found, OwnTransactionRow> = {
  declared: ownTransactionsList,
  from: 'transactions t',
  owner: 't.user_id',
  id: 't.id',
  filters: { status: equals('t.status'), type: equals('t.type'), date: withinDays('t.date') },
  orders: { date: 't.date' },
  select: {
    id: 't.id',
    date: 't.date',
    amount: 't.amount',
    tax: "CASE t.type WHEN 'dividend' THEN t.tax END",
    net: "CASE t.type WHEN 'dividend' THEN t.amount - t.tax END",
    status: 't.status',
    type: 't.type',
    method: 't.method',
    waitUntil: 't.wait_until',
    orderId: 't.order_id',
    offer: "json_build_object('id', f.id, 'title', f.title, 'slug', f.slug)",
    payout: "CASE WHEN l.id IS NOT NULL THEN json_build_object('state', l.state, 'paidOn', l.paid_on) END",
  },
  joins: `JOIN transactions t ON t.id = page.id JOIN investments i ON i.id = t.investment_id
    JOIN offers f ON f.id = i.offer_id LEFT JOIN payout_lines l ON l.transaction_id = t.id`,
  row: (found) => ({
    ...found,
    date: found.date.toISOString(),
    amount: Number(found.amount),
    tax: found.tax === null ? null : Number(found.tax),
    net: found.net === null ? null : Number(found.net),
    waitUntil: found.waitUntil?.toISOString() ?? null,
  }),
};

export const listOwnTransactions = listFrom(source);
