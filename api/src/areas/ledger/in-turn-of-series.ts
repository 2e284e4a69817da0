import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { type Db, prepared } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orders } from './orders.tables.ts';

type Work<Answer> = (tx: Db) => Promise<Answer>;

/** The series of an order never changes, so this needs no lock. */
const seriesOfOrder = prepared((db) =>
  db
    .select({ id: orders.seriesId })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('series_of_order'),
);

/** Runs the transaction of a verb that locks a series when it is first in the queue of that series. */
export const inTurnOfSeries = <Answer>(
  context: Context,
  seriesId: number,
  work: Work<Answer>,
): Promise<Answer> => {
  const { id, sessionKind } = context.actor;
  // Staff have no limit of places, because they decide many orders at once and are few.
  const caller = sessionKind === 'investor' ? id : null;
  return context.turns.take(`series ${seriesId}`, () => inTransaction(context, work), caller);
};

/** Runs the transaction of a verb that locks the series of an order, in the queue of that series. Refuses with ORDER_NOT_EXISTS. */
export async function inTurnOfOrder<Answer>(
  context: Context,
  id: number,
  work: Work<Answer>,
): Promise<Answer> {
  const [series] = await seriesOfOrder(context.db).execute({ id });
  if (!series) throw new Refusal('ORDER_NOT_EXISTS');
  return inTurnOfSeries(context, series.id, work);
}
