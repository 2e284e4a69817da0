import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { thumbUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { offers } from '../offers/offers.tables.ts';
import { transactions } from '../transactions/transactions.tables.ts';
import { users } from '../users/users.tables.ts';
import { toInvestorDataView } from './investor-data.ts';
import { currentOf, whyNotAccept, whyNotEdit, whyNotReject } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { papersOfOrder, toOfferDocuments, toSignedDocuments } from './signed-documents.views.ts';
import { spreadsheetUrl } from './spreadsheet-url.ts';
import { userMeta } from './user-meta.ts';

/** One order with its transactions and its papers, as the API shows it. Refuses with ORDER_NOT_EXISTS. */
export async function readOrder(db: Db, context: Context, id: number): Promise<OrderView> {
  // One statement, so that order and transactions are seen at the same moment; every order has a transaction. It has a name,
  // so that PostgreSQL plans its joins once per connection: that takes five times as long as reading the rows.
  const found = await db
    .select({
      order: orders,
      userMeta,
      offer: { id: offers.id, title: offers.title, slug: offers.slug },
      picture: files,
      payment: transactions,
      papers: papersOfOrder,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .orderBy(asc(transactions.id))
    .prepare('read_order')
    .execute({ id });
  const payments = found.map(({ payment }) => payment);
  const transactionStatus = currentOf(payments)?.status;
  if (!found[0] || !transactionStatus) throw new Refusal('ORDER_NOT_EXISTS');
  const { order, offer, picture, userMeta: investor, papers } = found[0];
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
    offer: {
      ...offer,
      thumbUrl: picture && thumbUrl(picture),
      documents: toOfferDocuments(offer.id, papers),
    },
    userMeta: investor,
    downloadSpreadSheetUrl: spreadsheetUrl(order),
    canAcceptOrder: whyNotAccept({ status: order.status, transactionStatus }) === null,
    canRejectOrder: whyNotReject(order) === null,
    canEditOrder: whyNotEdit(order) === null,
    investorData: toInvestorDataView(order.investorData, context.language),
    transactions: payments.map(toOrderTransaction),
    signedDocuments: toSignedDocuments(id, papers),
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
