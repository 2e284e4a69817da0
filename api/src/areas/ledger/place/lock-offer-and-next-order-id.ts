import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { offers } from '../../offers/offers.tables.ts';
import { NEXT_ORDER_ID } from './open-order.ts';

const offerAndNextOrderId = prepared((db) =>
  db
    .select({ ...getTableColumns(offers), orderId: NEXT_ORDER_ID })
    .from(offers)
    .where(eq(offers.id, sql.placeholder('id')))
    .for('share')
    .prepare('lock_offer_and_next_order_id'),
);

/**
 * The offer, locked so that nobody changes, closes or deletes it or its agreements until the order is placed, and the id of
 * the order that is about to be placed: one exchange with the database for both. Undefined if there is no such offer.
 */
export async function lockOfferAndNextOrderId(tx: Db, id: number) {
  const [found] = await offerAndNextOrderId(tx).execute({ id });
  return found;
}
