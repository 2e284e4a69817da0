import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  closeReturned,
  holdOrder,
  inTurnOfOrder,
  lockForMove,
  markCaptured,
  type OrderToMove,
  releaseHold,
} from '../ledger/ledger.shared.ts';
import type { OrderedPayment } from './find-payments.ts';
import { isOpen, nextAskAfter, type Verdict } from './paypal.rules.ts';
import { payPalPayments, type StoredPayment } from './paypal.tables.ts';
import { type Exchange, recordExchange } from './record-exchange.ts';

type Change = Partial<StoredPayment>;

/** Works on a payment and its order in one database transaction, under the order's locks, then the payment's (R3). */
export const withLockedPayment = <Answer>(
  context: Context,
  { id, orderId }: Pick<OrderedPayment, 'id' | 'orderId'>,
  work: (tx: Db, order: OrderToMove, payment: OrderedPayment) => Promise<Answer>,
): Promise<Answer> =>
  // A verb with several database transactions cannot store its answer with one of them; repeated, it finds what it did.
  inTurnOfOrder({ ...context, idempotency: null }, orderId, async (tx) => {
    const order = await lockForMove(tx, orderId);
    const [payment] = await tx.select().from(payPalPayments).where(eq(payPalPayments.id, id)).for('update');
    if (!payment) throw new Error(`There is no PayPal payment ${id}`);
    return work(tx, order, { ...payment, orderId });
  });

export async function changePayment(
  tx: Db,
  payment: OrderedPayment,
  change: Change,
): Promise<OrderedPayment> {
  await tx.update(payPalPayments).set(change).where(eq(payPalPayments.id, payment.id));
  return { ...payment, ...change };
}

/**
 * Records what came of a call that began at `askedAt`, and moves payment and order to where the verdict says: money that was taken
 * makes the order paid, money that was not taken ends the hold. Without a verdict all stays as it is. Safe to repeat.
 */
export const settle = (
  context: Context,
  about: OrderedPayment,
  exchange: Exchange,
  { verdict, askedAt }: { verdict: Verdict | null; askedAt: Date },
): Promise<OrderedPayment> =>
  withLockedPayment(context, about, async (tx, order, payment) => {
    await recordExchange(tx, context, payment, exchange);
    const change = verdict ? await apply(tx, context, { order, payment, verdict }) : {};
    const asks = payment.asks + 1;
    const next = nextAskAfter(
      change.state ?? payment.state,
      { isAnswered: verdict !== null, asks },
      context.now(),
    );
    // A hint that came after the question was asked is not answered by it.
    const isHinted = payment.hintedAt !== null && payment.hintedAt > askedAt;
    return changePayment(tx, payment, { ...change, asks, nextAskAt: isHinted ? payment.nextAskAt : next });
  });

interface Found {
  order: OrderToMove;
  payment: OrderedPayment;
  verdict: Verdict;
}

async function apply(tx: Db, context: Context, found: Found): Promise<Change> {
  const { payment, order, verdict } = found;
  if (isOpen(payment.state)) return applyToOpen(tx, context, found);
  if (payment.state === 'capturing' || payment.state === 'unknown') return applyToHeld(tx, context, found);
  if (payment.state === 'captured') {
    if (verdict.kind !== 'returned' || payment.refundId !== null) return {};
    await closeReturned(tx, context, payment.transactionId, verdict.refundId);
    return { refundId: verdict.refundId };
  }
  if (isTaken(verdict)) {
    const ids = { orderId: order.id, transactionId: payment.transactionId };
    context.log.error(ids, 'PayPal took money for a payment that had ended');
  }
  return {};
}

/** Nothing of ours has told PayPal to take the money yet. */
async function applyToOpen(tx: Db, context: Context, found: Found): Promise<Change> {
  const { order, payment, verdict } = found;
  if (isTaken(verdict)) {
    const isWaiting =
      order.transactionId === payment.transactionId && order.status === 'new' && !order.isBeingCaptured;
    // The check of the books shows money for which there is no order any more (I-35).
    if (!isWaiting) return { state: 'unknown' };
    await holdOrder(tx, context, order);
    return applyToHeld(tx, context, found);
  }
  switch (verdict.kind) {
    case 'waiting':
      return { state: 'created' };
    case 'approved':
      return { state: 'approved' };
    case 'ended':
      return { state: 'cancelled' };
    default:
      return { state: 'failed' };
  }
}

async function applyToHeld(
  tx: Db,
  context: Context,
  { order, verdict }: Pick<Found, 'order' | 'verdict'>,
): Promise<Change> {
  switch (verdict.kind) {
    case 'captured':
      await markCaptured(tx, context, order, verdict.captureId);
      return { state: 'captured', captureId: verdict.captureId };
    case 'declined':
    case 'ended':
    case 'returned':
      await releaseHold(tx, order);
      return { state: 'failed' };
    case 'mismatch':
      return { state: 'unknown' };
    default:
      return { state: 'capturing' };
  }
}

const isTaken = (verdict: Verdict): boolean =>
  verdict.kind === 'captured' ||
  verdict.kind === 'pending' ||
  verdict.kind === 'returned' ||
  (verdict.kind === 'mismatch' && verdict.isTaken);
