import type { NotOrderable } from '@share/contract/areas/orders/orders.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { availableShares, mostPayable, type WaysToPay, whyClosed } from '../../series/series.shared.ts';
import { whyNotInvest } from '../orders.rules.ts';

type Offer = Parameters<typeof whyNotInvest>[0] & { minStock: number | null };
type Sold = Parameters<typeof whyClosed>[0] &
  Parameters<typeof availableShares>[0] & { pricePerShare: string };

/** Why nobody can order any shares of the offer now, or null. The rules are those of placing an order. */
export function whyNotOrder<Series extends Sold>(
  offer: Offer,
  series: Series | null,
  now: Date,
  waysOf: (series: Series) => WaysToPay,
): NotOrderable | null {
  const ofOffer = whyNotInvest(offer, warsawDay(now));
  if (ofOffer) return ofOffer;
  if (!series) return 'SERIES_NOT_ASSIGNED_TO_OFFER';
  const closed = whyClosed(series, now);
  if (closed) return closed;
  const least = offer.minStock ?? 1;
  if (mostPayable(waysOf(series), series.pricePerShare) < least) return 'NO_TRANSACTION_METHODS_AVAILABLE';
  return availableShares(series) < least ? 'NOT_ENOUGH_SHARES_AVAILABLE' : null;
}
