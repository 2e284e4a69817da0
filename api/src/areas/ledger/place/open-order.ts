import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { investments } from '../investments.tables.ts';
import { orders } from '../orders.tables.ts';
import type { Taken } from '../shares/take-shares.ts';
import { transactions } from '../transactions.tables.ts';

interface NewOrder {
  id: number;
  userId: number;
  offer: { id: number; title: Translated };
  taken: Taken;
  quantity: number;
  investorData: InvestorDataInput;
  date: Date;
  waitUntil: Date;
}

/** A column: the id for a new order. Known before the insert, it saves a round trip to read the order back. */
export const NEXT_ORDER_ID = sql<number>`nextval('orders_id_seq')::integer`;

// One statement, because the series is locked meanwhile and other orders wait.
const open = prepared((db) => {
  const $ = sql.placeholder;
  const id = sql<number>`id`.as('id');
  const invested = db.$with('invested', {}).as(sql`
    INSERT INTO ${investments} AS i (user_id, offer_id, pending_orders) VALUES (${$('userId')}, ${$('offerId')}, 1)
    ON CONFLICT (user_id, offer_id) DO UPDATE SET pending_orders = i.pending_orders + 1 RETURNING id`);
  const opened = db.$with('opened', { id }).as(sql`
    INSERT INTO ${orders} (id, investment_id, user_id, offer_id, series_id, status, date, quantity, price_per_share,
      total_amount, investor_data, offer_title, series_name)
    OVERRIDING SYSTEM VALUE SELECT ${$('id')}, id, ${$('userId')}, ${$('offerId')}, ${$('seriesId')}, 'new', ${$('date')}, ${$('quantity')}, ${$('price')},
      ${$('total')}, ${$('investorData')}, ${$('offerTitle')}, ${$('seriesName')}
    FROM invested RETURNING *`);
  const awaited = db.$with('awaited', {}).as(sql`
    INSERT INTO ${transactions} (order_id, investment_id, user_id, type, method, status, original_amount, commission,
      commission_percent, amount, date, wait_until)
    SELECT id, investment_id, user_id, 'investment', ${$('method')}, 'new', total_amount, 0, 0, total_amount, date,
      ${$('waitUntil')}
    FROM opened`);
  return db.with(invested, opened, awaited).select({ id: opened.id }).from(opened).prepare('open_order');
});

/**
 * Inserts a new order, for which shares are already reserved, and the transaction that is to pay it, and counts the order as pending in the
 * user's investment in that offer, which the first order creates. The id must come from `NEXT_ORDER_ID`.
 */
export async function openOrder(tx: Db, order: NewOrder): Promise<void> {
  const { id, userId, offer, taken, quantity, investorData, date, waitUntil } = order;
  const opened = await open(tx).execute({
    id,
    userId,
    offerId: offer.id,
    seriesId: taken.series.id,
    date: date.toISOString(),
    quantity,
    price: taken.series.pricePerShare,
    total: taken.totalAmount,
    method: taken.method,
    investorData: JSON.stringify(investorData),
    offerTitle: JSON.stringify(offer.title),
    seriesName: JSON.stringify(taken.series.name),
    waitUntil: waitUntil.toISOString(),
  });
  if (opened.length !== 1) throw new Error('An order was not written');
}
