import { ownTransactionsList } from '@share/contract/areas/own-orders/own-orders.lists.ts';
import type { OwnTransactionRow } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { equals, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<OwnTransactionRow, 'date' | 'amount' | 'waitUntil'> {
  date: Date;
  amount: string;
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
    status: 't.status',
    type: 't.type',
    method: 't.method',
    waitUntil: 't.wait_until',
    orderId: 't.order_id',
    offer: "json_build_object('id', f.id, 'title', f.title, 'slug', f.slug)",
  },
  joins: `JOIN transactions t ON t.id = page.id JOIN investments i ON i.id = t.investment_id
    JOIN offers f ON f.id = i.offer_id`,
  row: (found) => ({
    ...found,
    date: found.date.toISOString(),
    amount: Number(found.amount),
    waitUntil: found.waitUntil?.toISOString() ?? null,
  }),
};

export const listOwnTransactions = listFrom(source);
