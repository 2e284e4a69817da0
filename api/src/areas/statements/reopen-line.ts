import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { markPayoutLines, undoFurtherWithin, undoLateWithin } from '../ledger/ledger.shared.ts';
import { isLastPayment } from './parts.reads.ts';
import { lockLine, readLine } from './statements.reads.ts';
import { statementLineParts, statementLines } from './statements.tables.ts';
import { withdrawUnknown } from './unknown-money.verbs.ts';

type StoredPart = typeof statementLineParts.$inferSelect;

/**
 * Undoes the decision about a line, as long as nothing rests on it: no payment of an order, no money that was returned. What was
 * recorded is withdrawn in the same database transaction, orders by their numbers (R3); the journal has both.
 */
export function reopenLine(context: Context, id: number): Promise<StatementLineView> {
  return inTransaction(context, async (tx) => {
    const line = await lockLine(tx, id);
    if (line.state === 'open' || line.state === 'duplicate') throw new Refusal('CHANGED_MEANWHILE');
    const parts = await tx
      .select()
      .from(statementLineParts)
      .where(eq(statementLineParts.lineId, id))
      .orderBy(sql`${statementLineParts.orderId} NULLS FIRST`);
    for (const part of parts) await withdraw(tx, context, part);
    await tx.delete(statementLineParts).where(eq(statementLineParts.lineId, id));
    await tx
      .update(statementLines)
      .set({ state: 'open', decidedAt: null, decidedBy: null, note: '' })
      .where(eq(statementLines.id, id));
    await audit(tx, context, {
      action: 'statement.reopen',
      entity: 'statement',
      id: line.statementId,
      after: { line: id, amount: Number(line.amount) },
    });
    return readLine({ ...context, db: tx }, id);
  });
}

/** Refuses with STATEMENT_LINE_IN_USE what no verb undoes: a payment of an order, a closed refund, returned money. */
async function withdraw(tx: Db, context: Context, part: StoredPart): Promise<void> {
  const { kind, transactionId, refundId, unknownId, payoutLineId } = part;
  if (kind === 'late' && transactionId !== null) return undoLateWithin(tx, context, transactionId);
  if (kind === 'further' && transactionId !== null && refundId !== null)
    return undoFurtherWithin(tx, context, transactionId, refundId);
  if (kind === 'unknown' && unknownId !== null) return withdrawUnknown(tx, unknownId);
  if (kind === 'payout' && payoutLineId !== null && (await isLastPayment(tx, part)))
    return markPayoutLines(tx, context, [payoutLineId], { to: 'unpaid' });
  throw new Refusal('STATEMENT_LINE_IN_USE');
}
