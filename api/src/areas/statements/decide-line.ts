/** What is decided about a line. Each order is paid in a database transaction of its own, together with the line that says so. */
import type {
  AcceptedLine,
  AcceptLinesInput,
  AssignLineInput,
  PartKind,
  SetAsideInput,
  StatementLineView,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../platform/refusal.ts';
import { acceptWithin, recordFurtherWithin, recordLateWithin } from '../ledger/ledger.shared.ts';
import { type KnownOrder, ordersOf } from './judging/evidence.reads.ts';
import { addRule } from './statement-rules.ts';
import { readLine, type StoredLine, storedLine } from './statements.reads.ts';
import { statementLineParts, statementLines } from './statements.tables.ts';

type Decided = z.infer<typeof AcceptedLine>;

/**
 * Accepts the payments of lines one after another. A line that is not sure needs a note and one likely order. The answer has the
 * result of each; whatever stops it in between, those that are done stay done.
 */
export async function acceptLines(
  context: Context,
  { lines, note }: z.output<typeof AcceptLinesInput>,
): Promise<Decided[]> {
  const results: Decided[] = [];
  for (const line of new Set(lines)) results.push(await acceptOne(context, line, note));
  return results;
}

async function acceptOne(context: Context, id: number, note: string): Promise<Decided> {
  try {
    const { verdict, order, state, amount } = await readLine(context, id);
    if (state !== 'open') throw new Refusal('STATEMENT_LINE_DECIDED');
    const isUnseen = verdict === 'sure' || (verdict === 'likely' && note !== '');
    if (!isUnseen || order === null) throw new Refusal('STATEMENT_LINE_NOT_SURE');
    await assignLine({ ...context, idempotency: null }, id, { parts: [{ order: order.id, amount }], note });
    return { line: id, done: true, code: null };
  } catch (error) {
    const refusal = error instanceof Refusals ? error.refusals[0] : error;
    if (!(refusal instanceof Refusal)) throw error;
    return { line: id, done: false, code: refusal.code };
  }
}

/** Gives a line to an order: as its payment, or as a late or further transfer, whichever the order can still have. */
export async function assignLine(
  context: Context,
  id: number,
  { parts: [part], note }: z.output<typeof AssignLineInput>,
): Promise<StatementLineView> {
  const line = await storedLine(context, id);
  if (line.state !== 'open') throw new Refusal('STATEMENT_LINE_DECIDED');
  if (part?.amount.toFixed(2) !== line.amount) throw new Refusal('VALUE_INVALID', 'parts.0.amount');
  const order = (await ordersOf(context, [part.order])).get(part.order);
  if (!order) throw new Refusal('ORDER_NOT_EXISTS', 'parts.0.order');
  return inTransaction(context, async (tx) => {
    const within = { ...context, db: tx };
    const kind = await book(tx, context, order, line, note);
    await decide(tx, context, line, 'done', note);
    await tx.insert(statementLineParts).values({
      lineId: id,
      kind,
      orderId: order.id,
      transactionId: order.transactionId,
      amount: line.amount,
    });
    return readLine(within, id);
  });
}

async function book(
  tx: Db,
  context: Context,
  order: KnownOrder,
  line: StoredLine,
  note: string,
): Promise<PartKind> {
  const input = {
    receivedAmount: Number(line.amount),
    receivedOn: line.bookedOn,
    ...(note === '' ? {} : { note }),
  };
  if (order.state === 'paid') {
    await recordFurtherWithin(tx, context, order.transactionId, input, null);
    return 'further';
  }
  if (order.state === 'ended') {
    await recordLateWithin(tx, context, order.transactionId, input);
    return 'late';
  }
  await acceptWithin(tx, context, order.transactionId, input);
  return 'receipt';
}

/** Sets a line aside: its money is no payment of an order. */
export function setLineAside(
  context: Context,
  id: number,
  { note, rule }: z.output<typeof SetAsideInput>,
): Promise<StatementLineView> {
  return inTransaction(context, async (tx) => {
    const line = await storedLine({ ...context, db: tx }, id);
    await decide(tx, context, line, 'aside', note);
    if (rule) await addRule(tx, context, line, rule);
    await audit(tx, context, {
      action: 'statement.set-aside',
      entity: 'statement',
      id: line.statementId,
      after: { line: id, amount: Number(line.amount), ...(note === '' ? {} : { note }) },
    });
    return readLine({ ...context, db: tx }, id);
  });
}

/** Nothing rests on a line that was set aside, so that it can be decided again. */
export function reopenLine(context: Context, id: number): Promise<StatementLineView> {
  return inTransaction(context, async (tx) => {
    const line = await storedLine({ ...context, db: tx }, id);
    const changed = await tx
      .update(statementLines)
      .set({ state: 'open', decidedAt: null, decidedBy: null, note: '' })
      .where(and(eq(statementLines.id, id), eq(statementLines.state, 'aside')));
    if (changed.rowCount !== 1) throw new Refusal('CHANGED_MEANWHILE');
    await audit(tx, context, {
      action: 'statement.reopen',
      entity: 'statement',
      id: line.statementId,
      after: { line: id, amount: Number(line.amount) },
    });
    return readLine({ ...context, db: tx }, id);
  });
}

/** Refuses with STATEMENT_LINE_DECIDED if somebody else was faster. */
async function decide(tx: Db, context: Context, line: StoredLine, state: 'done' | 'aside', note: string) {
  const changed = await tx
    .update(statementLines)
    .set({ state, note, decidedAt: context.now(), decidedBy: context.actor.label })
    .where(and(eq(statementLines.id, line.id), eq(statementLines.state, 'open')));
  if (changed.rowCount !== 1) throw new Refusal('STATEMENT_LINE_DECIDED');
}
