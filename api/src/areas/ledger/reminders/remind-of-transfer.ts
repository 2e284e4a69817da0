import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { loadOrderDetails } from '../orders.reads.ts';
import { transactions } from '../transactions.tables.ts';
import { findDueReminders } from './find-due-reminders.ts';
import { paymentReminders } from './payment-reminders.tables.ts';

/** Reminds the investor of a bank transfer. Returns false, and does nothing, if the reminder is no longer due. */
export function remindOfTransfer(context: Context, transactionId: number): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    await lockTransaction(tx, transactionId);
    const now = context.now();
    const [due] = await findDueReminders(tx, now, transactionId);
    if (!due) return false;
    // The instant is copied by the database: a `Date` would lose its microseconds.
    await tx.execute(sql`INSERT INTO ${paymentReminders} (transaction_id, kind, wait_until, sent_at)
      SELECT id, ${due.kind}, wait_until, ${now} FROM ${transactions} WHERE id = ${transactionId}`);
    const template = await readTemplate(tx, 'payment-reminder');
    notifyInvestor(tx, context, template, await loadOrderDetails(tx, due.orderId), { reminder: due.kind });
    return true;
  });
}
