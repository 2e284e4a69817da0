import type { RejectionInput } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countOwnTry } from '../../sessions/sessions.shared.ts';
import { inTurnOfOrder } from '../in-turn-of-series.ts';
import { lockForMove } from '../lock-order.ts';
import { releaseOrder } from '../move/release-order.ts';
import { whyNotCancel } from '../orders.rules.ts';
import { readOwnOrder, refuseUnlessOwn } from './own-orders.reads.ts';

/** Cancels an order of the caller that is not paid; its reserved shares become available again (ORD-23). Staff read the note. */
export async function cancelOwnOrder(
  context: Context,
  id: number,
  { note }: RejectionInput,
): Promise<OwnOrderView> {
  await countOwnTry(context, 'cancel');
  // Checked before any lock, so that nobody makes others wait at an order that is not theirs. The owner of an order never
  // changes.
  await refuseUnlessOwn(context.db, context, id);
  return inTurnOfOrder(context, id, async (tx) => {
    const order = await lockForMove(tx, id);
    const reason = whyNotCancel(order);
    if (reason) throw new Refusal(reason);
    await releaseOrder(tx, context, order, {
      at: context.now(),
      email: 'order-cancelled',
      rejection: { reason: 'investor', by: context.actor.label },
      note,
      auditDetails: { reason: 'investor' },
    });
    return readOwnOrder(tx, context, id);
  });
}
