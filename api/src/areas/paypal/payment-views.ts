import {
  type OrderStatus,
  type TransactionMethod,
  transactionMethods,
} from '@share/contract/areas/orders/orders.schemas.ts';
import type {
  OrderPayment,
  PayPalState,
  TransactionPayments,
} from '@share/contract/areas/paypal/paypal.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../platform/context.ts';
import { hasReturned, isOverdue, readWaysToPay } from '../ledger/ledger.shared.ts';
import { findSeries } from '../series/series.shared.ts';
import { readTaker } from './accounts/read-accounts.ts';
import {
  decisiveOf,
  findOwnOrder,
  findPaymentsOf,
  findTransaction,
  hasUnclearPayment,
  type StoredTransaction,
} from './find-payments.ts';
import { awaitedOf, isOpen, isOutdated, isStuck, whyNotChangeToTransfer } from './paypal.rules.ts';

/** How the actor's own order is paid. Refuses with ORDER_NOT_EXISTS. */
export async function readOrderPayment(context: Context, orderId: number): Promise<OrderPayment> {
  const { order, transaction } = await findOwnOrder(context.db, context, orderId);
  const latest = decisiveOf(await findPaymentsOf(context.db, transaction.id));
  const state = latest ? shownState(latest.state, transaction.status) : null;
  const methods = await methodsOf(context, order, transaction);
  const isOffered =
    latest &&
    state === 'created' &&
    methods.includes('payPal') &&
    !isOutdated(latest, await readTaker(context.db, order.seriesId));
  return {
    orderId,
    method: transaction.method,
    methods,
    amount: Number(transaction.amount),
    state,
    approveUrl: isOffered ? latest.approveUrl : null,
  };
}

/** None while PayPal may be taking the money or may have taken it, and none once the term has ended. */
async function methodsOf(
  { db, now }: Context,
  { id, seriesId }: { id: number; seriesId: number },
  { status, waitUntil, capturingSince, amount }: StoredTransaction,
): Promise<TransactionMethod[]> {
  if (status !== 'new' || capturingSince || isOverdue(waitUntil, now())) return [];
  if (await hasUnclearPayment(db, id)) return [];
  const ways = await readWaysToPay(db, await findSeries(db, seriesId));
  return transactionMethods.filter((method) =>
    method === 'payPal' ? toMinorUnits(amount) <= ways.payPalLimit : ways.byTransfer,
  );
}

/** An open payment ends with its transaction, since nothing of an order that has ended is captured. */
const shownState = (state: PayPalState, status: OrderStatus): PayPalState =>
  isOpen(state) && status !== 'new' ? 'cancelled' : state;

/** What staff see of a transaction's payments. Refuses with TRANSACTION:NOT_FOUND. */
export async function readTransactionPayments(context: Context, id: number): Promise<TransactionPayments> {
  const { transaction, refund } = await findTransaction(context.db, id);
  const payments = await findPaymentsOf(context.db, id);
  const isDue = refund !== null && refund.returnedOn === null;
  const isBeingReturned = isDue && refund.returningSince !== null;
  const awaited = awaitedOf(transaction, refund, payments);
  return {
    payments: payments.map((payment) => ({
      ...payment,
      state: shownState(payment.state, transaction.status),
      createdAt: payment.createdAt.toISOString(),
      releasedAt: payment.releasedAt?.toISOString() ?? null,
    })),
    canAsk: payments.some(({ payPalOrderId }) => payPalOrderId !== null),
    canRefund: isDue && !isBeingReturned && payments.some(({ state }) => state === 'captured'),
    isBeingReturned,
    canRelease: context.actor.isSuperAdmin && awaited !== null && isStuck(awaited, context.now()),
    mustBeRejected: transaction.status === 'paid' && hasReturned(transaction),
    isReturnedTooLate: transaction.status === 'completed' && hasReturned(transaction),
    isDisputed: transaction.disputedAs !== null,
    isContradicted: transaction.contradictedSince !== null,
    canChangeToTransfer:
      transaction.orderId !== null &&
      whyNotChangeToTransfer({ ...transaction, isBeingCaptured: transaction.capturingSince !== null }) ===
        null,
  };
}
