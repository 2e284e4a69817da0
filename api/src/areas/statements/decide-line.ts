/** What is decided about a line. Its orders are paid in one database transaction, together with the line that says so. */
import * as endpoints from '@share/contract/areas/statements/statements.endpoints.ts';
import type {
  AcceptedLine,
  AcceptLinesInput,
  AssignLineInput,
  SetAsideInput,
  StatementLineView,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { propose } from '../../platform/four-eyes/propose.ts';
import { SecondPersonNeeded } from '../../platform/four-eyes/second-person.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, Refusals } from '../../platform/refusal.ts';
import { bookParts } from './book-parts.ts';
import { bookReturns } from './book-returns.ts';
import { addRule } from './statement-rules.ts';
import { lockLine, readLine, type StoredLine } from './statements.reads.ts';
import { statementLines } from './statements.tables.ts';
import { closeAsGiven, waitingOf } from './unknown-money.verbs.ts';

type Decided = z.infer<typeof AcceptedLine>;

/**
 * Accepts the payments of lines one after another. A line that is not sure needs a note and one likely order or payout. The answer has the
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
  const byItself = { ...context, idempotency: null };
  try {
    await inTransaction(byItself, async (tx) => {
      const line = await lockLine(tx, id);
      if (line.state !== 'open') throw new Refusal('STATEMENT_LINE_DECIDED');
      const { verdict, order, payout, file, amount } = await readLine({ ...context, db: tx }, id);
      const isClear = verdict === 'sure' || (verdict === 'likely' && note !== '');
      if (!isClear || (order ?? payout ?? file) === null) throw new Refusal('STATEMENT_LINE_NOT_SURE');
      const parts = [{ order: order?.id ?? null, amount: Math.abs(amount) }];
      await settle(tx, context, line, { parts, note });
    });
    return { line: id, done: true, code: null };
  } catch (error) {
    if (error instanceof SecondPersonNeeded) return proposeLine(byItself, id, note, error);
    const refusal = error instanceof Refusals ? error.refusals[0] : error;
    if (!(refusal instanceof Refusal)) throw error;
    return { line: id, done: false, code: refusal.code };
  }
}

/** A line that needs a second person is proposed by itself, and holds up no other. */
async function proposeLine(
  context: Context,
  id: number,
  note: string,
  needed: SecondPersonNeeded,
): Promise<Decided> {
  const { order, amount } = await readLine(context, id);
  const body = { parts: [{ order: order?.id ?? null, amount: Math.abs(amount) }], note };
  await propose(context, endpoints.assignLine, { params: { id: String(id) }, body, ifMatch: null }, needed);
  return { line: id, done: false, code: 'PROPOSED' };
}

/**
 * Gives the money of a line to orders: as their payment, or as a late or further transfer, whichever each can still have. What
 * nobody can assign becomes unknown money, which is given to orders later in the same way. A debit returns refunds or pays payouts.
 */
export function assignLine(context: Context, id: number, input: AssignLineInput): Promise<StatementLineView> {
  return inTransaction(context, async (tx) => {
    await settle(tx, context, await lockLine(tx, id), input);
    return readLine({ ...context, db: tx }, id);
  });
}

/** The line is locked before its orders, so that the slower of two clerks is told that it is decided. */
async function settle(
  tx: Db,
  context: Context,
  line: StoredLine,
  { parts, note }: AssignLineInput,
): Promise<void> {
  const unknown = line.state === 'unknown' ? await waitingOf(tx, line.id) : undefined;
  const isForOrders = parts.some(({ order }) => order !== null);
  if (line.state !== 'open' && !(unknown && isForOrders)) throw new Refusal('STATEMENT_LINE_DECIDED');
  const sum = parts.reduce((total, { amount }) => total + toMinorUnits(amount.toFixed(2)), 0n);
  if (sum !== toMinorUnits(unknown?.amount ?? line.amount.replace('-', '')))
    throw new Refusal('VALUE_INVALID', 'parts.0.amount');
  if (unknown) await closeAsGiven(tx, context, unknown.id);
  const isDebit = line.amount.startsWith('-');
  const booked = await (isDebit ? bookReturns : bookParts)(tx, context, line, { parts, note });
  const state = booked.some(({ kind }) => kind === 'unknown') ? 'unknown' : 'done';
  await decide(tx, context, line, { state, note });
}

/** Sets a line aside: its money is no payment of an order. */
export function setLineAside(
  context: Context,
  id: number,
  { note, rule }: z.output<typeof SetAsideInput>,
): Promise<StatementLineView> {
  return inTransaction(context, async (tx) => {
    const line = await lockLine(tx, id);
    if (line.state !== 'open') throw new Refusal('STATEMENT_LINE_DECIDED');
    await decide(tx, context, line, { state: 'aside', note });
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

async function decide(
  tx: Db,
  context: Context,
  line: StoredLine,
  { state, note }: Pick<StoredLine, 'state' | 'note'>,
): Promise<void> {
  await tx
    .update(statementLines)
    .set({ state, note, decidedAt: context.now(), decidedBy: context.actor.label })
    .where(eq(statementLines.id, line.id));
}
