import { isDeepStrictEqual } from 'node:util';
import type { OrderEditInput, OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import { refuseUnconfirmed } from '../../../platform/confirmation.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { refuseIfStale } from '../../../platform/records/stale.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { checkInvestorData } from '../../countries/countries.shared.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../orders.reads.ts';
import { whyNotEdit } from '../orders.rules.ts';
import { orders } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';

/** Changes the investor's data in an open order, not in the user's account (ORD-33). */
export function updateOrder(
  context: Context,
  id: number,
  input: OrderEditInput,
  expectedVersion: number | null,
): Promise<OrderView> {
  return inTransaction(context, async (tx) => {
    const order = await lockOrder(tx, id);
    // Checked before the version: "the order is final" is a more useful reason than "changed meanwhile".
    const reason = whyNotEdit(order);
    if (reason) throw new Refusal(reason);
    const payments = tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(eq(transactions.orderId, id));
    await refuseIfStale(
      tx,
      order.version,
      expectedVersion,
      { action: 'order.update', entity: 'order', ids: [id] },
      { action: 'transaction.accept', entity: 'transaction', ids: payments },
    );
    const { investorData, refusals } = checkInvestorData(input.investorData);
    refuseIfAny(refusals);
    if (!isDeepStrictEqual(order.investorData.bankAccount, investorData.bankAccount))
      refuseUnconfirmed(context);
    await tx
      .update(orders)
      .set({ investorData, version: order.version + 1 } satisfies EveryFieldOf<OrderEditInput>)
      .where(eq(orders.id, id));
    await audit(tx, context, {
      action: 'order.update',
      entity: 'order',
      id,
      before: { investorData: order.investorData },
      after: { investorData },
      person: { id: order.userId },
    });
    return readOrder(tx, context, id);
  });
}
