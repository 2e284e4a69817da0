import { agreements } from '../../areas/agreements/agreements.tables.ts';
import type { Db } from '../../platform/database/database.ts';

const name = { pl: 'Zgoda', en: 'Consent' };

/** Writes an agreement without its verbs, for tests of the database itself. */
export const insertAgreement = (tx: Db, position: number) =>
  tx.insert(agreements).values({
    position,
    active: true,
    required: true,
    name,
    content: name,
    type: 'other',
    target: 'contact',
  });

export const positionsOfAgreements = async (db: Db): Promise<number[]> =>
  (await db.select().from(agreements)).map(({ position }) => position);
