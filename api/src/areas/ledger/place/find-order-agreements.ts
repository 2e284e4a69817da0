import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { offerAgreements } from '../../offers/offers.tables.ts';

type OfferAgreement = typeof offerAgreements.$inferSelect;

const activeAgreements = prepared((db) =>
  db
    .select()
    .from(offerAgreements)
    .where(and(eq(offerAgreements.offerId, sql.placeholder('offerId')), eq(offerAgreements.active, true)))
    .orderBy(asc(offerAgreements.position))
    .prepare('agreements_of_order'),
);

/** The offer's agreements that an order has to answer, in the order in which they are shown. */
export const findOrderAgreements = (db: Db, offerId: number): Promise<OfferAgreement[]> =>
  activeAgreements(db).execute({ offerId });
