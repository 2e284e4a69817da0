import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { and, eq } from 'drizzle-orm';
import { callerId } from '../../../platform/caller-id.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { loadOrderDetails } from '../orders.reads.ts';
import { orders } from '../orders.tables.ts';
import { toOwnOrderView } from './own-orders.views.ts';

/** Refuses with ORDER_NOT_EXISTS unless the order is the caller's. */
export async function refuseUnlessOwn(db: Db, context: Context, id: number): Promise<void> {
  const isOwn = and(eq(orders.id, id), eq(orders.userId, callerId(context)));
  if ((await db.$count(orders, isOwn)) === 0) throw new Refusal('ORDER_NOT_EXISTS');
}

/** An order of the caller. Refuses with ORDER_NOT_EXISTS. */
export async function readOwnOrder(db: Db, context: Context, id: number): Promise<OwnOrderView> {
  const details = await loadOrderDetails(db, id);
  if (details.order.userId !== callerId(context)) throw new Refusal('ORDER_NOT_EXISTS');
  return toOwnOrderView(context, details);
}
