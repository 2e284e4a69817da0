import type {
  ReturnInput,
  UnknownMoneyRow,
} from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorNameOf } from '../ledger/ledger.shared.ts';
import { readUnknownMoney } from './list-unknown-money.ts';
import { lockLine, type StoredLine } from './statements.reads.ts';
import { statementLineParts, statementLines, unknownMoney } from './statements.tables.ts';

type Unknown = typeof unknownMoney.$inferSelect;

/** The unknown money of a line that waits: at most one. */
export async function waitingOf(db: Db, lineId: number): Promise<Unknown | undefined> {
  const isWaiting = and(eq(unknownMoney.lineId, lineId), eq(unknownMoney.state, 'waiting'));
  const [found] = await db.select().from(unknownMoney).where(isWaiting);
  return found;
}

/** Records money of a line that nobody can assign; returns its number. */
export async function recordUnknown(
  tx: Db,
  context: Context,
  line: StoredLine,
  { amount, note }: { amount: string; note: string },
): Promise<number> {
  const [recorded] = await tx
    .insert(unknownMoney)
    .values({
      lineId: line.id,
      amount,
      note,
      recordedAt: context.now(),
      recordedBy: context.actor.label,
    })
    .returning({ id: unknownMoney.id });
  if (!recorded) throw new Error('No unknown money was recorded');
  await audit(tx, context, {
    action: 'statement.unknown-money',
    entity: 'statement',
    id: line.statementId,
    after: { line: line.id, amount: Number(amount), ...(note === '' ? {} : { note }) },
  });
  return recorded.id;
}

/** Ends the wait because orders get the money; their parts take the place of its part. */
export async function closeAsGiven(tx: Db, context: Context, id: number): Promise<void> {
  await close(tx, context, id, { state: 'given' });
  await tx
    .delete(statementLineParts)
    .where(and(eq(statementLineParts.kind, 'unknown'), eq(statementLineParts.unknownId, id)));
}

/** Records that unknown money was returned to the account it came from; nothing of its line waits any more. */
export const returnUnknownMoney = (
  context: Context,
  id: number,
  input: ReturnInput,
): Promise<UnknownMoneyRow> => inTransaction(context, (tx) => returnWithin(tx, context, id, input));

/** The same within a database transaction that does more. */
export async function returnWithin(
  tx: Db,
  context: Context,
  id: number,
  { returnedOn, reference }: ReturnInput,
): Promise<UnknownMoneyRow> {
  const read = () => tx.select().from(unknownMoney).where(eq(unknownMoney.id, id));
  const [found] = await read();
  if (!found) throw new Refusal('NOT_FOUND');
  const line = await lockLine(tx, found.lineId);
  const [money] = await read();
  if (!money) throw new Refusal('NOT_FOUND');
  if (money.state !== 'waiting') throw new Refusal('REFUND_ALREADY_CLOSED');
  if (returnedOn > warsawDay(context.now())) throw new Refusal('RETURNED_IN_THE_FUTURE', 'returnedOn');
  if (returnedOn < line.bookedOn) throw new Refusal('RETURNED_BEFORE_REJECTION', 'returnedOn');
  await close(tx, context, id, { state: 'returned', returnedOn, reference });
  await tx.update(statementLines).set({ state: 'done' }).where(eq(statementLines.id, line.id));
  await audit(tx, context, {
    action: 'statement.return-unknown-money',
    entity: 'statement',
    id: line.statementId,
    after: { line: line.id, amount: Number(money.amount), returnedOn, reference },
    amount: Number(money.amount),
  });
  return readUnknownMoney({ ...context, db: tx }, id);
}

/** Withdraws unknown money that was recorded by mistake. Refuses with STATEMENT_LINE_IN_USE if it was returned. */
export async function withdrawUnknown(tx: Db, id: number): Promise<void> {
  const { rowCount } = await tx
    .delete(unknownMoney)
    .where(and(eq(unknownMoney.id, id), eq(unknownMoney.state, 'waiting')));
  if (rowCount !== 1) throw new Refusal('STATEMENT_LINE_IN_USE');
}

async function close(tx: Db, context: Context, id: number, closed: Partial<Unknown>): Promise<void> {
  await tx
    .update(unknownMoney)
    .set({ ...closed, closedAt: context.now(), closedBy: actorNameOf(context.actor.label) })
    .where(eq(unknownMoney.id, id));
}
