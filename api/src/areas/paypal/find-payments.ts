import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { currentOf } from '../ledger/ledger.shared.ts';
import { orders } from '../ledger/orders.tables.ts';
import { refunds } from '../ledger/refunds/refunds.tables.ts';
import { transactions } from '../ledger/transactions.tables.ts';
import { payPalPayments, type StoredPayment } from './paypal.tables.ts';

export type StoredTransaction = typeof transactions.$inferSelect;

/** A payment with the order that it pays. */
export type OrderedPayment = StoredPayment & { orderId: number };

/** Throws if there is none: the id comes from this table. */
export async function findPayment(db: Db, id: string): Promise<OrderedPayment> {
  const [found] = await db
    .select({ payment: payPalPayments, orderId: transactions.orderId })
    .from(payPalPayments)
    .innerJoin(transactions, eq(transactions.id, payPalPayments.transactionId))
    .where(eq(payPalPayments.id, id));
  if (!found || found.orderId === null) throw new Error(`There is no PayPal payment ${id} of an order`);
  return { ...found.payment, orderId: found.orderId };
}

/** The payment that took the money of an order that is paid and not decided yet. */
export async function findPaidOf(db: Db, orderId: number): Promise<OrderedPayment | undefined> {
  const [found] = await db
    .select({ payment: payPalPayments })
    .from(payPalPayments)
    .innerJoin(transactions, eq(transactions.id, payPalPayments.transactionId))
    .where(
      and(
        eq(transactions.orderId, orderId),
        eq(transactions.status, 'paid'),
        eq(payPalPayments.state, 'captured'),
      ),
    );
  return found && { ...found.payment, orderId };
}

/** The payments of a transaction, newest first. */
export const findPaymentsOf = (db: Db, transactionId: number): Promise<StoredPayment[]> =>
  db
    .select()
    .from(payPalPayments)
    .where(eq(payPalPayments.transactionId, transactionId))
    .orderBy(desc(payPalPayments.createdAt));

/** Whether PayPal may have taken money for any attempt to pay the order of which nothing is in the books. */
export async function hasUnclearPayment(db: Db, orderId: number): Promise<boolean> {
  const found = await db
    .select({ id: payPalPayments.id })
    .from(payPalPayments)
    .innerJoin(transactions, eq(transactions.id, payPalPayments.transactionId))
    .where(and(eq(transactions.orderId, orderId), eq(payPalPayments.state, 'unknown')))
    .limit(1);
  return found.length > 0;
}

/** The attempt that says what became of a transaction's money: the one that took it or may be taking it, else the newest. */
export const decisiveOf = (newestFirst: StoredPayment[]): StoredPayment | undefined =>
  newestFirst.find(({ state, isHolding }) => state === 'captured' || isHolding) ??
  newestFirst.find(({ state }) => state === 'unknown') ??
  newestFirst[0];

/** The actor's own order with its current transaction. Refuses with ORDER_NOT_EXISTS, also for an order of somebody else. */
export async function findOwnOrder(db: Db, { actor }: Context, orderId: number) {
  const found = await db
    .select({ order: orders, transaction: transactions })
    .from(orders)
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(transactions.id);
  const [order] = found.map((row) => row.order);
  const transaction = currentOf(found.map((row) => row.transaction));
  if (!order || !transaction || order.userId !== actor.id) throw new Refusal('ORDER_NOT_EXISTS');
  return { order, transaction };
}

/** The transaction and the refund of what PayPal took, if there is one. Refuses with TRANSACTION:NOT_FOUND. */
export async function findTransaction(db: Db, id: number) {
  const [found] = await db
    .select({ transaction: transactions, refund: refunds })
    .from(transactions)
    .leftJoin(refunds, and(eq(refunds.transactionId, transactions.id), eq(refunds.reason, 'rejection')))
    .where(eq(transactions.id, id));
  if (!found) throw new Refusal('TRANSACTION:NOT_FOUND');
  return found;
}
