import type { OrderDecision, ShareCounts } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { RefundState } from '@share/contract/areas/orders/refunds.schemas.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  A_NOTE,
  conditionsToAccept,
  conditionsToReject,
  isOfOnlySuperAdmin,
  isOverdue,
  ownershipOf,
  refundStateOf,
  rejectionOf,
  toReceiptView,
  transferAccount,
  transferTitle,
  whyNotAcceptTransaction,
  whyNotExtend,
  whyNotRecordFurther,
  whyNotRecordLate,
  whyNotReject,
} from '../ledger/ledger.shared.ts';
import { orders, userAgreements } from '../ledger/orders.tables.ts';
import { receipts } from '../ledger/receipts/receipts.tables.ts';
import { refunds } from '../ledger/refunds/refunds.tables.ts';
import { transactions } from '../ledger/transactions.tables.ts';
import { afterIssuing, afterReleasing, availableShares } from '../series/series.shared.ts';
import { series } from '../series/series.tables.ts';
import { users } from '../users/users.tables.ts';

const NEWEST = 5;

/** The data for accepting or rejecting an order, by the same rules as the two verbs. Refuses with ORDER_NOT_EXISTS. */
export async function getOrderDecision(context: Context, id: number): Promise<OrderDecision> {
  const { db, environment } = context;
  const now = context.now();
  const {
    order,
    sold,
    account,
    language,
    payment,
    receipt,
    wasPaid,
    hasRefund,
    receivedAt,
    isOfOnlySuperAdmin: isOfOnly,
  } = await readBooks(db, id);
  const ownership = ownershipOf(context.actor, { userId: order.userId, isOfOnlySuperAdmin: isOfOnly });
  const pair = { ...payment, status: order.status, transactionStatus: payment.status, ownership };
  const paying = { ...payment, orderStatus: order.status, ownership };
  const rejectable = { status: order.status, isBeingCaptured: payment.capturingSince !== null };
  // The effect of a rejection is also shown while PayPal may be taking the money, when the order cannot be rejected yet.
  const isOpen = whyNotReject({ status: order.status, isBeingCaptured: false }) === null;
  return {
    at: now.toISOString(),
    toAccept: conditionsToAccept(pair),
    toReject: conditionsToReject(rejectable),
    shares: {
      series: order.seriesName,
      limit: sold.limit,
      now: toCounts(sold),
      afterAccepting: isOpen ? toCounts(afterIssuing(sold, order.quantity)) : null,
      afterRejecting: isOpen ? toCounts(afterReleasing(sold, order.quantity)) : null,
    },
    payment: {
      id: payment.id,
      version: payment.version,
      status: payment.status,
      method: payment.method,
      amount: Number(payment.amount),
      title: transferTitle(id, language ?? environment.defaultLanguage),
      receivedAt: receivedAt?.toISOString() ?? null,
      receipt: toReceiptView(receipt),
      account,
      waitUntil: payment.waitUntil?.toISOString() ?? null,
      isOverdue: payment.status === 'new' && isOverdue(payment.waitUntil, now),
      canAccept: whyNotAcceptTransaction(paying, now, A_NOTE) === null,
      canExtendWaitUntil: whyNotExtend(paying) === null,
      canRecordLate: whyNotRecordLate({ ...paying, hasRefund }) === null,
      canRecordFurther: whyNotRecordFurther({ ...paying, wasPaid }) === null,
    },
    agreements: await readAgreements(db, id),
    otherOrders: await readOtherOrders(db, order.userId, id),
  };
}

const toCounts = (counts: Parameters<typeof availableShares>[0]): ShareCounts => ({
  issued: counts.issued,
  reserved: counts.reserved,
  available: availableShares(counts),
});

/** The order with its series, its current transaction and the time of its payment, from one snapshot. */
async function readBooks(db: Db, id: number) {
  const [found] = await db
    .select({
      order: orders,
      sold: { limit: series.limit, issued: series.issued, reserved: series.reserved },
      account: transferAccount,
      language: users.language,
      isOfOnlySuperAdmin,
      payment: transactions,
      receipt: receipts,
      wasPaid: sql<boolean>`EXISTS (SELECT FROM ${refunds} r WHERE r.transaction_id = ${transactions.id} AND r.reason = 'rejection')`,
      hasRefund: sql<boolean>`EXISTS (SELECT FROM ${refunds} r WHERE r.order_id = ${orders.id})`,
      receivedAt: sql<Date | null>`(SELECT ${auditEntries.at} FROM ${auditEntries}
        WHERE ${auditEntries.entity} = 'transaction' AND ${auditEntries.entityId} = ${transactions.id}
          AND ${auditEntries.action} = 'transaction.accept' LIMIT 1)`.mapWith(auditEntries.at),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(series, eq(series.id, orders.seriesId))
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .leftJoin(receipts, eq(receipts.transactionId, transactions.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .orderBy(sql`${transactions.status} = 'rejected'`, desc(transactions.id))
    .limit(1)
    .prepare('order_to_decide')
    .execute({ id });
  if (!found) throw new Refusal('ORDER_NOT_EXISTS');
  return found;
}

async function readAgreements(db: Db, orderId: number): Promise<OrderDecision['agreements']> {
  const asked = await db
    .select()
    .from(userAgreements)
    .where(eq(userAgreements.orderId, orderId))
    .orderBy(asc(userAgreements.id));
  return asked.map((agreement) => ({ ...agreement, createdAt: agreement.createdAt.toISOString() }));
}

async function readOtherOrders(
  db: Db,
  userId: number,
  orderId: number,
): Promise<OrderDecision['otherOrders']> {
  const others = and(eq(orders.userId, userId), ne(orders.id, orderId));
  const newest = await db
    .select({
      id: orders.id,
      status: orders.status,
      rejectionReason: orders.rejectionReason,
      rejectedBy: orders.rejectedBy,
      refund: sql<RefundState | null>`${sql.raw(refundStateOf('orders.id'))}`,
      offer: { id: orders.offerId, title: orders.offerTitle },
      totalAmount: orders.totalAmount,
      date: orders.date,
    })
    .from(orders)
    .where(others)
    .orderBy(desc(orders.date), desc(orders.id))
    .limit(NEWEST);
  return {
    total: newest.length < NEWEST ? newest.length : await db.$count(orders, others),
    newest: newest.map(({ rejectionReason, rejectedBy, ...order }) => ({
      ...order,
      rejection: rejectionOf({ rejectionReason, rejectedBy }),
      totalAmount: Number(order.totalAmount),
      date: order.date.toISOString(),
    })),
  };
}
