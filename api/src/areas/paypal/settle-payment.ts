import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  closeReturned,
  holdOrder,
  inTurnOfOrder,
  lockForMove,
  markCaptured,
  markContradicted,
  markReturnedInPart,
  type OrderToMove,
  releaseHold,
  undoReturn,
} from '../ledger/ledger.shared.ts';
import { readTaker } from './accounts/read-accounts.ts';
import { isBackForGood, isContradiction } from './comparison/contradiction.rules.ts';
import type { OrderedPayment } from './find-payments.ts';
import { askAfterNotice, failedSince, nextAskAfter } from './next-ask.rules.ts';
import { isOpen, isPlayMoney, mayBeForgotten, type Verdict } from './paypal.rules.ts';
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

interface Answered {
  verdict: Verdict | null;
  askedAt: Date;
  /** PayPal answered that it does not know the payment. */
  isMissing?: boolean;
  /** Something else that was asked at the same time was not answered. */
  isPartial?: boolean;
}

/** Whether nobody asked later and stored the answer before: news of the books are not undone by what was so before. */
export const isLatest = ({ askedAt: latest }: StoredPayment, askedAt: Date): boolean =>
  latest === null || latest <= askedAt;

/**
 * Records what came of a call that began at `askedAt`, and moves payment and order to where the verdict says: money that was taken
 * makes the order paid, money that was not taken ends the hold. Without a verdict all stays as it is. Safe to repeat.
 */
export const settle = (
  context: Context,
  about: OrderedPayment,
  exchange: Exchange,
  { verdict: said, askedAt, isMissing = false, isPartial = false }: Answered,
): Promise<OrderedPayment> =>
  withLockedPayment(context, about, async (tx, order, payment) => {
    await recordExchange(tx, context, payment, exchange);
    // Judged by the state under the lock: the capture may have begun after the question was sent, and then a missing order proves nothing.
    const verdict: Verdict | null = isMissing && mayBeForgotten(payment.state) ? { kind: 'ended' } : said;
    const change = verdict
      ? await apply(tx, context, { order, payment, verdict, isLatest: isLatest(payment, askedAt) })
      : {};
    const state = change.state ?? payment.state;
    const asks = state === payment.state ? payment.asks + 1 : 0;
    const releasedAt = verdict ? null : payment.releasedAt;
    const isAnswered = verdict !== null && !isPartial;
    const failedAt = failedSince(payment, { state, isAnswered }, context.now());
    const { disputedAs } = order;
    const isContradicted =
      verdict !== null && state === 'captured'
        ? isContradiction(verdict, order)
        : order.contradictedSince !== null;
    const asked = { state, failedAt, releasedAt, disputedAs, isContradicted };
    const next = nextAskAfter(asked, { isAnswered, asks }, context.now());
    // A hint that came after the question was asked is not answered by it.
    const isHinted = payment.hintedAt !== null && payment.hintedAt > askedAt;
    const nextAskAt = isHinted ? askAfterNotice({ asks, askedAt, nextAskAt: next }, context.now()) : next;
    const isNews = isLatest(payment, askedAt);
    const latest = isNews ? askedAt : payment.askedAt;
    const comparedAt = verdict && isNews ? askedAt : payment.comparedAt;
    return changePayment(tx, payment, {
      ...change,
      failedAt,
      releasedAt,
      asks,
      askedAt: latest,
      comparedAt,
      nextAskAt,
    });
  });

interface Found {
  order: OrderToMove;
  payment: OrderedPayment;
  verdict: Verdict;
  isLatest: boolean;
}

async function apply(tx: Db, context: Context, found: Found): Promise<Change> {
  const { order, payment, verdict } = found;
  const isFinal = payment.state === 'captured';
  if (!isFinal && isTaken(verdict) && isPlayMoney(payment, await readTaker(tx, order.seriesId))) {
    if (payment.isHolding) await releaseHold(tx, order);
    return { state: 'failed', isHolding: false };
  }
  if (payment.isHolding) return applyToHeld(tx, context, found);
  if (isFinal) return applyToTaken(tx, context, found);
  if (isTaken(verdict)) return applyTaken(tx, context, found);
  if (isOpen(payment.state)) return applyToOpen(verdict);
  const isCleared = payment.state === 'unknown' && verdict.kind !== 'mismatch';
  return isCleared ? { state: 'failed' } : {};
}

/** The money was taken; since then it may have gone back, and may have come again. Anything else is for people to look at. */
async function applyToTaken(
  tx: Db,
  context: Context,
  { order, payment, verdict, isLatest }: Found,
): Promise<Change> {
  const { transactionId } = payment;
  const isContradicted = isContradiction(verdict, order);
  if (isLatest && isContradicted !== (order.contradictedSince !== null)) {
    await markContradicted(tx, order, isContradicted ? context.now() : null);
  }
  if (verdict.kind === 'mismatch' && verdict.isReturnedInPart) await markReturnedInPart(tx, transactionId);
  if (verdict.kind === 'returned' || verdict.kind === 'declined') {
    const seen = verdict.kind === 'returned' ? verdict.refundId : payment.captureId;
    const refundId = payment.refundId ?? seen;
    if (refundId === null) throw new Error(`PayPal payment ${payment.id} was not captured`);
    await closeReturned(tx, context, transactionId, refundId);
    return { refundId };
  }
  if (!isLatest || !isBackForGood(verdict, order, context.now())) return {};
  await undoReturn(tx, transactionId);
  return { refundId: null };
}

/** PayPal took money that it was not told to take, or for an attempt that had ended: it pays the order that still waits for it. */
async function applyTaken(tx: Db, context: Context, found: Found): Promise<Change> {
  const { order, payment, verdict } = found;
  // It stays in sight of staff, who may have ended its hold.
  if (payment.state === 'unknown' && verdict.kind === 'mismatch') return {};
  const isWaiting =
    order.transactionId === payment.transactionId && order.status === 'new' && !order.isBeingCaptured;
  if (isWaiting) {
    // Nobody pays twice.
    await endOpenPayments(tx, payment.transactionId);
    await holdOrder(tx, context, order);
    return applyToHeld(tx, context, found);
  }
  if (payment.state !== 'unknown') {
    const ids = { orderId: order.id, transactionId: payment.transactionId };
    context.log.error(ids, 'PayPal took money for which no order waits');
  }
  // In sight of staff until PayPal has returned it, and a violation of I-35.
  return { state: 'unknown' };
}

/** Nothing was taken yet. */
function applyToOpen({ kind }: Verdict): Change {
  switch (kind) {
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
      return { state: 'captured', isHolding: false, captureId: verdict.captureId };
    case 'declined':
    case 'ended':
    case 'returned':
      await releaseHold(tx, order);
      return { state: 'failed', isHolding: false };
    case 'mismatch':
      return { state: 'unknown', isHolding: true };
    default:
      return { state: 'capturing', isHolding: true };
  }
}

const isTaken = (verdict: Verdict): boolean =>
  verdict.kind === 'captured' ||
  verdict.kind === 'pending' ||
  (verdict.kind === 'mismatch' && verdict.isTaken);

/** What was begun to pay the transaction is not captured any more. */
export const endOpenPayments = async (tx: Db, transactionId: number): Promise<void> =>
  void (await tx
    .update(payPalPayments)
    .set({ state: 'cancelled', nextAskAt: null })
    .where(
      and(
        eq(payPalPayments.transactionId, transactionId),
        inArray(payPalPayments.state, ['creating', 'created', 'approved']),
      ),
    ));
