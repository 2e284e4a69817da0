import { payoutHoldersList } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutHolderRow } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { searchNumbers } from '../../platform/lists/search-numbers.ts';
import { PAYOUT_ACCOUNT_KIND } from '../ledger/ledger.shared.ts';
import { isPerson, USER_META } from '../users/users.shared.ts';

interface Found extends Omit<PayoutHolderRow, 'gross' | 'tax' | 'net' | 'sentAt'> {
  gross: string;
  tax: string;
  net: string;
  sentAt: Date | null;
}

const source: ListSource<typeof payoutHoldersList, Found, PayoutHolderRow> = {
  declared: payoutHoldersList,
  from: 'payout_lines l',
  within: 'l.payout_id',
  id: 'l.id',
  filters: {
    search: {
      numbers: searchNumbers(({ number, amount }) => [
        ['l.investment_id', number],
        ['l.net', amount],
      ]),
      related: [isPerson('l.user_id')],
    },
    state: equals('l.state'),
    account: equals(`(${PAYOUT_ACCOUNT_KIND})`),
  },
  orders: { investment: 'l.investment_id', shares: 'l.shares', net: 'l.net' },
  select: {
    id: 'l.id',
    investment: 'l.investment_id',
    user: USER_META,
    shares: 'l.shares',
    gross: 'l.gross',
    tax: 'l.tax',
    net: 'l.net',
    account: 'l.account',
    accountKind: PAYOUT_ACCOUNT_KIND,
    state: 'l.state',
    transaction: 'l.transaction_id',
    sentAt: 'l.sent_at',
    paidOn: 'l.paid_on::text',
    reference: 'l.reference',
    note: 'l.note',
  },
  joins: 'JOIN payout_lines l ON l.id = page.id JOIN users u ON u.id = l.user_id',
  row: (found) => ({
    ...found,
    gross: Number(found.gross),
    tax: Number(found.tax),
    net: Number(found.net),
    sentAt: found.sentAt?.toISOString() ?? null,
  }),
};

/** The holders of one payout. */
export const listPayoutHolders = listFrom(source);
