import { investmentsList } from '@share/contract/areas/investments/investments.list.ts';
import type { InvestmentRow } from '@share/contract/areas/investments/investments.schemas.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { Context } from '../../platform/context.ts';
import { between, betweenWhole, equals } from '../../platform/lists/list-conditions.ts';
import { type ListSource, readList } from '../../platform/lists/list-query.ts';
import { ofOfferTitled } from '../offers/offers.shared.ts';
import { hasEmail, USER_META } from '../users/users.shared.ts';

interface Found extends Omit<InvestmentRow, 'investedAmount'> {
  investedAmount: string;
}

const source: ListSource<typeof investmentsList, Found> = {
  from: 'investments i',
  id: 'i.id',
  filters: {
    userEmail: hasEmail('i.user_id'),
    offer: ofOfferTitled('i.offer_id'),
    hasPendingOrders: equals('(i.pending_orders > 0)'),
    investedAmount: between('i.invested_amount'),
    numberOfShares: betweenWhole('i.number_of_shares'),
  },
  orders: {
    id: 'i.id',
    userEmail: 'u.email',
    investedAmount: 'i.invested_amount',
    numberOfShares: 'i.number_of_shares',
  },
  orderJoins: { userEmail: 'JOIN users u ON u.id = i.user_id' },
  select: `i.id, i.pending_orders > 0 AS "hasPendingOrders", i.invested_amount AS "investedAmount",
    i.number_of_shares AS "numberOfShares", ${USER_META} AS "userMeta",
    json_build_object('id', f.id, 'title', f.title) AS offer`,
  joins: `JOIN investments i ON i.id = page.id JOIN users u ON u.id = i.user_id JOIN offers f ON f.id = i.offer_id`,
  row: (found): InvestmentRow => ({ ...found, investedAmount: Number(found.investedAmount) }),
};

export const listInvestments = (context: Context, state: ListState) =>
  readList<InvestmentRow, typeof investmentsList, Found>(context, investmentsList, source, state);
