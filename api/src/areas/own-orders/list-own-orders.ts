import { ownOrdersList } from '@share/contract/areas/own-orders/own-orders.lists.ts';
import type { OwnOrderRow } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { equals, withinDays } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { refundStateOf } from '../ledger/ledger.shared.ts';

interface Found extends Omit<OwnOrderRow, 'date' | 'totalAmount'> {
  date: Date;
  totalAmount: string;
}

const source: ListSource<typeof ownOrdersList, Found, OwnOrderRow> = {
  declared: ownOrdersList,
  from: 'orders o',
  owner: 'o.user_id',
  id: 'o.id',
  filters: { status: equals('o.status'), date: withinDays('o.date') },
  orders: { date: 'o.date' },
  select: {
    id: 'o.id',
    date: 'o.date',
    status: 'o.status',
    rejectionReason: 'o.rejection_reason',
    quantity: 'o.quantity',
    totalAmount: 'o.total_amount',
    refund: refundStateOf('o.id'),
    offer: "json_build_object('id', f.id, 'title', f.title, 'slug', f.slug)",
  },
  joins: 'JOIN orders o ON o.id = page.id JOIN offers f ON f.id = o.offer_id',
  row: (found) => ({ ...found, date: found.date.toISOString(), totalAmount: Number(found.totalAmount) }),
};

export const listOwnOrders = listFrom(source);
