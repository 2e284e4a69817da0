import type { ManualOrderInput, PlacedOrder } from '@share/contract/areas/orders/orders.schemas.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { withCommit } from '../../../platform/database/commit-tasks.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../../platform/refusal.ts';
import { checkInvestorData } from '../../countries/countries.shared.ts';
import { createInvestor, lockInvestor } from '../../users/users.shared.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { inTurnOfSeries } from '../in-turn-of-series.ts';
import { loadOrderDetails, toOrderView } from '../orders.reads.ts';
import { whyNotInvest, whyNotQuantity } from '../orders.rules.ts';
import { reserveShares } from '../shares/reserve-shares.ts';
import { takeShares } from '../shares/take-shares.ts';
import { findOrderAgreements } from './find-order-agreements.ts';
import { lockOfferAndNextOrderId } from './lock-offer-and-next-order-id.ts';
import { openOrder } from './open-order.ts';
import { recordAgreements, refusalsOfAgreements } from './order-agreements.ts';
import { warningsAbout } from './warnings-about.ts';

/** Places an order for an investor, who is found by e-mail or gets a new account, in one database transaction (ORD-59). */
export function placeManualOrder(context: Context, input: ManualOrderInput): Promise<PlacedOrder> {
  return inTurnOfSeries(context, input.series, async (tx) => {
    const date = context.now();
    const { template, user } = await together(tx, {
      template: () => readTemplate(tx, 'order-created'),
      user: () => lockInvestor(tx, input.email),
    });
    const { investorData, refusals: faults } = checkInvestorData(input.investorData);
    const investor = user ?? (await createInvestor(tx, context, { ...input, investorData }));
    // Other orders of the series wait from here on. So one order at a time locks the offer, and staff who change the offer wait
    // for that one only, however many are being placed. The agreements are read under the lock: an edit of them is either
    // seen here, or waits until they are recorded.
    const { reserved, offer, agreements } = await together(tx, {
      reserved: () => reserveShares(tx, input.series, input.quantity),
      offer: () => lockOfferAndNextOrderId(tx, input.offer),
      agreements: () => findOrderAgreements(tx, input.offer),
    });
    const refusals = [...faults, ...refusalIf(investor.deletedAt ? 'USER_IS_DELETED' : null, 'email')];
    if (!offer) throw new Refusals([...refusals, new Refusal('OFFER_NOT_EXISTS', 'offer')]);
    refusals.push(
      ...refusalIf(whyNotInvest(offer, warsawDay(date)), 'offer'),
      ...refusalIf(whyNotQuantity(offer, input.quantity), 'quantity'),
      ...refusalsOfAgreements(agreements, input.agreements),
    );
    const taken = await takeShares(tx, { offeredSeriesId: offer.seriesId, reserved, date }, input);
    if (Array.isArray(taken)) throw new Refusals([...refusals, ...taken]);
    if (refusals.length > 0) throw new Refusals(refusals);

    const waitUntil = addWarsawDays(date, context.environment.paymentTermDays);
    const { quantity } = input;
    const { orderId: id } = offer;
    const userId = investor.id;
    const { details } = await together(tx, {
      order: () => openOrder(tx, { id, userId, offer, taken, quantity, investorData, date, waitUntil }),
      agreements: () => recordAgreements(tx, { id, userId, date }, agreements, input.agreements),
      details: () => loadOrderDetails(tx, id),
    });
    const view = toOrderView(context, details);
    notifyInvestor(tx, context, template, details);
    withCommit(tx, () =>
      audit(tx, context, {
        action: 'order.place',
        entity: 'order',
        id,
        after: { ...view, waitUntil },
      }),
    );
    const warnings = warningsAbout(investor, investorData, context.language);
    return warnings.length > 0 ? { ...view, warnings } : view;
  });
}

const refusalIf = (code: ErrorCode | null, path: string): Refusal[] =>
  code ? [new Refusal(code, path)] : [];
