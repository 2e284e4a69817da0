import type { ManualOrderInput, TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import { fromMinorUnits, LARGEST_MINOR_UNITS, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { availableShares, waysByTransfer, whyClosed, whyNotPayable } from '../../series/series.shared.ts';
import { readWaysToPay } from '../place/read-ways-to-pay.ts';
import type { SeriesToReserve } from './reserve-shares.ts';

export interface Taken {
  series: SeriesToReserve;
  totalAmount: string;
  /** The method by which the order is to be paid at first. */
  method: TransactionMethod;
}

interface Found {
  /** The series that the offer sells. */
  offeredSeriesId: number | null;
  /** The series that is ordered. */
  series: SeriesToReserve | undefined;
  date: Date;
  /** The field at which faults of the series are refused. */
  field: 'series' | 'offer';
  /** Orders that staff place are paid by transfer. */
  onlyByTransfer: boolean;
}

type Ordered = Pick<ManualOrderInput, 'series' | 'quantity' | 'pricePerShare'>;

/** The shares and the amount that an order takes from a series, or all reasons against it, with which the caller must refuse. */
export async function takeShares(
  tx: Db,
  { offeredSeriesId, series, date, field, onlyByTransfer }: Found,
  { series: id, quantity, pricePerShare: shown }: Ordered,
): Promise<Taken | Refusal[]> {
  if (!series || offeredSeriesId !== id) return [new Refusal('SERIES_NOT_ASSIGNED_TO_OFFER', field)];
  const total = toMinorUnits(series.pricePerShare) * BigInt(quantity);
  const refusals: Refusal[] = [];
  const closed = whyClosed(series, date);
  if (closed) refusals.push(new Refusal(closed, field));
  const ways = waysByTransfer(series);
  const canUsePayPal = !ways.byTransfer && !onlyByTransfer;
  const unpayable = whyNotPayable(canUsePayPal ? await readWaysToPay(tx, series) : ways, total);
  if (unpayable)
    refusals.push(new Refusal(unpayable, unpayable === 'AMOUNT_ABOVE_PAYPAL_MAXIMUM' ? 'quantity' : field));
  const available = availableShares(series);
  if (available < quantity)
    refusals.push(new Refusal('NOT_ENOUGH_SHARES_AVAILABLE', 'quantity', { available }));
  if (shown !== undefined && shown.toFixed(2) !== series.pricePerShare)
    refusals.push(new Refusal('PRICE_HAS_CHANGED', 'quantity'));
  if (total > LARGEST_MINOR_UNITS) refusals.push(new Refusal('VALUE_TOO_LARGE', 'quantity'));
  if (refusals.length > 0) return refusals;
  return {
    series,
    totalAmount: fromMinorUnits(total),
    method: ways.byTransfer ? 'bankTransfer' : 'payPal',
  };
}
