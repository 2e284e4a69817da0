import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type OwedRefund,
  refundsOfTransactions,
  whyNotUndoFurther,
  whyNotUndoLate,
} from '../ledger/ledger.shared.ts';
import { statementLineParts, type statementLines, unknownMoney } from './statements.tables.ts';

type StoredPart = typeof statementLineParts.$inferSelect;

export interface ReadPart extends StoredPart {
  /** Whether nothing rests on the part, by the rules that guard its withdrawal. */
  canUndo: boolean;
}

/** Whether a part paid its line of a payout, which is still paid: one that failed may be paid by another part. */
const IS_LAST_PAYMENT = sql<boolean>`EXISTS (SELECT FROM payout_lines p WHERE p.id = ${statementLineParts.payoutLineId}
  AND p.state = 'paid' AND NOT EXISTS (SELECT FROM statement_line_parts l
    WHERE l.payout_line_id = p.id AND l.id > ${statementLineParts.id}))`;

/** Whether nothing rests on the payment of a line of a payout. */
export async function isLastPayment(tx: Db, { id }: Pick<StoredPart, 'id'>): Promise<boolean> {
  const [found] = await tx
    .select({ isPaid: IS_LAST_PAYMENT })
    .from(statementLineParts)
    .where(eq(statementLineParts.id, id));
  return found?.isPaid === true;
}

/** Whether a file for the bank has the money of the part, which the database then does not let go. */
const IS_IN_FILE = sql<boolean>`EXISTS (SELECT FROM payment_file_payments p WHERE p.state = 'sent'
  AND (p.unknown_id = ${statementLineParts.unknownId} OR p.refund_id = ${statementLineParts.refundId}
    OR (${statementLineParts.kind} = 'late' AND p.refund_id IN
      (SELECT r.id FROM refunds r WHERE r.transaction_id = ${statementLineParts.transactionId}))))`;

/** The parts of the lines that are decided, by line. */
export async function readParts(
  { db }: Context,
  lines: readonly Pick<typeof statementLines.$inferSelect, 'id' | 'state'>[],
): Promise<Map<number, ReadPart[]>> {
  const decided = lines.filter(({ state }) => state === 'done' || state === 'unknown').map(({ id }) => id);
  if (decided.length === 0) return new Map();
  const rows = await db
    .select({
      part: statementLineParts,
      unknown: unknownMoney.state,
      isPaid: IS_LAST_PAYMENT,
      isInFile: IS_IN_FILE,
    })
    .from(statementLineParts)
    .leftJoin(unknownMoney, eq(unknownMoney.id, statementLineParts.unknownId))
    .where(inArray(statementLineParts.lineId, decided))
    .orderBy(asc(statementLineParts.id));
  const recorded = rows.filter(({ part: { kind } }) => kind === 'late' || kind === 'further');
  const owed = await refundsOfTransactions(
    db,
    recorded.flatMap(({ part }) => part.transactionId ?? []),
  );
  return Map.groupBy(
    rows.map(({ part, unknown, isPaid, isInFile }) => ({
      ...part,
      canUndo: part.kind === 'payout' ? isPaid : !isInFile && canUndo(part, unknown, owed),
    })),
    ({ lineId }) => lineId,
  );
}

function canUndo(
  { kind, transactionId, refundId }: StoredPart,
  unknown: string | null,
  owed: readonly OwedRefund[],
): boolean {
  if (kind === 'unknown') return unknown === 'waiting';
  const own = owed.filter((refund) => refund.transactionId === transactionId);
  if (kind === 'late') return whyNotUndoLate(own) === null;
  return kind === 'further' && whyNotUndoFurther(own.find(({ id }) => id === refundId)) === null;
}
