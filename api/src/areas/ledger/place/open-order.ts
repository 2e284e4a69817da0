import { sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { orChangedMeanwhile } from '../../../platform/database/or-changed-meanwhile.ts';
import { investments } from '../investments.tables.ts';
import type { OrderDetails } from '../orders.reads.ts';
import { orders } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';
import { AGREEMENTS_MARK, type OfferToOrder } from './read-offer-to-order.ts';

// One statement, because the series is locked meanwhile and other orders wait.
const open = prepared((db) => {
  const $ = sql.placeholder;
  const id = sql<number>`id`.as('id');
  const invested = db.$with('invested', {}).as(sql`
    INSERT INTO ${investments} AS i (id, user_id, offer_id, pending_orders) OVERRIDING SYSTEM VALUE
    SELECT ${$('investmentId')}::integer, ${$('userId')}::integer, ${$('offerId')}::integer, 1 WHERE ${AGREEMENTS_MARK} = ${$('agreementsMark')}
    ON CONFLICT (user_id, offer_id) DO UPDATE SET pending_orders = i.pending_orders + 1 RETURNING id`);
  const opened = db.$with('opened', { id }).as(sql`
    INSERT INTO ${orders} (id, investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share,
      total_amount, investor_data, offer_title, series_name, virtual_account)
    OVERRIDING SYSTEM VALUE SELECT ${$('id')}, id, ${$('userId')}, ${$('offerId')}, ${$('seriesId')}, 'new', ${$('date')}, ${$('quantity')}, ${$('price')},
      ${$('total')}, ${$('investorData')}, ${$('offerTitle')}, ${$('seriesName')}, ${$('virtualAccount')}
    FROM invested WHERE id = ${$('investmentId')}::integer RETURNING *`);
  const awaited = db.$with('awaited', {}).as(sql`
    INSERT INTO ${transactions} (id, order_id, investment_id, user_id, type, method, status, original_amount, commission,
      commission_percent, amount, date, wait_until)
    OVERRIDING SYSTEM VALUE SELECT ${$('transactionId')}, id, investment_id, user_id, 'investment', ${$('method')}, 'new', total_amount, 0, 0,
      total_amount, date, ${$('waitUntil')}
    FROM opened`);
  return db
    .with(invested, opened, awaited)
    .select({ id: orChangedMeanwhile(opened.id) })
    .from(opened)
    .prepare('open_order');
});

/**
 * Inserts a new order, for which shares are already reserved, and the transaction that is to pay it, and counts the order as pending in the
 * user's investment in that offer, which the first order creates. The ids come from `readOfferToOrder`. The transaction runs again if the
 * agreements of the offer are not as they were read, or another order created the investment meanwhile.
 */
export async function openOrder(
  tx: Db,
  { order, current }: OrderDetails,
  { agreementsMark }: Pick<OfferToOrder, 'agreementsMark'>,
): Promise<void> {
  await open(tx).execute({
    id: order.id,
    transactionId: current.id,
    investmentId: order.investmentId,
    userId: order.userId,
    offerId: order.offerId,
    seriesId: order.seriesId,
    date: order.date.toISOString(),
    quantity: order.quantity,
    price: order.pricePerShare,
    total: order.totalAmount,
    method: current.method,
    investorData: JSON.stringify(order.investorData),
    offerTitle: JSON.stringify(order.offerTitle),
    seriesName: JSON.stringify(order.seriesName),
    virtualAccount: order.virtualAccount,
    waitUntil: current.waitUntil?.toISOString(),
    agreementsMark,
  });
}
