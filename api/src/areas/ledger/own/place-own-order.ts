import type { OwnOrderInput, OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { callerId } from '../../../platform/caller-id.ts';
import type { Context } from '../../../platform/context.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countingOwnOrder } from '../../sessions/sessions.shared.ts';
import { holdActiveUser, investorDataOf } from '../../users/users.shared.ts';
import { inTurnOfSeries } from '../in-turn-of-series.ts';
import { isInvestorOf } from '../investors.reads.ts';
import { factsOfOrder, placeOrder } from '../place/place-order.ts';
import { readSeriesToReserve } from '../shares/reserve-shares.ts';
import { recentSeriesOfOffer, rememberSeries } from './find-series-of-offer.ts';
import { toOwnOrderView } from './own-orders.views.ts';
import { tooManyUnpaid } from './unpaid-orders.ts';

/**
 * Places an order for the caller, with the data of the account, of the series that the offer sells. A hidden offer does not
 * exist for a caller who holds no shares of it.
 */
export const placeOwnOrder = (context: Context, input: OwnOrderInput): Promise<OwnOrderView> =>
  countingOwnOrder(context, () => place(context, input));

async function place(context: Context, input: OwnOrderInput): Promise<OwnOrderView> {
  const userId = callerId(context);
  const recent = await recentSeriesOfOffer(context, input.offer);
  return inTurnOfSeries(context, recent, async (tx) => {
    const { template, user, faults, ...found } = await together(tx, {
      template: () => readTemplate(tx, 'order-created'),
      user: () => holdActiveUser(tx, userId),
      faults: () => tooManyUnpaid(tx, userId),
      ...factsOfOrder(tx, { ...input, series: recent, userId }),
    });
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    const { firstName, lastName } = user;
    const series = found.offer?.seriesId ?? recent;
    const facts = series === recent ? found : { ...found, series: await readSeriesToReserve(tx, series) };
    if (found.offer?.seriesId) rememberSeries(context, input.offer, series);
    const mayKnow = found.offer?.isVisible || (await isInvestorOf(tx, input.offer, userId));
    const details = await placeOrder(tx, context, facts, {
      ...input,
      series,
      investor: user,
      investorData: { firstName, lastName, ...investorDataOf(user) },
      seriesField: 'offer',
      template,
      faults,
      whyNotOffer: () => (mayKnow ? null : 'OFFER_NOT_EXISTS'),
      onlyByTransfer: false,
    });
    return toOwnOrderView(context, details);
  });
}
