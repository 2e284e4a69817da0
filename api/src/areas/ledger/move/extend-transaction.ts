import type {
  ExtendInput,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { fromWarsaw } from '@share/contract/shared/dates.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import { refuseIfStale } from '../../../platform/records/stale.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { investorOf, loadOrderDetails } from '../orders.reads.ts';
import { readTransaction } from '../transactions.reads.ts';
import { whyNotExtend, whyNotExtendTo } from '../transactions.rules.ts';
import { transactions } from '../transactions.tables.ts';

/** Sets a later term for a bank transfer (TRX-10, TRX-20). */
export function extendTransaction(
  context: Context,
  id: number,
  input: ExtendInput,
  expectedVersion: number | null,
): Promise<TransactionView> {
  return inTransaction(context, async (tx) => {
    const transaction = await lockTransaction(tx, id);
    // Checked before the version: "no longer waiting" is a more useful reason than "changed meanwhile".
    const reason = whyNotExtend(transaction);
    if (reason) throw new Refusal(reason);
    await refuseIfStale(tx, transaction.version, expectedVersion, {
      action: 'transaction.extend',
      entity: 'transaction',
      ids: [id],
    });
    const waitUntil = fromWarsaw(input.waitUntil);
    const wrongDate = whyNotExtendTo(transaction, waitUntil, context.now());
    if (wrongDate) throw new Refusal(wrongDate, 'waitUntil');
    const { orderId } = transaction;
    if (orderId === null) throw new Error(`Transaction ${id} was to be extended without an order`);
    const { rowCount } = await tx
      .update(transactions)
      .set({ waitUntil, version: transaction.version + 1 })
      .where(and(eq(transactions.id, id), eq(transactions.status, 'new')));
    if (rowCount !== 1) throw new Error(`Transaction ${id} is not waiting`);
    const details = await loadOrderDetails(tx, orderId);
    await audit(tx, context, {
      action: 'transaction.extend',
      entity: 'transaction',
      id,
      before: { waitUntil: transaction.waitUntil, orderId },
      after: { waitUntil, orderId, ...(input.reason ? { note: input.reason } : {}) },
      person: investorOf(details),
    });
    const template = await readTemplate(tx, 'transaction-expiry-extended');
    notifyInvestor(tx, context, template, details);
    return readTransaction(tx, context, id);
  });
}
