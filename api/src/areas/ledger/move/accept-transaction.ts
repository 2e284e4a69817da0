import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import { withCommit } from '../../../platform/database/commit-tasks.ts';
import { together } from '../../../platform/database/pipeline.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { lockedTransaction, transactionLocks } from '../lock-transaction.ts';
import { loadOrderDetails } from '../orders.reads.ts';
import { readTransaction } from '../transactions.reads.ts';
import { whyNotAcceptTransaction } from '../transactions.rules.ts';
import { setOrderAndTransactionStatus } from './set-order-and-transaction-status.ts';

/** Records that the money has arrived: the transaction and its order become paid (TRX-09). */
export function acceptTransaction(context: Context, id: number): Promise<TransactionView> {
  return inTransaction(context, async (tx) => {
    const { template, ...locked } = await together(tx, {
      template: () => readTemplate(tx, 'transfer-received'),
      ...transactionLocks(tx, id),
    });
    const transaction = lockedTransaction(locked);
    const at = context.now();
    const reason = whyNotAcceptTransaction(transaction, at);
    if (reason) throw new Refusal(reason);
    const { orderId, status } = transaction;
    if (orderId === null) throw new Error(`Transaction ${id} was to be accepted without an order`);
    const { view, order } = await together(tx, {
      move: () => setOrderAndTransactionStatus(tx, { orderId, from: status, to: 'paid', at }),
      view: () => readTransaction(tx, context, id),
      order: () => loadOrderDetails(tx, orderId),
    });
    notifyInvestor(tx, context, template, order);
    withCommit(tx, () =>
      audit(tx, context, {
        action: 'transaction.accept',
        entity: 'transaction',
        id,
        before: { status, orderId },
        after: { status: view.status, orderId },
      }),
    );
    return view;
  });
}
