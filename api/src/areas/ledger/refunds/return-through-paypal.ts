import { warsawDay } from '@share/contract/shared/dates.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockTransaction } from '../lock-transaction.ts';
import { closeRefundIn } from './close-refund.ts';
import { whyNotClose } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';

/** From here on, until one of the two below, nobody records another return: PayPal may be returning the money. */
export async function beginReturn(tx: Db, context: Context, transactionId: number): Promise<void> {
  await lockTransaction(tx, transactionId);
  const [refund] = await tx.select().from(refunds).where(ofRejection(transactionId));
  if (!refund) throw new Refusal('REFUND_NOT_DUE');
  const reason = whyNotClose(refund);
  if (reason) throw new Refusal(reason);
  await tx.update(refunds).set({ returningSince: context.now() }).where(eq(refunds.id, refund.id));
}

/** PayPal did not return the money. */
export const endReturn = async (tx: Db, transactionId: number): Promise<void> =>
  void (await tx.update(refunds).set({ returningSince: null }).where(isOpen(transactionId)));

/** PayPal returned the money: closes the refund under PayPal's reference. False if there is none to close. */
export async function closeReturned(
  tx: Db,
  context: Context,
  transactionId: number,
  reference: string,
): Promise<boolean> {
  await lockTransaction(tx, transactionId);
  const { rowCount } = await tx.update(refunds).set({ returningSince: null }).where(isOpen(transactionId));
  if (rowCount !== 1) return false;
  await closeRefundIn(tx, context, transactionId, {
    returnedOn: warsawDay(context.now()),
    reference,
    reason: 'rejection',
  });
  return true;
}

// PayPal takes exactly the amount, so nothing is ever due for a surplus.
const ofRejection = (transactionId: number) =>
  and(eq(refunds.transactionId, transactionId), eq(refunds.reason, 'rejection'));

const isOpen = (transactionId: number) => and(ofRejection(transactionId), isNull(refunds.returnedOn));
