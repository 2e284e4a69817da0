import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { withCommit } from '../../../platform/database/commit-tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate, type Template } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../../platform/refusal.ts';
import { refusalsOfAgreements } from '../../consents/consents.shared.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { investorOf, loadOrderDetails, type OrderDetails, toOrderView } from '../orders.reads.ts';
import { whyNotInvest, whyNotQuantity } from '../orders.rules.ts';
import { reserveShares } from '../shares/reserve-shares.ts';
import { takeShares } from '../shares/take-shares.ts';
import { findOrderAgreements } from './find-order-agreements.ts';
import { type LockedOffer, lockOfferAndNextOrderId } from './lock-offer-and-next-order-id.ts';
import { openOrder } from './open-order.ts';
import { recordAgreements } from './order-agreements.ts';

/** What is ordered, for whom: the investor is locked, the data are checked. */
interface Wanted
  extends Pick<ManualOrderInput, 'offer' | 'series' | 'quantity' | 'pricePerShare' | 'agreements'> {
  userId: number;
  investorData: InvestorDataInput;
  /** The field at which faults of the series are refused. */
  seriesField: 'series' | 'offer';
  /** Of the e-mail about an order that is paid by transfer. */
  template: Template<'order-created'>;
  /** What was found against the order before; it is refused together with everything else. */
  faults: Refusal[];
  /** Why this investor cannot have shares of the offer at all. */
  whyNotOffer: (offer: LockedOffer) => ErrorCode | null;
  /** Whether PayPal does not count as a way to pay (ERR-62). */
  onlyByTransfer: boolean;
}

/**
 * What locks the shares, the offer and its agreements, as tasks of one `together`, after those that lock the investor. Other orders
 * of the series wait from here on. So one order at a time locks the offer, and staff who change the offer wait for that one only,
 * however many are being placed. The agreements are read under the lock: an edit of them is either seen here, or waits until
 * they are recorded.
 */
export const locksOfOrder = (
  tx: Db,
  { offer, series, quantity }: Pick<ManualOrderInput, 'offer' | 'series' | 'quantity'>,
) => ({
  reserved: () => reserveShares(tx, series, quantity),
  offer: () => lockOfferAndNextOrderId(tx, offer),
  agreements: () => findOrderAgreements(tx, offer),
});

type Locked = {
  [Name in keyof ReturnType<typeof locksOfOrder>]: Awaited<ReturnType<ReturnType<typeof locksOfOrder>[Name]>>;
};

/**
 * Places an order within a transaction that has its turn for the series (`inTurnOfSeries`) and has locked what `locksOfOrder` says,
 * whoever places it: takes the shares, opens the order with its payment, records the agreements and queues the e-mail. Refuses
 * with every reason at once.
 */
export async function placeOrder(
  tx: Db,
  context: Context,
  { reserved, offer, agreements }: Locked,
  wanted: Wanted,
): Promise<OrderDetails> {
  const date = context.now();
  const { userId, quantity, investorData, faults } = wanted;
  const missing = offer ? wanted.whyNotOffer(offer) : 'OFFER_NOT_EXISTS';
  if (!offer || missing) throw new Refusals([...faults, ...refusalIf(missing, 'offer')]);
  const refusals = [
    ...faults,
    ...refusalIf(whyNotInvest(offer, warsawDay(date)), 'offer'),
    ...refusalIf(whyNotQuantity(offer, quantity), 'quantity'),
    ...refusalsOfAgreements(agreements, wanted.agreements),
  ];
  const taken = await takeShares(
    tx,
    {
      offeredSeriesId: offer.seriesId,
      reserved,
      date,
      field: wanted.seriesField,
      onlyByTransfer: wanted.onlyByTransfer,
    },
    wanted,
  );
  if (Array.isArray(taken)) throw new Refusals([...refusals, ...taken]);
  if (refusals.length > 0) throw new Refusals(refusals);

  const waitUntil = addWarsawDays(date, context.environment.paymentTermDays);
  const { orderId: id } = offer;
  const { details, payPal } = await together(tx, {
    order: () => openOrder(tx, { id, userId, offer, taken, quantity, investorData, date, waitUntil }),
    agreements: () => recordAgreements(tx, { orderId: id, userId, date }, agreements, wanted.agreements),
    details: () => loadOrderDetails(tx, id),
    ...(taken.method === 'payPal' && { payPal: () => readTemplate(tx, 'order-created-paypal') }),
  });
  notifyInvestor(tx, context, payPal ?? wanted.template, details);
  const after = { ...toOrderView(context, details), waitUntil };
  const person = investorOf(details);
  withCommit(tx, () => audit(tx, context, { action: 'order.place', entity: 'order', id, after, person }));
  return details;
}

const refusalIf = (code: ErrorCode | null, path: string): Refusal[] =>
  code ? [new Refusal(code, path)] : [];
