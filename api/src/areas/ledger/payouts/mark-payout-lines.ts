import type { PayoutLineState, PayoutMarkInput } from '@share/contract/areas/payouts/payouts.schemas.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { accountOf } from './payout-holders.reads.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

/** What happened to the money of lines. `due`: it is to be paid (again), to the present account; `unpaid`: it was not paid after all. */
type PayoutMark = Without<PayoutMarkInput, 'lines'>;
type To = PayoutMark['to'];

/** From which states it can happen. */
export const fromStates: Record<To, readonly PayoutLineState[]> = {
  sent: ['due'],
  paid: ['due', 'sent'],
  failed: ['sent', 'paid'],
  due: ['due', 'sent', 'failed'],
  unpaid: ['paid'],
};
const actions = {
  sent: 'send',
  paid: 'pay',
  failed: 'fail',
  due: 'pay-again',
  unpaid: 'undo-pay',
} as const satisfies Record<To, string>;

/**
 * Records what happened to the money of lines of confirmed payouts, all or none: PAYOUT_LINE_STATE if it cannot happen to one of them.
 * In a database transaction of the caller.
 */
export async function markPayoutLines(
  tx: Db,
  context: Context,
  ids: readonly number[],
  mark: PayoutMark,
): Promise<void> {
  const wanted = sql.param([...new Set(ids)]);
  // The payouts are locked first, in their order, so that two who mark lines wait for each other.
  await tx.execute(sql`SELECT id FROM ${payouts} WHERE id IN (SELECT payout_id FROM ${payoutLines} WHERE id = ANY(${wanted}::int[]))
    ORDER BY id FOR NO KEY UPDATE`);
  const { rows } = await tx.execute<Marked>(sql`
    UPDATE ${payoutLines} l SET ${changeTo(mark, context.now())} FROM users u
    WHERE u.id = l.user_id AND l.id = ANY(${wanted}::int[]) AND l.state = ANY(${sql.param(fromStates[mark.to])}::text[])
    RETURNING l.payout_id AS "payoutId", l.user_id AS "userId", l.net`);
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw new Refusal('PAYOUT_LINE_STATE');
  const marked = Map.groupBy(rows, ({ payoutId }) => payoutId);
  await settleState(tx, [...marked.keys()]);
  for (const [payoutId, lines] of marked) await record(tx, context, payoutId, { lines, mark });
}

interface Marked extends Record<string, unknown> {
  payoutId: number;
  userId: number;
  net: string;
}

function changeTo(mark: PayoutMark, now: Date): SQL {
  switch (mark.to) {
    case 'sent':
      return sql`state = 'sent', sent_at = ${now.toISOString()}::timestamptz`;
    case 'paid':
      return sql`state = 'paid', paid_on = ${mark.paidOn}::date, reference = ${mark.reference}`;
    case 'failed':
      return sql`state = 'failed', paid_on = NULL, reference = '', note = ${mark.note}`;
    case 'due':
      return sql`state = 'due', sent_at = NULL, note = '', account = ${sql.raw(accountOf('l.investment_id'))}`;
    case 'unpaid':
      return sql`state = CASE WHEN l.sent_at IS NULL THEN 'due' ELSE 'sent' END, paid_on = NULL, reference = ''`;
  }
}

/** The state of a payout follows from those of its lines; its version grows, so that open screens notice. */
export const settleState = (tx: Db, ids: readonly number[]) =>
  tx.execute(sql`UPDATE ${payouts} p SET version = version + 1, state = CASE
      WHEN EXISTS (SELECT FROM ${payoutLines} l WHERE l.payout_id = p.id AND l.state IN ('due', 'failed')) THEN 'confirmed'
      WHEN EXISTS (SELECT FROM ${payoutLines} l WHERE l.payout_id = p.id AND l.state = 'sent') THEN 'sent'
      ELSE 'paid' END
    WHERE id = ANY(${sql.param(ids)}::int[])`);

async function record(
  tx: Db,
  context: Context,
  id: number,
  { lines, mark: { to, ...mark } }: { lines: readonly Marked[]; mark: PayoutMark },
): Promise<void> {
  const [only] = lines.length === 1 ? lines : [];
  const net = Number(fromMinorUnits(lines.reduce((sum, line) => sum + toMinorUnits(line.net), 0n)));
  await audit(tx, context, {
    action: `payout.${actions[to]}`,
    entity: 'payout',
    id,
    after: { holders: lines.length, net, ...mark },
    ...(only ? { person: { id: only.userId } } : {}),
  });
}
