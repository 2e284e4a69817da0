import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { movePair, tellInvestor } from '../orders/orders.shared.ts';
import { lockTransaction } from './lock-transaction.ts';
import { readTransaction } from './transactions.reads.ts';
import { whyNotAcceptTransaction } from './transactions.rules.ts';

/** Says that the money has arrived: the transaction and its order are paid. */
export function acceptTransaction(context: Context, id: number): Promise<TransactionView> {
  return inTransaction(context, async (tx) => {
    const transaction = await lockTransaction(tx, id);
    const at = context.now();
    const reason = whyNotAcceptTransaction(transaction, at);
    if (reason) throw new Refusal(reason);
    const { orderId, status } = transaction;
    if (orderId === null) throw new Error(`Transaction ${id} was to be accepted without an order`);
    await movePair(tx, { orderId, from: status, to: 'paid', at });
    const view = await readTransaction(tx, context, id);
    await audit(tx, context, {
      action: 'transaction.accept',
      entity: 'transaction',
      id,
      before: { status, orderId },
      after: { status: view.status, orderId },
    });
    await tellInvestor(tx, context, 'transfer-received', orderId);
    return view;
  });
}
