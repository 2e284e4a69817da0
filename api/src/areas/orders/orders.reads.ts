import type { OrderView, UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { offers } from '../offers/offers.tables.ts';
import { transactions } from '../transactions/transactions.tables.ts';
import { users } from '../users/users.tables.ts';
import { toInvestorDataView } from './investor-data.ts';
import { currentOf, whyNotAccept, whyNotEdit, whyNotReject } from './orders.rules.ts';
import { orders } from './orders.tables.ts';

const userMeta = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isDeleted: sql<boolean>`${users.deletedAt} IS NOT NULL`,
} satisfies Record<keyof UserMeta, unknown>;

/** One order with its transactions, as the API shows it. Refuses with ORDER_NOT_EXISTS. */
export async function readOrder(db: Db, context: Context, id: number): Promise<OrderView> {
  const [found] = await db
    .select({ order: orders, userMeta, offer: { id: offers.id, title: offers.title, slug: offers.slug } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .where(eq(orders.id, id));
  if (!found) throw new Refusal('ORDER_NOT_EXISTS');
  const { order, offer } = found;
  const payments = await db
    .select()
    .from(transactions)
    .where(eq(transactions.orderId, id))
    .orderBy(asc(transactions.id));
  const transactionStatus = currentOf(payments)?.status ?? 'rejected';
  return {
    id,
    version: order.version,
    date: order.date.toISOString(),
    dateCompleted: order.dateCompleted?.toISOString() ?? null,
    dateRejected: order.dateRejected?.toISOString() ?? null,
    investmentId: order.investmentId,
    pricePerShare: Number(order.pricePerShare),
    quantity: order.quantity,
    status: order.status,
    totalAmount: Number(order.totalAmount),
    offer: { ...offer, thumbUrl: null },
    userMeta: found.userMeta,
    downloadSpreadSheetUrl: null,
    canAcceptOrder: whyNotAccept({ status: order.status, transactionStatus }) === null,
    canRejectOrder: whyNotReject(order) === null,
    canEditOrder: whyNotEdit(order) === null,
    investorData: toInvestorDataView(order.investorData, context.language),
    transactions: payments.map(toOrderTransaction),
    signedDocuments: [],
  };
}

const toOrderTransaction = (
  payment: typeof transactions.$inferSelect,
): OrderView['transactions'][number] => ({
  id: payment.id,
  status: payment.status,
  originalAmount: Number(payment.originalAmount),
  amount: Number(payment.amount),
  commission: Number(payment.commission),
  commissionPercent: Number(payment.commissionPercent),
  date: payment.date.toISOString(),
  method: payment.method,
});
