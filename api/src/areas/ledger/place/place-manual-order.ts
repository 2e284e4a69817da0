import type { ManualOrderInput, PlacedOrder } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkInvestorData } from '../../countries/countries.shared.ts';
import { createInvestor, lockInvestor } from '../../users/users.shared.ts';
import { inTurnOfSeries } from '../in-turn-of-series.ts';
import { toOrderView } from '../orders.reads.ts';
import { factsOfOrder, placeOrder } from './place-order.ts';
import { warningsAbout } from './warnings-about.ts';

/** Places an order for an investor, who is found by e-mail or gets a new account, in one database transaction (ORD-59). */
export function placeManualOrder(context: Context, input: ManualOrderInput): Promise<PlacedOrder> {
  return inTurnOfSeries(context, input.series, async (tx) => {
    const { template, user } = await together(tx, {
      template: () => readTemplate(tx, 'order-created'),
      user: () => lockInvestor(tx, input.email),
    });
    const { investorData, refusals } = checkInvestorData(input.investorData);
    const investor = user ?? (await createInvestor(tx, context, { ...input, investorData }));
    const faults = investor.deletedAt ? [...refusals, new Refusal('USER_IS_DELETED', 'email')] : refusals;
    const facts = await together(tx, factsOfOrder(tx, { ...input, userId: investor.id }));
    const details = await placeOrder(tx, context, facts, {
      ...input,
      investor,
      investorData,
      seriesField: 'series',
      template,
      faults,
      whyNotOffer: () => null,
      onlyByTransfer: true,
    });
    const view = toOrderView(context, details);
    const warnings = warningsAbout(investor, investorData, context.language);
    return warnings.length > 0 ? { ...view, warnings } : view;
  });
}
