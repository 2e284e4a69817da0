import type { PayoutView } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { allowSeconds, type Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { audit } from '../../../platform/records/audit.ts';
import type { Target } from '../../../platform/records/record-steps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { orders } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';
import { lockDraft, recorded } from './draft-payout.ts';
import { settleState } from './mark-payout-lines.ts';
import { announcePayout } from './payout-emails.ts';
import { readChanges, readPayout } from './payouts.reads.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

/** A payout may have tens of thousands of holders. */
const SECONDS = 60;

/**
 * Confirms a draft: each holder gets a completed dividend, which is owed from then on, and an e-mail. Refuses with PAYOUT_CHANGED if
 * holders or accounts are no longer those that were looked at. Nobody gets shares of the offer meanwhile, because its series are
 * locked as they are by accepting an order (R3).
 */
export function confirmPayout(context: Context, { id, ifMatch }: Target): Promise<PayoutView> {
  return inTransaction(context, async (tx) => {
    await allowSeconds(tx, SECONDS);
    const draft = await lockDraft(tx, id, ifMatch);
    await lockSeriesOf(tx, draft.offerId);
    const changes = await readChanges(tx, draft);
    if (changes.holders + changes.accounts > 0) throw new Refusal('PAYOUT_CHANGED', null, changes);
    const at = context.now();
    await tx
      .update(payouts)
      .set({ state: 'confirmed', confirmedAt: at, confirmedBy: context.actor.id })
      .where(eq(payouts.id, id));
    await writeDividends(tx, id, at);
    await settleState(tx, [id]);
    await announcePayout(tx, context, id);
    const view = await readPayout(tx, id);
    await audit(tx, context, {
      action: 'payout.confirm',
      entity: 'payout',
      id,
      after: recorded(view),
      amount: view.total,
      base: draft.version,
    });
    return view;
  });
}

const lockSeriesOf = (tx: Db, offerId: number) =>
  tx.execute(sql`SELECT id FROM series WHERE id IN (SELECT ${orders.seriesId} FROM ${orders} WHERE ${orders.offerId} = ${offerId})
    ORDER BY id FOR NO KEY UPDATE`);

/** One dividend for each line. Where the tax takes everything, there is nothing to be paid. */
const writeDividends = (tx: Db, id: number, at: Date) =>
  tx.execute(sql`
    WITH dividends AS (
      INSERT INTO ${transactions} (investment_id, user_id, type, method, status, original_amount, commission, commission_percent,
        amount, tax, date, date_completed)
      SELECT investment_id, user_id, 'dividend', 'bankTransfer', 'completed', gross, 0, 0, gross, tax,
        ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      FROM ${payoutLines} WHERE payout_id = ${id} ORDER BY investment_id
      RETURNING id, investment_id)
    UPDATE ${payoutLines} l SET transaction_id = d.id, state = CASE WHEN l.net = 0 THEN 'paid' ELSE 'due' END,
      paid_on = CASE WHEN l.net = 0 THEN ${warsawDay(at)}::date END
    FROM dividends d WHERE l.payout_id = ${id} AND l.investment_id = d.investment_id`);
