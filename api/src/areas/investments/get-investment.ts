import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import type { RefundState } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { thumbUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { toInvestorDataView } from '../countries/countries.shared.ts';
import { investments } from '../ledger/investments.tables.ts';
import { currentOf, refundStateOf, rejectionOf, toPaymentView } from '../ledger/ledger.shared.ts';
import { orders } from '../ledger/orders.tables.ts';
import { payoutLines } from '../ledger/payouts/payouts.tables.ts';
import { shares } from '../ledger/shares/shares.tables.ts';
import { transactions } from '../ledger/transactions.tables.ts';
import { offers } from '../offers/offers.tables.ts';
import { series } from '../series/series.tables.ts';
import { userMeta } from '../users/users.shared.ts';
import { users } from '../users/users.tables.ts';

/** One investment with its shares and payments, all read from one snapshot. Refuses with INVESTMENT_NOT_EXISTS. */
export const getInvestment = ({ db, language }: Context, id: number): Promise<InvestmentView> =>
  db.transaction((tx) => readInvestment(tx, language, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

async function readInvestment(db: Db, language: Language, id: number): Promise<InvestmentView> {
  const [found] = await db
    .select({
      investment: investments,
      offer: { id: offers.id, title: offers.title, slug: offers.slug },
      picture: files,
      userMeta,
    })
    .from(investments)
    .innerJoin(offers, eq(offers.id, investments.offerId))
    .innerJoin(users, eq(users.id, investments.userId))
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .where(eq(investments.id, id));
  if (!found) throw new Refusal('INVESTMENT_NOT_EXISTS');
  const bought = await readShares(db, id);
  const payments = await readPayments(db, id);
  const placed = await readOrders(db, id);
  const lines = await readPayoutLines(db, id);
  const paymentsByOrder = Map.groupBy(payments, ({ orderId }) => orderId);
  const { investment, offer, picture } = found;
  const paymentsOf = (type: 'investment' | 'dividend') =>
    payments
      .filter((payment) => payment.type === type)
      .map((payment) => toPaymentView(payment, lines.get(payment.id) ?? null));
  const versions = [...payments, ...placed.map(({ order }) => order)].map(({ version }) => version);
  return {
    id,
    revision: versions.reduce((sum, version) => sum + version, 0),
    hasPendingOrders: investment.pendingOrders > 0,
    investedAmount: Number(investment.investedAmount),
    numberOfShares: investment.numberOfShares,
    offer: { ...offer, thumbUrl: picture && thumbUrl(picture) },
    userMeta: found.userMeta,
    shares: bought,
    transactions: { dividend: paymentsOf('dividend'), investment: paymentsOf('investment') },
    orders: placed.map((one) => toOrderView(one, paymentsByOrder.get(one.order.id) ?? [], language)),
  };
}

function toOrderView(
  { order, refund }: Awaited<ReturnType<typeof readOrders>>[number],
  payments: readonly (typeof transactions.$inferSelect)[],
  language: Language,
): InvestmentView['orders'][number] {
  const payment = currentOf(payments);
  if (!payment) throw new Error(`Order ${order.id} has no transaction`);
  return {
    id: order.id,
    date: order.date.toISOString(),
    dateCompleted: order.dateCompleted?.toISOString() ?? null,
    dateRejected: order.dateRejected?.toISOString() ?? null,
    pricePerShare: Number(order.pricePerShare),
    quantity: order.quantity,
    status: order.status,
    rejection: rejectionOf(order),
    refund,
    totalAmount: Number(order.totalAmount),
    transactionId: payment.id,
    transactionStatus: payment.status,
    investorData: toInvestorDataView(order.investorData, language),
  };
}

/** Reads the name of each series once: names may be long, and an investment may have thousands of shares. */
async function readShares(db: Db, investmentId: number): Promise<InvestmentView['shares']> {
  const isHeld = eq(shares.investmentId, investmentId);
  const bought = await db
    .select({
      id: shares.id,
      seriesId: shares.seriesId,
      shareNumber: shares.shareNumber,
      price: shares.price,
      date: shares.date,
    })
    .from(shares)
    .where(isHeld)
    .orderBy(asc(shares.id));
  const named = await db
    .select({ id: series.id, displayName: series.displayName, name: series.name })
    .from(series)
    .where(inArray(series.id, db.selectDistinct({ id: shares.seriesId }).from(shares).where(isHeld)));
  const namesOf = new Map(named.map(({ id, ...names }) => [id, names]));
  return bought.map(({ seriesId, price, date, ...share }) => {
    const names = namesOf.get(seriesId);
    if (!names) throw new Error(`Share ${share.id} has no series`);
    return { ...share, ...names, price: Number(price), date: date.toISOString() };
  });
}

const readPayments = (db: Db, investmentId: number) =>
  db
    .select()
    .from(transactions)
    .where(eq(transactions.investmentId, investmentId))
    .orderBy(asc(transactions.id));

/** The lines of payouts by their dividends. */
async function readPayoutLines(db: Db, investmentId: number) {
  const found = await db.select().from(payoutLines).where(eq(payoutLines.investmentId, investmentId));
  return new Map(found.map((line) => [line.transactionId, line]));
}

const readOrders = (db: Db, investmentId: number) =>
  db
    .select({ order: orders, refund: sql<RefundState | null>`${sql.raw(refundStateOf('orders.id'))}` })
    .from(orders)
    .where(eq(orders.investmentId, investmentId))
    .orderBy(asc(orders.id));
