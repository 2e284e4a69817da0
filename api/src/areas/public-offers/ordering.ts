import type { Ordering } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { MOST_SHARES_PER_ORDER, type NotOrderable } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { whyNotOrder } from '../ledger/ledger.shared.ts';
import { availableShares, mostPayable, type WaysToPay, waysOf } from '../series/series.shared.ts';

type Offer = Parameters<typeof whyNotOrder>[0];
type Credentials = Parameters<typeof waysOf>[1];
type Sold = NonNullable<Parameters<typeof whyNotOrder>[1]> & Parameters<typeof waysOf>[0];
/** Dates are milliseconds since 1970, because JSON has no dates. */
type Series = Omit<Sold, 'availableFrom' | 'availableTo'> & { availableFrom: number; availableTo: number };

/** The facts that decide whether shares of an offer can be ordered. For encrypted secrets they only tell whether there is one. */
export interface OrderingFacts {
  offer: Offer;
  series: Series | null;
  settings: Credentials;
}

type Columns<Facts> = { [Field in keyof Facts]-?: string };

const json = (columns: Record<string, string>): string =>
  `json_build_object(${Object.entries(columns)
    .map(([field, column]) => `'${field}', ${column}`)
    .join(', ')})`;
const isStored = (column: string) => `CASE WHEN ${column} IS NOT NULL THEN '' END`;
const milliseconds = (column: string) => `extract(epoch FROM ${column}) * 1000`;

const offerColumns: Columns<Offer> = {
  isVisible: 'o.is_visible',
  isOpen: 'o.is_open',
  investmentStart: 'o.investment_start',
  investmentEnd: 'o.investment_end',
  minStock: 'o.min_stock',
};
const seriesColumns: Columns<Series> = {
  isOpen: 's.is_open',
  limit: 's.share_limit',
  issued: 's.issued',
  reserved: 's.reserved',
  pricePerShare: 's.price_per_share::text',
  availableFrom: milliseconds('s.available_from'),
  availableTo: milliseconds('s.available_to'),
  accountNumber: 's.account_number',
  allowOnlinePayments: 's.allow_online_payments',
  useDefaultPayPalConfig: 's.use_default_paypal_config',
  productionMode: 's.paypal_production_mode',
  productionClientId: 's.paypal_production_client_id',
  productionClientSecret: isStored('s.paypal_production_client_secret'),
  sandboxClientId: 's.paypal_sandbox_client_id',
  sandboxClientSecret: isStored('s.paypal_sandbox_client_secret'),
};
const settingsColumns: Columns<Credentials> = {
  maxAmount: 'p.max_amount::text',
  productionMode: 'p.production_mode',
  productionClientId: 'p.production_client_id',
  productionClientSecret: isStored('p.production_client_secret'),
  sandboxClientId: 'p.sandbox_client_id',
  sandboxClientSecret: isStored('p.sandbox_client_secret'),
};

/** The facts as one column for a statement that reads `offers o` with the joins below, so that no second statement is needed. */
export const ORDERING_FACTS = json({
  offer: json(offerColumns),
  series: `CASE WHEN s.id IS NOT NULL THEN ${json(seriesColumns)} END`,
  settings: json(settingsColumns),
});
export const ORDERING_JOINS = 'CROSS JOIN paypal_settings p LEFT JOIN series s ON s.id = o.series_id';

/** Whether shares can be ordered now, and how many. */
export function orderingOf({ now }: Context, { offer, series, settings }: OrderingFacts): Ordering {
  const sold = series && {
    ...series,
    availableFrom: new Date(series.availableFrom),
    availableTo: new Date(series.availableTo),
  };
  const ways = (one: Sold) => waysOf(one, settings);
  const whyNot = whyNotOrder(offer, sold, now(), ways);
  const most = sold && !whyNot ? mostAtOnce(sold, ways(sold)) : 0;
  return {
    state: stateOf(whyNot),
    whyNot,
    smallestQuantity: offer.minStock ?? 1,
    largestQuantity: most,
  };
}

const mostAtOnce = (sold: Sold, ways: WaysToPay): number =>
  Math.min(availableShares(sold), MOST_SHARES_PER_ORDER, mostPayable(ways, sold.pricePerShare));

function stateOf(whyNot: NotOrderable | null): Ordering['state'] {
  if (whyNot === null) return 'open';
  return whyNot === 'NOT_ENOUGH_SHARES_AVAILABLE' ? 'soldOut' : 'closed';
}
