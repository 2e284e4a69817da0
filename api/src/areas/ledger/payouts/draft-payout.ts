import type { PayoutInput, PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import type { Target } from '../../../platform/records/record-steps.ts';
import { refuseIfStale } from '../../../platform/records/stale.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { calculateLines, insertLines } from './draw-lines.ts';
import { isOffer, readPayout } from './payouts.reads.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

/** Prepares a payout: what each holder would get. Nothing is owed until it is confirmed. */
export function createPayout(context: Context, input: PayoutInput): Promise<PayoutView> {
  return inTransaction(context, async (tx) => {
    const { lines, ...columns } = await calculate(tx, context, input);
    const [created] = await tx
      .insert(payouts)
      .values({ ...columns, createdAt: context.now() })
      .returning({ id: payouts.id });
    if (!created) throw new Error('An inserted payout came back empty');
    await insertLines(tx, created.id, lines);
    const view = await readPayout(tx, created.id);
    const after = recorded(view);
    await audit(tx, context, { action: 'payout.create', entity: 'payout', id: created.id, after });
    return view;
  });
}

/** Changes a draft, and calculates it again for the holders and accounts as they are now. */
export function updatePayout(context: Context, { id, ifMatch }: Target, input: PayoutInput) {
  return inTransaction(context, async (tx) => {
    const { version } = await lockDraft(tx, id, ifMatch);
    const before = recorded(await readPayout(tx, id));
    const { lines, ...columns } = await calculate(tx, context, input);
    await tx.delete(payoutLines).where(eq(payoutLines.payoutId, id));
    await tx
      .update(payouts)
      .set({ ...columns, version: version + 1 })
      .where(eq(payouts.id, id));
    await insertLines(tx, id, lines);
    const view = await readPayout(tx, id);
    const after = recorded(view);
    await audit(tx, context, { action: 'payout.update', entity: 'payout', id, before, after });
    return view;
  });
}

/** Deletes a draft. */
export function deletePayout(context: Context, id: number): Promise<null> {
  return inTransaction(context, async (tx) => {
    await lockDraft(tx, id, null);
    const before = recorded(await readPayout(tx, id));
    await tx.delete(payoutLines).where(eq(payoutLines.payoutId, id));
    await tx.delete(payouts).where(eq(payouts.id, id));
    await audit(tx, context, { action: 'payout.delete', entity: 'payout', id, before });
    return null;
  });
}

/** Locks and returns a draft. Refuses with PAYOUT_NOT_EXISTS, PAYOUT_CONFIRMED, or CHANGED_MEANWHILE. */
export async function lockDraft(tx: Db, id: number, ifMatch: number | null) {
  const [found] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  if (!found) throw new Refusal('PAYOUT_NOT_EXISTS');
  if (found.state !== 'draft') throw new Refusal('PAYOUT_CONFIRMED');
  await refuseIfStale(tx, found.version, ifMatch, { action: 'payout.update', entity: 'payout', ids: [id] });
  return found;
}

/** What the audit trail records of a payout. */
export const recorded = ({ offer, asOf, total, perShare, tax, taxAmount, net, holders }: PayoutView) => ({
  offerTitle: offer.title,
  asOf,
  total,
  perShare,
  tax,
  taxAmount,
  net,
  holders,
});

async function calculate(tx: Db, { now }: Context, { offer, asOf, total, perShare, tax }: PayoutInput) {
  if (asOf > warsawDay(now())) throw new Refusal('PAYOUT_DAY_IN_THE_FUTURE', 'asOf');
  if (!(await isOffer(tx, offer))) throw new Refusal('OFFER_NOT_EXISTS', 'offer');
  const columns = {
    offerId: offer,
    asOf,
    perShare: perShare === null ? null : perShare.toFixed(2),
    taxPercent: tax.toFixed(4),
  };
  const wanted = { ...columns, total: total === null ? null : total.toFixed(2) };
  return { ...columns, ...(await calculateLines(tx, wanted)) };
}
