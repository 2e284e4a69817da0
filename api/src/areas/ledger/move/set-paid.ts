import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/pipeline.ts';
import type { Template } from '../../../platform/mail/queue-email.ts';
import { auditWithCommit } from '../../../platform/records/audit.ts';
import { notifyInvestor } from '../emails/notify-investor.ts';
import { investorOf, loadOrderDetails } from '../orders.reads.ts';
import type { Receipt } from '../receipts/receipts.rules.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { readTransaction } from '../transactions.reads.ts';
import { setOrderAndTransactionStatus } from './set-order-and-transaction-status.ts';

interface Payment {
  /** The id of the transaction. */
  id: number;
  orderId: number;
  /** The receipt of a bank transfer. */
  receipt?: Receipt;
  /** The money that arrived beyond the transaction's amount, in PLN: a refund of it is due from then on. */
  surplus?: string | null;
}

/** Moves a new order and its new transaction, both locked, to paid, and notifies the investor. Throws if either is not new. */
export async function setPaid(
  tx: Db,
  context: Context,
  template: Template<'transfer-received' | 'paypal-received'>,
  { id, orderId, receipt, surplus = null }: Payment,
): Promise<TransactionView> {
  const from = 'new';
  const at = context.now();
  const { view, order } = await together(tx, {
    move: () => setOrderAndTransactionStatus(tx, { orderId, from, to: 'paid', at }),
    ...(receipt && { receipt: () => tx.insert(receipts).values({ transactionId: id, ...receipt }) }),
    ...(surplus && {
      surplus: () =>
        tx
          .insert(refunds)
          .values({ orderId, transactionId: id, reason: 'surplus', amount: surplus, dueSince: at }),
    }),
    view: () => readTransaction(tx, context, id),
    order: () => loadOrderDetails(tx, orderId),
  });
  notifyInvestor(tx, context, template, order);
  auditWithCommit(tx, context, {
    action: 'transaction.accept',
    entity: 'transaction',
    id,
    before: { status: from, orderId },
    after: { status: view.status, orderId, ...receiptDetails(view, surplus, at) },
    person: investorOf(order),
    amount: view.amount,
    base: order.order.version,
    // Without a receipt it is PayPal that says it.
    isFact: receipt === undefined,
  });
  return view;
}

/** The details of the audit entry about a payment that differs from the expected one. */
const receiptDetails = ({ amount, receipt }: TransactionView, surplus: string | null, at: Date) =>
  receipt && {
    ...(receipt.receivedOn === warsawDay(at) ? {} : { receivedOn: receipt.receivedOn }),
    ...(receipt.amount === amount ? {} : { receivedAmount: receipt.amount }),
    ...(receipt.note === '' ? {} : { note: receipt.note }),
    ...(surplus === null ? {} : { refundDue: Number(surplus) }),
  };
