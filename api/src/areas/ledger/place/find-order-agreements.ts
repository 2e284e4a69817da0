import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { agreements } from '../../agreements/agreements.tables.ts';
import type { ShownAgreement } from '../../consents/consents.shared.ts';
import { offerAgreements } from '../../offers/offers.tables.ts';

type OrderAgreement = ShownAgreement & { isGeneral: boolean };

const columnsOf = (table: typeof agreements | typeof offerAgreements, isGeneral: boolean) => ({
  id: table.id,
  position: table.position,
  name: table.name,
  content: table.content,
  required: table.required,
  type: table.type,
  target: table.target,
  isGeneral: sql<boolean>`${sql.raw(String(isGeneral))}`.as('is_general'),
});

const activeAgreements = prepared((db) =>
  db
    .select(columnsOf(offerAgreements, false))
    .from(offerAgreements)
    .where(and(eq(offerAgreements.offerId, sql.placeholder('offerId')), eq(offerAgreements.active, true)))
    .unionAll(
      db
        .select(columnsOf(agreements, true))
        .from(agreements)
        .where(and(eq(agreements.target, 'investment'), eq(agreements.active, true))),
    )
    .orderBy(sql`is_general, position`)
    .prepare('agreements_of_order'),
);

/**
 * The agreements that an order of the offer has to answer, in the order in which they are shown: those of the offer, and after
 * them those of the platform with the target `investment` (AGR-20).
 */
export const findOrderAgreements = (db: Db, offerId: number): Promise<OrderAgreement[]> =>
  activeAgreements(db).execute({ offerId });
