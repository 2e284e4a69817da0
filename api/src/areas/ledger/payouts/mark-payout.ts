import type {
  PayoutLineState,
  PayoutMarkInput,
  PayoutView,
} from '@share/contract/areas/payouts/payouts.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { fromStates, markPayoutLines } from './mark-payout-lines.ts';
import { readPayout } from './payouts.reads.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

/** To which lines it happens where none is named. */
const ofAll: Record<PayoutMarkInput['to'], readonly PayoutLineState[]> = {
  ...fromStates,
  failed: [],
  due: ['due', 'failed'],
  unpaid: [],
};
/** Records by hand what happened to the money of a payout. */
export function markPayout(
  context: Context,
  id: number,
  { lines, ...mark }: PayoutMarkInput,
): Promise<PayoutView> {
  return inTransaction(context, async (tx) => {
    const asOf = await lockPayout(tx, id);
    if (mark.to === 'paid') {
      if (mark.paidOn > warsawDay(context.now())) throw new Refusal('PAID_IN_THE_FUTURE', 'paidOn');
      if (mark.paidOn < asOf) throw new Refusal('PAID_BEFORE_PAYOUT', 'paidOn');
    }
    const ids = await linesOf(tx, id, lines, ofAll[mark.to]);
    await markPayoutLines(tx, context, ids, mark);
    return readPayout(tx, id);
  });
}

/** Refuses with PAYOUT_NOT_EXISTS. */
async function lockPayout(tx: Db, id: number): Promise<string> {
  const [found] = await tx
    .select({ asOf: payouts.asOf })
    .from(payouts)
    .where(eq(payouts.id, id))
    .for('no key update');
  if (!found) throw new Refusal('PAYOUT_NOT_EXISTS');
  return found.asOf;
}

/** The named lines that are of the payout, or all in one of the states. */
async function linesOf(
  tx: Db,
  id: number,
  named: readonly number[] | null,
  states: readonly PayoutLineState[],
): Promise<number[]> {
  const found = await tx
    .select({ id: payoutLines.id, state: payoutLines.state })
    .from(payoutLines)
    .where(eq(payoutLines.payoutId, id));
  if (named === null) return found.filter(({ state }) => states.includes(state)).map((line) => line.id);
  const known = new Set(found.map((line) => line.id));
  if (!named.every((line) => known.has(line))) throw new Refusal('PAYOUT_LINE_STATE', 'lines');
  return [...named];
}
