import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { orChangedMeanwhile } from '../../../platform/database/or-changed-meanwhile.ts';
import { addressed } from '../../../platform/files/file-urls.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { agreements } from '../../agreements/agreements.tables.ts';
import { offerAgreements, offers } from '../../offers/offers.tables.ts';
import { investments } from '../investments.tables.ts';
import { documentsOf } from '../signed-documents/signed-documents.views.ts';

/** SQL for queries of offers: the row versions of the agreements that an order of the offer has to answer. */
export const AGREEMENTS_MARK = sql<string>`(
  SELECT coalesce(string_agg(a.id || ':' || a.xmin, ',' ORDER BY a.id), '') FROM ${offerAgreements} a
  WHERE a.offer_id = ${sql.placeholder('offerId')}) || ';' || (
  SELECT coalesce(string_agg(a.id || ':' || a.xmin, ',' ORDER BY a.id), '') FROM ${agreements} a
  WHERE a.target = 'investment')`;
/** SQL: the row version of the offer. A lock does not change it. */
const OFFER_MARK = sql<string>`${offers}.xmin::text`;
const nextId = (table: 'investments' | 'orders' | 'transactions') =>
  sql<number>`nextval('${sql.raw(table)}_id_seq')::integer`;

const offerToOrder = prepared((db) => {
  const invested = sql`SELECT id FROM ${investments}
    WHERE user_id = ${sql.placeholder('userId')} AND offer_id = ${offers.id}`;
  return db
    .select({
      ...getTableColumns(offers),
      mark: OFFER_MARK,
      agreementsMark: AGREEMENTS_MARK,
      picture: addressed,
      documents: documentsOf(sql`NULL::integer`, offers.id),
      orderId: nextId('orders'),
      transactionId: nextId('transactions'),
      investmentId: sql<number>`coalesce((${invested}), ${nextId('investments')})`,
    })
    .from(offers)
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .where(eq(offers.id, sql.placeholder('offerId')))
    .prepare('offer_to_order');
});

export type OfferToOrder = NonNullable<Awaited<ReturnType<typeof readOfferToOrder>>>;

/**
 * The offer as it is needed to decide an order, read without a lock, with the ids for the new order, its transaction and its
 * investment. Undefined if the offer does not exist.
 */
export async function readOfferToOrder(tx: Db, offerId: number, userId: number) {
  const [found] = await offerToOrder(tx).execute({ offerId, userId });
  return found;
}

const hold = prepared((db) => {
  const held = db.$with('held', { id: sql<number>`id`.as('id') }).as(sql`
    SELECT id FROM ${offers} WHERE ${offers.id} = ${sql.placeholder('id')} AND ${OFFER_MARK} = ${sql.placeholder('mark')}
    FOR SHARE`);
  return db
    .with(held)
    .select({ id: orChangedMeanwhile(held.id) })
    .from(held)
    .prepare('hold_offer_to_order');
});

/**
 * Locks the offer, so that nobody changes, closes or deletes it or its agreements until the order is placed. The transaction
 * runs again if the offer is not as it was read. Callers lock the series before: shared locks overtake a change that waits, so
 * if many orders held one, the change would wait for ever.
 */
export async function holdOffer(tx: Db, { id, mark }: Pick<OfferToOrder, 'id' | 'mark'>): Promise<void> {
  await hold(tx).execute({ id, mark });
}
