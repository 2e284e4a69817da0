import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { agreements } from '../agreements/agreements.tables.ts';

export interface ShownAgreement
  extends Pick<typeof agreements.$inferSelect, 'id' | 'name' | 'content' | 'required' | 'type' | 'target'> {
  /** For an order, where an agreement of the offer and one of the platform may have the same id. */
  isGeneral?: boolean;
}

type Target = ShownAgreement['target'];

/** The agreements that are asked for, in their order; of one target, or of all. */
export const findActiveAgreements = (db: Db, target?: Target): Promise<ShownAgreement[]> =>
  db
    .select()
    .from(agreements)
    .where(and(eq(agreements.active, true), target && eq(agreements.target, target)))
    .orderBy(asc(agreements.position));
