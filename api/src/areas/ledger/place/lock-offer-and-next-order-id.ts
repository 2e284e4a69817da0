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

export type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOfferAndNextOrderId>>>;

/**
 * Locks the offer, so that nobody changes, closes or deletes it or its agreements until the order is placed, and reserves the
 * id of the new order. One round trip to the database for both. Undefined if the offer does not exist. Lock the series
 * before: locks for share overtake a change that waits, so if many orders held one, the change would wait for ever.
 */
export async function lockOfferAndNextOrderId(tx: Db, id: number) {
  const [found] = await offerAndNextOrderId(tx).execute({ id });
  return found;
}
