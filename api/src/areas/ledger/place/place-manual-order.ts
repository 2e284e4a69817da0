import type { ManualOrderInput, OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { inTransaction, together, withCommit } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../../platform/refusal.ts';
import { offers } from '../../offers/offers.tables.ts';
import { tellInvestor } from '../emails/notify-investor.ts';
import { refusalsOfInvestorData } from '../investor-data.ts';
import { readWhole, toOrderView } from '../orders.reads.ts';
import { whyNotInvest, whyNotQuantity } from '../orders.rules.ts';
import { takeShares } from '../shares/take-shares.ts';
import { findOrCreateInvestor } from './find-or-create-investor.ts';
import { NEXT_ORDER_ID, openOrder } from './open-order.ts';
import { findOrderAgreements, recordAgreements, refusalsOfAgreements } from './order-agreements.ts';

/** Places an order for an investor, who is found by e-mail or gets an account: all of it, or nothing (ORD-59). */
export function placeManualOrder(context: Context, input: ManualOrderInput): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const date = context.now();
    // The agreements are read after the offer is held: an edit is either seen, or waits until they are recorded.
    const [template, offer, agreements, investor] = await together(tx, [
      () => readTemplate(tx, 'order-created'),
      () => holdOffer(tx, input.offer),
      () => findOrderAgreements(tx, input.offer),
      () => findOrCreateInvestor(tx, context, input),
    ]);
    const refusals = [
      ...refusalsOfInvestorData(input.investorData),
      ...refusalIf(investor.deletedAt ? 'USER_IS_DELETED' : null, 'email'),
    ];
    if (!offer) throw new Refusals([...refusals, new Refusal('OFFER_NOT_EXISTS', 'offer')]);
    refusals.push(
      ...refusalIf(whyNotInvest(offer, warsawDay(date)), 'offer'),
      ...refusalIf(whyNotQuantity(offer, input.quantity), 'quantity'),
      ...refusalsOfAgreements(agreements, input.agreements),
    );

    // The last thing to look at: from here on whoever else wants shares of this series has to wait.
    const taken = await takeShares(tx, offer.seriesId, input, date);
    if (Array.isArray(taken)) throw new Refusals([...refusals, ...taken]);
    if (refusals.length > 0) throw new Refusals(refusals);

    const waitUntil = addWarsawDays(date, context.environment.paymentTermDays);
    const { quantity, investorData } = input;
    const { orderId: id } = offer;
    const userId = investor.id;
    const [, , whole] = await together(tx, [
      () => openOrder(tx, { id, userId, offer, taken, quantity, investorData, date, waitUntil }),
      () => recordAgreements(tx, { id, userId, date }, agreements, input.agreements),
      () => readWhole(tx, id),
    ]);
    const view = toOrderView(context, whole);
    tellInvestor(tx, context, template, whole);
    withCommit(tx, () =>
      audit(tx, context, {
        action: 'order.place',
        entity: 'order',
        id,
        after: { ...view, waitUntil },
      }),
    );
    return view;
  });
}

const offerOfId = prepared((db) =>
  db
    .select({ ...getTableColumns(offers), orderId: NEXT_ORDER_ID })
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id')))
    .for('share')
    .prepare('hold_offer'),
);

/** The offer with its agreements, kept from being changed, closed or deleted until the order is placed; and the order's id. */
async function holdOffer(tx: Db, id: number) {
  const [found] = await offerOfId(tx).execute({ id });
  return found;
}

const refusalIf = (code: ErrorCode | null, path: string): Refusal[] =>
  code ? [new Refusal(code, path)] : [];
