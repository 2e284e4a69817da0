import type { TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { audit } from '../../../platform/records/audit.ts';
import type { OrderToMove } from '../lock-order.ts';
import { setPaid } from '../move/set-paid.ts';
import { transactions } from '../transactions.tables.ts';

// Each of these expects an order that `lockForMove` locked in the same database transaction.

/**
 * Rejects the waiting transaction of a new order and puts one of the other method in its place, for the same amount and with
 * the same term (I-9). Returns its id.
 */
export async function changeMethod(
  tx: Db,
  context: Context,
  order: OrderToMove,
  method: TransactionMethod,
): Promise<number> {
  const date = context.now();
  const { rowCount } = await tx
    .update(transactions)
    .set({
      status: 'rejected',
      replaced: true,
      dateRejected: date,
      version: sql`${transactions.version} + 1`,
    })
    .where(and(isWaiting(order), isNull(transactions.capturingSince)));
  if (rowCount !== 1) throw new Error(`The transaction of order ${order.id} does not wait`);
  const [opened] = await tx
    .insert(transactions)
    .values({
      orderId: order.id,
      investmentId: order.investmentId,
      userId: order.userId,
      type: 'investment',
      method,
      status: 'new',
      originalAmount: order.totalAmount,
      commission: '0',
      commissionPercent: '0',
      amount: order.totalAmount,
      date,
      waitUntil: order.waitUntil,
    })
    .returning({ id: transactions.id });
  if (!opened) throw new Error(`Order ${order.id} got no transaction`);
  await audit(tx, context, {
    action: 'order.change-method',
    entity: 'order',
    id: order.id,
    before: { method: order.method },
    after: { method },
  });
  return opened.id;
}

/** Nothing else moves the order until `markCaptured` or `releaseHold`, because PayPal may be taking the money. */
export async function holdOrder(tx: Db, context: Context, order: OrderToMove): Promise<void> {
  const { rowCount } = await tx
    .update(transactions)
    .set({ capturingSince: context.now() })
    .where(and(isWaiting(order), eq(transactions.method, 'payPal'), isNull(transactions.capturingSince)));
  if (rowCount !== 1) throw new Error(`The transaction of order ${order.id} cannot be captured`);
}

/** The money was not taken: the order may be moved again. */
export async function releaseHold(tx: Db, order: OrderToMove): Promise<void> {
  const { rowCount } = await tx
    .update(transactions)
    .set({ capturingSince: null })
    .where(and(isWaiting(order), isNotNull(transactions.capturingSince)));
  if (rowCount !== 1) throw new Error(`Order ${order.id} is not held`);
}

/** PayPal took the money of a held order: order and transaction become paid, as when staff accept a transfer. */
export async function markCaptured(
  tx: Db,
  context: Context,
  order: OrderToMove,
  captureId: string,
): Promise<void> {
  const template = await readTemplate(tx, 'paypal-received');
  const { rowCount } = await tx
    .update(transactions)
    .set({ capturingSince: null, methodId: captureId })
    .where(and(isWaiting(order), isNotNull(transactions.capturingSince)));
  if (rowCount !== 1) throw new Error(`Order ${order.id} is not held`);
  await setPaid(tx, context, template, { id: order.transactionId, orderId: order.id });
}

/**
 * Records that the buyer disputes the payment at PayPal, under that id; null: there is no dispute any more, or it was decided
 * for us.
 */
export const markDisputed = async (tx: Db, { transactionId }: OrderToMove, disputedAs: string | null) =>
  void (await tx
    .update(transactions)
    .set({ disputedAs, version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, transactionId)));

/** Records since when PayPal shows the money that it took in another way than the books; null: it shows the same. */
export const markContradicted = async (
  tx: Db,
  { transactionId }: OrderToMove,
  contradictedSince: Date | null,
) =>
  void (await tx
    .update(transactions)
    .set({ contradictedSince, version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, transactionId)));

const isWaiting = ({ transactionId }: OrderToMove) =>
  and(eq(transactions.id, transactionId), eq(transactions.status, 'new'));
