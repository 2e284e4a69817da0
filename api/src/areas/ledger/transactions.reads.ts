import type { BankLine, TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { type Db, prepared } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { offers } from '../offers/offers.tables.ts';
import { series } from '../series/series.tables.ts';
import { userMeta } from '../users/users.shared.ts';
import { users } from '../users/users.tables.ts';
import { transferTitle } from './emails/notify-investor.ts';
import { investments } from './investments.tables.ts';
import { rejectionOf } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { isOfOnlySuperAdmin } from './ownership/own-order.reads.ts';
import { ownershipOf } from './ownership/own-order.rules.ts';
import { payoutLines } from './payouts/payouts.tables.ts';
import { receipts } from './receipts/receipts.tables.ts';
import { bankLinesOf, toReceiptView } from './receipts/receipts.views.ts';
import { transferAccount } from './receipts/transfer-account.reads.ts';
import { refunds } from './refunds/refunds.tables.ts';
import { byReason, refundsOf, toRefundView } from './refunds/refunds.views.ts';
import {
  A_NOTE,
  whyNotAcceptTransaction,
  whyNotExtend,
  whyNotRecordFurther,
  whyNotRecordLate,
} from './transactions.rules.ts';
import { transactions } from './transactions.tables.ts';

const transactionDetails = prepared((db) =>
  db
    .select({
      transaction: getTableColumns(transactions),
      order: orders,
      refunds: refundsOf(transactions.id),
      receipt: receipts,
      payoutLine: payoutLines,
      bankLines: sql<BankLine[]>`${sql.raw(bankLinesOf('transactions.id'))}`,
      account: transferAccount,
      sharesQuantity: sql<number>`coalesce(${orders.quantity}, ${investments.numberOfShares})`,
      offerId: offers.id,
      offerSlug: offers.slug,
      offerTitle: offers.title,
      seriesName: series.name,
      hasRefund: sql<boolean>`EXISTS (SELECT FROM ${refunds} r WHERE r.order_id = ${orders.id})`,
      user: userMeta,
      language: users.language,
      isOfOnlySuperAdmin,
    })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .innerJoin(offers, eq(offers.id, investments.offerId))
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(orders, eq(orders.id, transactions.orderId))
    .leftJoin(series, eq(series.id, orders.seriesId))
    .leftJoin(receipts, eq(receipts.transactionId, transactions.id))
    .leftJoin(payoutLines, eq(payoutLines.transactionId, transactions.id))
    .where(eq(transactions.id, sql.placeholder('id')))
    .prepare('read_transaction'),
);

/** One transaction with its order, as the API shows it. Refuses with TRANSACTION:NOT_FOUND. */
export async function readTransaction(db: Db, context: Context, id: number): Promise<TransactionView> {
  const [found] = await transactionDetails(db).execute({ id });
  if (!found) throw new Refusal('TRANSACTION:NOT_FOUND');
  const {
    transaction,
    order,
    refunds: ofTransaction,
    receipt,
    payoutLine,
    bankLines,
    account,
    language,
    hasRefund,
    isOfOnlySuperAdmin: isOfOnly,
    ...meta
  } = found;
  const { refund, surplus, further } = byReason(ofTransaction);
  const ownership = ownershipOf(context.actor, {
    userId: transaction.userId,
    isOfOnlySuperAdmin: isOfOnly,
  });
  const state = { ...transaction, ownership, orderStatus: order?.status ?? null };
  return {
    ...toPaymentView(transaction, payoutLine),
    version: transaction.version,
    rejection: order && rejectionOf(order),
    refund: refund && order && toRefundView(refund, order.investorData, context.language),
    surplus: surplus && order && toRefundView(surplus, order.investorData, context.language),
    further: order ? further.map((one) => toRefundView(one, order.investorData, context.language)) : [],
    receipt: toReceiptView(receipt),
    bankLines,
    account,
    canRecordLate: whyNotRecordLate({ ...state, hasRefund }) === null,
    canRecordFurther: whyNotRecordFurther({ ...state, wasPaid: refund !== null }) === null,
    meta: {
      ...meta,
      investmentId: transaction.investmentId,
      orderId: transaction.orderId,
      transferTitle: order && transferTitle(order.id, language ?? context.environment.defaultLanguage),
      canAccept: whyNotAcceptTransaction(state, context.now(), A_NOTE) === null,
      canExtendWaitUntil: whyNotExtend(state) === null,
    },
  };
}

/** The fields of a transaction without its order and investment. */
export const toPaymentView = (
  transaction: typeof transactions.$inferSelect,
  payoutLine: typeof payoutLines.$inferSelect | null,
): Omit<
  TransactionView,
  | 'version'
  | 'rejection'
  | 'refund'
  | 'surplus'
  | 'further'
  | 'receipt'
  | 'bankLines'
  | 'account'
  | 'canRecordLate'
  | 'canRecordFurther'
  | 'meta'
> => ({
  id: transaction.id,
  methodId: transaction.methodId,
  method: transaction.method,
  type: transaction.type,
  status: transaction.status,
  amount: Number(transaction.amount),
  originalAmount: Number(transaction.originalAmount),
  commission: Number(transaction.commission),
  commissionPercent: Number(transaction.commissionPercent),
  tax: Number(transaction.tax),
  payout: payoutLine && {
    id: payoutLine.payoutId,
    state: payoutLine.state,
    paidOn: payoutLine.paidOn,
    reference: payoutLine.reference,
  },
  date: transaction.date.toISOString(),
  dateCompleted: transaction.dateCompleted?.toISOString() ?? null,
  dateRejected: transaction.dateRejected?.toISOString() ?? null,
  waitUntil: transaction.waitUntil?.toISOString() ?? null,
});
