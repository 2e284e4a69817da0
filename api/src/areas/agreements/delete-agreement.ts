import { eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { lockPositions } from '../../platform/records/positions.ts';
import { findAgreement } from './agreements.reads.ts';
import { agreements } from './agreements.tables.ts';

/** Deletes an agreement; those behind it move up by one. What users have accepted stays: it is a copy. */
export function deleteAgreement(context: Context, id: number): Promise<null> {
  return inTransaction(context, async (tx) => {
    await lockPositions(tx, 'agreements');
    const stored = await findAgreement(tx, id, 'lock');
    await tx.delete(agreements).where(eq(agreements.id, id));
    await tx
      .update(agreements)
      .set({ position: sql`${agreements.position} - 1` })
      .where(gt(agreements.position, stored.position));
    await audit(tx, context, { action: 'agreement.delete', entity: 'agreement', id, before: stored });
    return null;
  });
}
