import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
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

/** The parts of the lines that are decided, by line. */
export async function readParts(
  { db }: Context,
  lines: readonly Pick<typeof statementLines.$inferSelect, 'id' | 'state'>[],
): Promise<Map<number, ReadPart[]>> {
  const decided = lines.filter(({ state }) => state === 'done' || state === 'unknown').map(({ id }) => id);
  if (decided.length === 0) return new Map();
  const rows = await db
    .select({ part: statementLineParts, unknown: unknownMoney.state })
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
    rows.map(({ part, unknown }) => ({ ...part, canUndo: canUndo(part, unknown, owed) })),
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
