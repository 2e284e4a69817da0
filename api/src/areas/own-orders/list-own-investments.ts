import { ownInvestmentsList } from '@share/contract/areas/own-orders/own-orders.lists.ts';
import type { OwnInvestmentRow } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<OwnInvestmentRow, 'investedAmount'> {
  investedAmount: string;
}

const source: ListSource<typeof ownInvestmentsList, Found, OwnInvestmentRow> = {
  declared: ownInvestmentsList,
  from: 'investments i',
  owner: 'i.user_id',
  id: 'i.id',
  filters: { hasPendingOrders: equals('(i.pending_orders > 0)') },
  orders: { id: 'i.id', investedAmount: 'i.invested_amount', numberOfShares: 'i.number_of_shares' },
  select: {
    id: 'i.id',
    investedAmount: 'i.invested_amount',
    numberOfShares: 'i.number_of_shares',
    hasPendingOrders: 'i.pending_orders > 0',
    offer: "json_build_object('id', f.id, 'title', f.title, 'slug', f.slug)",
  },
  joins: 'JOIN investments i ON i.id = page.id JOIN offers f ON f.id = i.offer_id',
  row: (found) => ({ ...found, investedAmount: Number(found.investedAmount) }),
};

export const listOwnInvestments = listFrom(source);
