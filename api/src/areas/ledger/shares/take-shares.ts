import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { fromMinorUnits, LARGEST_MINOR_UNITS, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  availableShares,
  findSeries,
  type StoredSeries,
  whyClosed,
  whyNotPayable,
} from '../../series/series.shared.ts';

export interface Taken {
  series: StoredSeries;
  totalAmount: string;
}

interface Found {
  /** The series that the offer sells. */
  offeredSeriesId: number | null;
  /** The answer of `reserveShares`. */
  reserved: StoredSeries | null;
  date: Date;
}

type Ordered = Pick<ManualOrderInput, 'series' | 'quantity' | 'pricePerShare'>;

/** The shares that an order gets and what they cost, or all reasons against it, with which the caller must refuse. */
export async function takeShares(
  tx: Db,
  { offeredSeriesId, reserved, date }: Found,
  { series: id, quantity, pricePerShare: shown }: Ordered,
): Promise<Taken | Refusal[]> {
  if (offeredSeriesId !== id) return [new Refusal('SERIES_NOT_ASSIGNED_TO_OFFER', 'series')];
  const series = reserved ?? (await findSeries(tx, id));
  const total = toMinorUnits(series.pricePerShare) * BigInt(quantity);
  const refusals: Refusal[] = [];
  for (const reason of [whyClosed(series, date), whyNotPayable(series)])
    if (reason) refusals.push(new Refusal(reason, 'series'));
  if (!reserved) {
    const available = availableShares(series);
    refusals.push(new Refusal('NOT_ENOUGH_SHARES_AVAILABLE', 'quantity', { available }));
  }
  if (shown !== undefined && shown.toFixed(2) !== series.pricePerShare)
    refusals.push(new Refusal('PRICE_HAS_CHANGED', 'quantity'));
  if (total > LARGEST_MINOR_UNITS) refusals.push(new Refusal('VALUE_TOO_LARGE', 'quantity'));
  return refusals.length > 0 ? refusals : { series, totalAmount: fromMinorUnits(total) };
}
