import { warsawDay } from '@share/contract/shared/dates.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { noteChange } from '../../../platform/four-eyes/changes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { transactions } from '../transactions.tables.ts';
import { closeRefundIn } from './close-refund.ts';
import { whyNotClose } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

/** Marks that PayPal may be returning the money: nobody can record another return until `endReturn` or `closeReturned`. */
export async function beginReturn(tx: Db, context: Context, transactionId: number): Promise<void> {
  const { orderId, version, orderVersion } = await lockTransaction(tx, transactionId);
  const [refund] = await tx.select().from(refunds).where(ofRejection(transactionId));
  if (!refund) throw new Refusal('REFUND_NOT_DUE');
  const reason = whyNotClose(refund);
  if (reason) throw new Refusal(reason);
  await tx.update(refunds).set({ returningSince: context.now() }).where(eq(refunds.id, refund.id));
  // The audit trail says it once PayPal has answered; whether a second person is needed is decided before PayPal is told.
  const amount = Number(refund.amount);
  noteChange(tx, {
    action: 'transaction.paypal-refund',
    entity: 'transaction',
    id: transactionId,
    after: { orderId, amount },
    amount,
    base: { version, orderVersion },
  });
}

/** Ends the mark, because PayPal did not return the money. */
export const endReturn = async (tx: Db, transactionId: number): Promise<void> =>
  void (await tx.update(refunds).set({ returningSince: null }).where(isOpen(transactionId)));

/**
 * Records that PayPal returned the money, whether or not somebody here told it to. No shares are issued for it any more, and the
 * refund that is due, or becomes due later, is closed under PayPal's reference. Safe to repeat.
 */
export async function closeReturned(
  tx: Db,
  context: Context,
  transactionId: number,
  reference: string,
): Promise<void> {
  const { returnedAs } = await lockTransaction(tx, transactionId);
  if (returnedAs === null) {
    await tx
      .update(transactions)
      .set({ returnedAs: reference, version: sql`${transactions.version} + 1` })
      .where(eq(transactions.id, transactionId));
  }
  const { rowCount } = await tx.update(refunds).set({ returningSince: null }).where(isOpen(transactionId));
  if (rowCount !== 1) return;
  await closeRefundIn(tx, context, transactionId, {
    returnedOn: warsawDay(context.now()),
    reference,
    reason: 'rejection',
    isFact: true,
  });
}

/** Records that PayPal has returned a part of the money: no shares are issued for the rest. Safe to repeat. */
export async function markReturnedInPart(tx: Db, transactionId: number): Promise<void> {
  const { returnedInPart } = await lockTransaction(tx, transactionId);
  if (returnedInPart) return;
  await tx
    .update(transactions)
    .set({ returnedInPart: true, version: sql`${transactions.version} + 1` })
    .where(eq(transactions.id, transactionId));
}

/** Records that PayPal has all of the money again, because the return was undone. The order must not be rejected. */
export const undoReturn = async (tx: Db, transactionId: number): Promise<void> =>
  void (await tx
    .update(transactions)
    .set({
      returnedAs: null,
      returnedInPart: false,
      contradictedSince: null,
      version: sql`${transactions.version} + 1`,
    })
    .where(eq(transactions.id, transactionId)));

// Only the refund of a rejection is returned through PayPal: it takes exactly the amount, so there is no surplus, and further
// transfers come by bank.
const ofRejection = (transactionId: number) =>
  and(eq(refunds.transactionId, transactionId), eq(refunds.reason, 'rejection'));

const isOpen = (transactionId: number) => and(ofRejection(transactionId), isNull(refunds.returnedOn));
