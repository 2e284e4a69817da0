import { investmentsList } from '@share/contract/areas/investments/investments.list.ts';
import type { InvestmentRow } from '@share/contract/areas/investments/investments.schemas.ts';
import { between, betweenIntegers, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { searchNumbers } from '../../platform/lists/search-numbers.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { hasOfferTitled, ofOfferTitled } from '../offers/offers.shared.ts';
import { hasEmail, hasNumber, isPerson, USER_META } from '../users/users.shared.ts';

interface Found extends Omit<InvestmentRow, 'investedAmount'> {
  investedAmount: string;
}

const source: ListSource<typeof investmentsList, Found, InvestmentRow> = {
  declared: investmentsList,
  from: 'investments i',
  totals: { amount: 'i.invested_amount' },
  id: 'i.id',
  filters: {
    search: {
      numbers: searchNumbers(({ number, amount }) => [
        ['i.id', number],
        ['i.invested_amount', amount],
      ]),
      related: [isPerson('i.user_id'), hasOfferTitled('i.offer_id')],
    },
    userEmail: hasEmail('i.user_id'),
    userId: hasNumber('i.user_id'),
    offer: ofOfferTitled('i.offer_id'),
    hasPendingOrders: equals('(i.pending_orders > 0)'),
    investedAmount: between('i.invested_amount'),
    numberOfShares: betweenIntegers('i.number_of_shares'),
  },
  orders: {
    id: 'i.id',
    userEmail: 'u.email',
    investedAmount: 'i.invested_amount',
    numberOfShares: 'i.number_of_shares',
  },
  orderJoins: { userEmail: 'JOIN users u ON u.id = i.user_id' },
  select: {
    id: 'i.id',
    hasPendingOrders: 'i.pending_orders > 0',
    investedAmount: 'i.invested_amount',
    numberOfShares: 'i.number_of_shares',
    userMeta: USER_META,
    offer: "json_build_object('id', f.id, 'title', f.title)",
  },
  joins: `JOIN investments i ON i.id = page.id JOIN users u ON u.id = i.user_id JOIN offers f ON f.id = i.offer_id`,
  row: (found) => ({ ...found, investedAmount: Number(found.investedAmount) }),
};

export const listInvestments = listFrom(source);

export const totalInvestments = totalsFrom(source);
