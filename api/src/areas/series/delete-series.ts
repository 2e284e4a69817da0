import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { sqlStateOf } from '../../platform/database/sql-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSeries, toSeriesView } from './series.reads.ts';
import { series } from './series.tables.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes a series that no offer, order or share refers to. */
export async function deleteSeries(context: Context, id: number): Promise<null> {
  try {
    return await inTransaction(context, async (tx) => {
      const stored = await findSeries(tx, id, 'lock');
      await tx.delete(series).where(eq(series.id, id));
      await audit(tx, context, {
        action: 'series.delete',
        entity: 'series',
        id,
        before: toSeriesView(stored),
      });
      return null;
    });
  } catch (error) {
    if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) throw new Refusal('CANT_DELETE_SERIES');
    throw error;
  }
}
