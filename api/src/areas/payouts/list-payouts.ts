import { payoutsList } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { PayoutRow } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { betweenDays, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { ofOfferTitled } from '../offers/offers.shared.ts';

interface Found
  extends Omit<PayoutRow, 'total' | 'perShare' | 'tax' | 'taxAmount' | 'net' | 'createdAt' | 'confirmedAt'> {
  total: string;
  perShare: string | null;
  tax: string;
  taxAmount: string;
  net: string;
  createdAt: Date;
  confirmedAt: Date | null;
}

const source: ListSource<typeof payoutsList, Found, PayoutRow> = {
  declared: payoutsList,
  from: 'payouts p',
  totals: { amount: 'p.total', tab: 'p.state' },
  id: 'p.id',
  filters: { offer: ofOfferTitled('p.offer_id'), asOf: betweenDays('p.as_of'), state: equals('p.state') },
  orders: { asOf: 'p.as_of', total: 'p.total', createdAt: 'p.created_at' },
  select: {
    id: 'p.id',
    offer: "json_build_object('id', f.id, 'title', f.title)",
    asOf: 'p.as_of::text',
    total: 'p.total',
    perShare: 'p.per_share',
    tax: 'p.tax_percent',
    taxAmount: 's.tax',
    net: 's.net',
    state: 'p.state',
    holders: 's.holders',
    shares: 's.shares',
    createdAt: 'p.created_at',
    confirmedAt: 'p.confirmed_at',
    confirmedBy: "coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.email)",
  },
  joins: `JOIN payouts p ON p.id = page.id JOIN offers f ON f.id = p.offer_id LEFT JOIN users u ON u.id = p.confirmed_by
    CROSS JOIN LATERAL (SELECT count(*)::int AS holders, sum(shares)::int AS shares, sum(tax) AS tax, sum(net) AS net
      FROM payout_lines WHERE payout_id = p.id) s`,
  row: (found) => ({
    ...found,
    total: Number(found.total),
    perShare: found.perShare === null ? null : Number(found.perShare),
    tax: Number(found.tax),
    taxAmount: Number(found.taxAmount),
    net: Number(found.net),
    createdAt: found.createdAt.toISOString(),
    confirmedAt: found.confirmedAt?.toISOString() ?? null,
  }),
};

export const listPayouts = listFrom(source);

export const totalPayouts = totalsFrom(source);
