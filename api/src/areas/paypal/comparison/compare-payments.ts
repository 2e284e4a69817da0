import { startOfWarsawDay, warsawDay } from '@share/contract/shared/dates.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { askAbout } from '../ask-paypal.ts';
import { findPayment } from '../find-payments.ts';
import { payPalPayments } from '../paypal.tables.ts';
import { isToCompare } from './attempts-to-compare.ts';

const AT_ONCE = 4;
const AN_HOUR = 3_600_000;

/**
 * Asks PayPal about every attempt of the last forty days about which it has said nothing since midnight in Warsaw. What it shows is
 * recorded as after a notice; what contradicts the books, staff see. Each attempt is taken by one process, so that it can be stopped
 * and repeated at any time. While PayPal is away it stops soon, and the next run goes on with other attempts.
 */
export async function comparePayments(context: Context, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const taken = await takeNext(context);
    const answers = await Promise.all(taken.map((id) => compare(context, id)));
    if (!answers.includes(true)) return;
  }
}

/** Takes those about which nobody has asked for the longest time. What is asked about anyway, because something is awaited, is left out. */
async function takeNext(context: Context): Promise<string[]> {
  const now = context.now();
  const midnight = startOfWarsawDay(warsawDay(now));
  const { rows } = await context.db.execute<{ id: string }>(sql`
    UPDATE ${payPalPayments} SET asked_at = ${now} WHERE id IN (
      SELECT p.id FROM ${payPalPayments} p
      WHERE ${sql.raw(isToCompare(`'${now.toISOString()}'::timestamptz`))} AND p.next_ask_at IS NULL
        AND p.created_at < ${midnight} AND (p.compared_at IS NULL OR p.compared_at < ${midnight})
        AND (p.asked_at IS NULL OR p.asked_at < ${new Date(now.getTime() - AN_HOUR)})
      ORDER BY p.asked_at NULLS FIRST LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** Returns whether PayPal said what became of the attempt. */
async function compare(context: Context, id: string): Promise<boolean> {
  try {
    return (await askAbout(context, await findPayment(context.db, id))).verdict !== null;
  } catch (error) {
    context.log.error({ err: error }, 'a PayPal payment could not be compared');
    return false;
  }
}
