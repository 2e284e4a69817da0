import type {
  StatementLineView,
  StatementView,
} from '@share/contract/areas/statements/statements.schemas.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { files } from '../../platform/files/files.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorNameOf } from '../ledger/ledger.shared.ts';
import { payoutsOf } from './judging/due-money.reads.ts';
import { ordersOf } from './judging/evidence.reads.ts';
import type { Judgement } from './judging/judge.ts';
import { judgeLines } from './judging/judge-lines.ts';
import { readParts } from './parts.reads.ts';
import { statementLines, statements } from './statements.tables.ts';

export type StoredLine = typeof statementLines.$inferSelect;

/** Refuses with NOT_FOUND. */
export async function readStatement({ db }: Context, id: number): Promise<StatementView> {
  // A CSV file without balances has an opening balance of 0, which says nothing.
  const before = sql`(SELECT b.closing FROM statements b WHERE b.account = ${statements.account}
    AND NOT (b.format = 'csv' AND b.opening = 0) AND (b.to_day, b.id) < (${statements.from}, ${statements.id}) ORDER BY b.to_day DESC, b.id DESC LIMIT 1)`;
  const count = (condition: string) =>
    sql<number>`(SELECT count(*)::int FROM statement_lines l WHERE l.statement_id = ${statements.id} AND ${sql.raw(condition)})`;
  const [found] = await db
    .select({
      statement: statements,
      fileName: files.fileName,
      importedBy: actorNameOf(statements.importedBy),
      before: sql<string | null>`${before}`,
      lines: count('true'),
      open: count(`l.state = 'open'`),
      known: count(`l.state = 'duplicate'`),
    })
    .from(statements)
    .innerJoin(files, eq(files.id, statements.fileId))
    .where(eq(statements.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { fileId: _, opening, closing, importedAt, ...statement } = found.statement;
  const hasBalances = statement.format !== 'csv' || Number(opening) !== 0;
  const isNext = found.before !== null && found.known === 0 && hasBalances;
  const gap = isNext ? toMinorUnits(opening) - toMinorUnits(found.before ?? opening) : 0n;
  return {
    ...statement,
    fileName: found.fileName,
    importedBy: found.importedBy,
    lines: found.lines,
    open: found.open,
    known: found.known,
    opening: Number(opening),
    closing: Number(closing),
    importedAt: importedAt.toISOString(),
    gap: gap === 0n ? null : Number(gap) / 100,
  };
}

/** The lines of a statement in the order of the file; what an open one most likely pays is judged now. */
export async function readLines(context: Context, statementId: number): Promise<StatementLineView[]> {
  await readStatement(context, statementId);
  const lines = await context.db
    .select()
    .from(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .orderBy(asc(statementLines.place));
  return toLineViews(context, lines);
}

/** Refuses with NOT_FOUND. */
export async function readLine(context: Context, id: number): Promise<StatementLineView> {
  const lines = await context.db.select().from(statementLines).where(eq(statementLines.id, id));
  const [view] = await toLineViews(context, lines);
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
}

/**
 * The line, about which nobody else decides until the database transaction ends. Whatever changes unknown money or orders because
 * of a line locks the line first, and a debit before the line of the unknown money that it returns (R3). Refuses with NOT_FOUND.
 */
export async function lockLine(tx: Db, id: number): Promise<StoredLine> {
  const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('no key update');
  if (!line) throw new Refusal('NOT_FOUND');
  return line;
}

async function toLineViews(context: Context, lines: readonly StoredLine[]): Promise<StatementLineView[]> {
  const judged = await judgeLines(context, lines);
  const ids = sql.param(lines.map(({ id }) => id));
  const deciders = await context.db
    .select({ id: statementLines.id, by: actorNameOf(statementLines.decidedBy) })
    .from(statementLines)
    .where(sql`${statementLines.id} = ANY(${ids}::int[]) AND ${statementLines.decidedBy} IS NOT NULL`)
    .then((rows) => new Map(rows.map(({ id, by }) => [id, by])));
  const parts = await readParts(context, lines);
  const decided = [...parts.values()].flatMap((own) => own.flatMap(({ orderId }) => orderId ?? []));
  const proposed = [...judged.values()].flatMap(({ order }) => order ?? []);
  const orders = await ordersOf(context, [...decided, ...proposed]);
  const payouts = await payoutsOf(context, [
    ...[...parts.values()].flatMap((own) => own.flatMap(({ payoutLineId }) => payoutLineId ?? [])),
    ...[...judged.values()].flatMap(({ payoutLine }) => payoutLine ?? []),
  ]);
  return lines.map((line) => {
    const { verdict, reasons, order, payoutLine = null, file = null } = judged.get(line.id) ?? UNKNOWN;
    const own = parts.get(line.id) ?? [];
    const id = own.find(({ orderId }) => orderId !== null)?.orderId ?? order;
    const named = id === null ? undefined : orders.get(id);
    const paidOut = own.find(({ payoutLineId }) => payoutLineId !== null)?.payoutLineId ?? payoutLine;
    return {
      id: line.id,
      bookedOn: line.bookedOn,
      amount: Number(line.amount),
      title: line.title,
      counterparty: { name: line.counterpartyName, account: line.counterpartyAccount },
      reference: line.reference,
      verdict,
      reasons,
      order: named
        ? {
            id: named.id,
            investor: `${named.investor.firstName} ${named.investor.lastName}`.trim(),
            amount: Number(fromMinorUnits(named.amount)),
          }
        : null,
      payout: (paidOut !== null && payouts.get(paidOut)) || null,
      file,
      state: line.state === 'unknown' ? 'done' : line.state,
      waiting: line.state === 'unknown' ? Number(own.find(({ kind }) => kind === 'unknown')?.amount ?? 0) : 0,
      decision:
        line.decidedAt === null
          ? null
          : {
              by: deciders.get(line.id) ?? '',
              at: line.decidedAt.toISOString(),
              note: line.note,
              parts: own.map(({ kind, orderId, payoutLineId, transactionId, amount }) => ({
                kind,
                order: orderId,
                payout: (payoutLineId !== null && payouts.get(payoutLineId)?.id) || null,
                transaction: transactionId,
                amount: Number(amount),
              })),
            },
      canReopen: line.decidedAt !== null && own.every(({ canUndo }) => canUndo),
    };
  });
}

const UNKNOWN: Judgement = { verdict: 'unknown', reasons: [], order: null };
