import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { type Db, prepared } from '../../platform/database/database.ts';
import { addressed, thumbUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import type { Person } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { toInvestorDataView } from '../countries/countries.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import { series } from '../series/series.tables.ts';
import { userMeta } from '../users/users.shared.ts';
import { users } from '../users/users.tables.ts';
import {
  currentOf,
  hasReturned,
  rejectionOf,
  whyNotAccept,
  whyNotEdit,
  whyNotReject,
  whyNotRemoveSigned,
} from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { isOfOnlySuperAdmin } from './ownership/own-order.reads.ts';
import { ownershipOf } from './ownership/own-order.rules.ts';
import { toReturn } from './receipts/receipts.rules.ts';
import { receipts } from './receipts/receipts.tables.ts';
import { transferAccount } from './receipts/transfer-account.reads.ts';
import { byReason, refundsOf, toRefundView } from './refunds/refunds.views.ts';
import {
  documentsOf,
  toOfferDocuments,
  toSignedDocuments,
} from './signed-documents/signed-documents.views.ts';
import { spreadsheetUrl } from './spreadsheet-url.ts';
import { A_NOTE } from './transactions.rules.ts';
import { transactions } from './transactions.tables.ts';

export type OrderDetails = Awaited<ReturnType<typeof loadOrderDetails>>;

// One statement, so that order and transactions come from one snapshot; every order has a transaction. A prepared
// statement, because planning its joins takes five times as long as reading the rows.
const orderDetails = prepared((db) =>
  db
    .select({
      order: orders,
      userMeta,
      offer: { id: offers.id, title: offers.title, slug: offers.slug },
      picture: addressed,
      payment: transactions,
      receipt: receipts,
      refunds: refundsOf(transactions.id),
      documents: documentsOf(orders.id, orders.offerId),
      investorDeletedAt: users.deletedAt,
      investorLanguage: users.language,
      sealSeed: users.sealSeed,
      isOfOnlySuperAdmin,
      account: transferAccount,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(series, eq(series.id, orders.seriesId))
    .innerJoin(offers, eq(offers.id, orders.offerId))
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .leftJoin(receipts, eq(receipts.transactionId, transactions.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .orderBy(asc(transactions.id))
    .prepare('read_order'),
);

/** One order with all data of its view and its e-mails. Refuses with ORDER_NOT_EXISTS. */
export async function loadOrderDetails(db: Db, id: number) {
  const found = await orderDetails(db).execute({ id });
  const payments = found.map(({ payment, receipt }) => ({ ...payment, receipt }));
  const current = currentOf(payments);
  if (!found[0] || !current) throw new Refusal('ORDER_NOT_EXISTS');
  const { refunds: _, ...first } = found[0];
  return { ...first, ...byReason(found.flatMap(({ refunds }) => refunds)), payments, current };
}

/** The person whom the audit trail of an order describes. */
export const investorOf = ({ order, sealSeed }: OrderDetails): Person => ({ id: order.userId, sealSeed });

/** One order with its transactions and its documents, as the API shows it. Refuses with ORDER_NOT_EXISTS. */
export const readOrder = async (db: Db, context: Context, id: number): Promise<OrderView> =>
  toOrderView(context, await loadOrderDetails(db, id));

export function toOrderView(context: Context, details: OrderDetails): OrderView {
  const {
    order,
    offer,
    picture,
    userMeta: investor,
    documents,
    payments,
    current,
    refund,
    surplus,
    further,
  } = details;
  const { id } = order;
  const ownership = ownershipOf(context.actor, {
    userId: order.userId,
    isOfOnlySuperAdmin: details.isOfOnlySuperAdmin,
  });
  const acceptable = { ...current, status: order.status, transactionStatus: current.status, ownership };
  const canAcceptOrder = whyNotAccept(acceptable) === null;
  return {
    id,
    version: order.version,
    revision: revisionOf(order, payments),
    date: order.date.toISOString(),
    dateCompleted: order.dateCompleted?.toISOString() ?? null,
    dateRejected: order.dateRejected?.toISOString() ?? null,
    investmentId: order.investmentId,
    pricePerShare: Number(order.pricePerShare),
    quantity: order.quantity,
    status: order.status,
    rejection: rejectionOf(order),
    rejectionNote: order.rejectionNote,
    refund: refund && toRefundView(refund, order.investorData, context.language),
    surplus: surplus && toRefundView(surplus, order.investorData, context.language),
    further: further.map((refund) => toRefundView(refund, order.investorData, context.language)),
    amountToReturn:
      current.status === 'paid' && current.returnedAs === null
        ? Number(toReturn(current.amount, current.receipt ?? undefined))
        : null,
    totalAmount: Number(order.totalAmount),
    offer: {
      ...offer,
      thumbUrl: picture && thumbUrl(picture),
      documents: toOfferDocuments(offer.id, documents),
    },
    userMeta: investor,
    downloadSpreadSheetUrl: spreadsheetUrl(order),
    isDisputed: current.disputedAs !== null,
    isReturned: hasReturned(current),
    isContradicted: current.contradictedSince !== null,
    canAcceptOrder,
    canAcceptWithNote: !canAcceptOrder && whyNotAccept(acceptable, A_NOTE) === null,
    canRejectOrder:
      whyNotReject({ status: order.status, isBeingCaptured: current.capturingSince !== null }) === null,
    canEditOrder: whyNotEdit(order) === null,
    canRemoveSignedDocuments: whyNotRemoveSigned(order) === null,
    investorData: toInvestorDataView(order.investorData, context.language),
    transactions: payments.map(toOrderTransaction),
    signedDocuments: toSignedDocuments(id, documents),
  };
}

/** Each version grows with every change, and so does their sum. */
const revisionOf = (order: { version: number }, payments: readonly { version: number }[]): number =>
  payments.reduce((sum, { version }) => sum + version, order.version);

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
