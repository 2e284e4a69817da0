import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { withCommit } from '../../../platform/database/commit-tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readTemplate, type Template } from '../../../platform/mail/queue-email.ts';
import { auditWithCommit } from '../../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../../platform/refusal.ts';
import { refusalsOfAgreements } from '../../consents/consents.shared.ts';
import type { Investor } from '../../users/users.shared.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { investorOf, type OrderDetails, toOrderView } from '../orders.reads.ts';
import { whyNotInvest, whyNotQuantity } from '../orders.rules.ts';
import { readSeriesToReserve, reserveShares } from '../shares/reserve-shares.ts';
import { takeShares } from '../shares/take-shares.ts';
import { findOrderAgreements } from './find-order-agreements.ts';
import { newOrder } from './new-order.ts';
import { openOrder } from './open-order.ts';
import { recordAgreements } from './order-agreements.ts';
import { holdOffer, type OfferToOrder, readOfferToOrder } from './read-offer-to-order.ts';

/** An order that somebody wants to place. The investor is locked, and the data are checked. */
interface Wanted
  extends Pick<ManualOrderInput, 'offer' | 'series' | 'quantity' | 'pricePerShare' | 'agreements'> {
  investor: Investor;
  investorData: InvestorDataInput;
  /** The field at which faults of the series are refused. */
  seriesField: 'series' | 'offer';
  /** The template of the e-mail about an order that is paid by transfer. */
  template: Template<'order-created'>;
  /** Reasons for a refusal that were found before; they are refused together with all others. */
  faults: Refusal[];
  /** Why this investor cannot have shares of the offer at all. */
  whyNotOffer: (offer: OfferToOrder) => ErrorCode | null;
  /** Whether PayPal does not count as a way to pay (ERR-62). */
  onlyByTransfer: boolean;
}

/**
 * The facts on which an order is decided, read without locks, as tasks of one `together` in this sequence; the investor is
 * locked.
 */
export const factsOfOrder = (
  tx: Db,
  { offer, series, userId }: Pick<ManualOrderInput, 'offer' | 'series'> & { userId: number },
) => ({
  series: () => readSeriesToReserve(tx, series),
  offer: () => readOfferToOrder(tx, offer, userId),
  // Read after the offer, which is read with the versions of the agreements: if these change in between, the order is decided
  // again.
  agreements: () => findOrderAgreements(tx, offer),
});

type Facts = {
  [Name in keyof ReturnType<typeof factsOfOrder>]: Awaited<ReturnType<ReturnType<typeof factsOfOrder>[Name]>>;
};

/**
 * Places an order of any kind, within a transaction that has its turn for the series (`inTurnOfSeries`): reserves the shares,
 * opens the order with its payment, records the agreements and queues the e-mail. Refuses with every reason at once.
 *
 * The order is decided on values that were read without locks. All writes are sent together with the commit, so the series and
 * the offer are locked only for that moment. Each write checks that its values have not changed; otherwise the transaction runs
 * again.
 */
export async function placeOrder(
  tx: Db,
  context: Context,
  { series, offer, agreements }: Facts,
  wanted: Wanted,
): Promise<OrderDetails> {
  const date = context.now();
  const { investor, quantity, investorData, faults } = wanted;
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
      series,
      date,
      field: wanted.seriesField,
      onlyByTransfer: wanted.onlyByTransfer,
    },
    wanted,
  );
  if (Array.isArray(taken)) throw new Refusals([...refusals, ...taken]);
  if (refusals.length > 0) throw new Refusals(refusals);

  const template =
    taken.method === 'payPal' ? await readTemplate(tx, 'order-created-paypal') : wanted.template;
  const waitUntil = addWarsawDays(date, context.environment.paymentTermDays);
  const details = newOrder({ investor, investorData, offer, taken, quantity, date, waitUntil });
  const { id } = details.order;
  // The series is locked first, then the offer, then the investment, as in every verb.
  withCommit(tx, () => reserveShares(tx, taken.series, quantity));
  withCommit(tx, () => holdOffer(tx, offer));
  withCommit(tx, () => openOrder(tx, details, offer));
  const accepted = { orderId: id, userId: investor.id, date };
  withCommit(tx, () => recordAgreements(tx, accepted, agreements, wanted.agreements));
  notifyInvestor(tx, context, template, details);
  const after = { ...toOrderView(context, details), waitUntil };
  const person = investorOf(details);
  auditWithCommit(tx, context, { action: 'order.place', entity: 'order', id, after, person });
  return details;
}

const refusalIf = (code: ErrorCode | null, path: string): Refusal[] =>
  code ? [new Refusal(code, path)] : [];
