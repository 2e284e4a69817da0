import { asc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Context, type Services, systemContext } from '../../platform/context.ts';
import { refusalOfSqlError } from '../../platform/database/sql-errors.ts';
import { openServices } from '../../server.ts';
import { anOffer, anOrder } from '../../testing/books.ts';
import { anMt940, asUpload } from '../../testing/files/statement-files.ts';
import { expectMonthsToAgree } from '../../testing/orders/months-agree.ts';
import { outcomeOf } from '../../testing/orders/orders-model.ts';
import {
  aBooking,
  type Command,
  DAY,
  everything,
  partsOf,
  refusals,
  rounds,
} from '../../testing/orders/statements-model.ts';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { acceptOrder } from '../ledger/move/accept-order.ts';
import { rejectOrder } from '../ledger/move/reject-order.ts';
import { acceptLines, assignLine, setLineAside } from './decide-line.ts';
import { importStatement } from './import-statement.ts';
import { reopenLine } from './reopen-line.ts';
import { statementLines, unknownMoney } from './statements.tables.ts';
import { returnUnknownMoney, waitingOf } from './unknown-money.verbs.ts';

const NOW = new Date(`${DAY}T09:00:00Z`);

let app: TestApp;
let other: ReturnType<typeof openServices>;
/** Two clerks on two servers. */
let clerks: [Context, Context];
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeAll(async () => {
  app = await aTestApp();
  app.setClock(NOW);
  await app.as('super admin');
  other = openServices(app.services.environment, app.databaseUrl);
  const services: Services = { ...other.services, log: app.services.log, now: () => NOW };
  clerks = [app.context, systemContext(services)];
  offer = await anOffer(app.context);
});
afterAll(async () => {
  const { rows } = await app.context.db.execute(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  await other.close();
  await app.close();
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

/** The money of all lines that count, and what became of it according to the records themselves, in PLN. */
async function readMoney({ db }: Context) {
  const { rows } = await db.execute<Record<'arrived' | 'left' | 'cameOf' | 'wentOf', string>>(sql`
    WITH lines AS (SELECT * FROM statement_lines WHERE state <> 'duplicate'),
    undecided AS (SELECT * FROM lines WHERE state IN ('open', 'aside')),
    received AS (SELECT c.amount FROM receipts c WHERE c.transaction_id IN
        (SELECT transaction_id FROM statement_line_parts WHERE kind IN ('receipt', 'late'))
      UNION ALL SELECT r.amount FROM refunds r WHERE r.id IN (SELECT refund_id FROM statement_line_parts WHERE kind = 'further')
      UNION ALL SELECT amount FROM unknown_money WHERE state IN ('waiting', 'returned')
      UNION ALL SELECT amount FROM undecided WHERE amount > 0),
    returned AS (SELECT r.amount FROM refunds r WHERE r.returned_on IS NOT NULL
        AND r.id IN (SELECT refund_id FROM statement_line_parts WHERE kind = 'refund')
      UNION ALL SELECT amount FROM unknown_money WHERE state = 'returned'
        AND id IN (SELECT unknown_id FROM statement_line_parts WHERE kind = 'return')
      UNION ALL SELECT -amount FROM undecided WHERE amount < 0)
    SELECT (SELECT coalesce(sum(amount), 0) FROM lines WHERE amount > 0) AS arrived,
      (SELECT coalesce(sum(-amount), 0) FROM lines WHERE amount < 0) AS left,
      (SELECT coalesce(sum(amount), 0) FROM received) AS "cameOf",
      (SELECT coalesce(sum(amount), 0) FROM returned) AS "wentOf"`);
  const [{ arrived, left, cameOf, wentOf } = { arrived: '', left: '', cameOf: '', wentOf: '' }] = rows;
  return { credits: [arrived, cameOf], debits: [left, wentOf] };
}

/** What lines became: what never happens is not tested. */
const kinds = new Set<string>();
let imports = 0;

/** As the answer of a request says it. */
const asAnswered = (error: unknown) => {
  throw refusalOfSqlError(error) ?? error;
};

/** One life: its own orders and lines, in the database of all. */
async function live(all: Command[][]): Promise<void> {
  const orders: number[] = [];
  const lines: number[] = [];
  const fromLast = (ids: readonly number[], nth: number) => ids.at(-1 - (nth % Math.max(ids.length, 1))) ?? 0;
  const pair = (nth: number) => [fromLast(orders, nth), fromLast(orders, nth + 1)] as const;

  const verbs: {
    [Does in Command['does']]: (context: Context, command: Command & { does: Does }) => Promise<unknown>;
  } = {
    place: async (context) => orders.push((await anOrder(context, { of: offer, quantity: 2 })).id),
    reject: (context, { order }) => rejectOrder(context, fromLast(orders, order)),
    complete: (context, { order }) => acceptOrder(context, fromLast(orders, order)),
    import: async (context, { bookings }) => {
      imports += 1;
      const mark = [...String(imports)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      const text = anMt940(
        bookings.map((wanted) => aBooking(wanted, pair(wanted.order), mark)),
        { opening: `${imports}.00` },
      );
      const { id } = await importStatement(context, asUpload(text));
      const found = await context.db
        .select({ id: statementLines.id })
        .from(statementLines)
        .where(eq(statementLines.statementId, id))
        .orderBy(asc(statementLines.place));
      lines.push(...found.map((line) => line.id));
    },
    accept: async (context, { note }) => {
      if (lines.length === 0) return;
      for (const { code } of await acceptLines(context, { lines, note }))
        expect([null, ...refusals.accept]).toContain(code);
    },
    assign: async (context, { line, order, split }) => {
      const id = fromLast(lines, line);
      const [stored] = await context.db.select().from(statementLines).where(eq(statementLines.id, id));
      const amount = (await waitingOf(context.db, id))?.amount ?? stored?.amount.replace('-', '') ?? '0';
      const grosze = Number(amount.replace('.', ''));
      return assignLine(context, id, { parts: partsOf(grosze, split, pair(order)), note: 'As agreed' });
    },
    aside: (context, { line }) => setLineAside(context, fromLast(lines, line), { note: '' }),
    reopen: (context, { line }) => reopenLine(context, fromLast(lines, line)),
    return: async (context, { unknown }) => {
      const found = await context.db
        .select({ id: unknownMoney.id })
        .from(unknownMoney)
        .where(inArray(unknownMoney.lineId, lines))
        .orderBy(asc(unknownMoney.id));
      const id = fromLast(
        found.map((money) => money.id),
        unknown,
      );
      return returnUnknownMoney(context, id, { returnedOn: DAY, reference: 'FT' });
    },
  };
  const run = <Does extends Command['does']>(context: Context, command: Command & { does: Does }) =>
    (verbs[command.does] as (context: Context, command: Command) => Promise<unknown>)(context, command);

  for (const round of all) {
    await Promise.all(
      round.map(async (command) => {
        const outcome = await outcomeOf(run(clerks[command.by === 0 ? 0 : 1], command).catch(asAnswered));
        expect(['OK', ...refusals[command.does]]).toContain(outcome);
      }),
    );
    expect(await runBooksCheck(app.context.db, NOW)).toEqual([]);
    await expectMonthsToAgree(app.context);
    const { credits, debits } = await readMoney(app.context);
    expect(credits[1]).toBe(credits[0]);
    expect(debits[1]).toBe(debits[0]);
    const { rows } = await app.context.db.execute<{ kind: string }>(
      sql`SELECT DISTINCT kind FROM statement_line_parts`,
    );
    for (const { kind } of rows) kinds.add(kind);
  }
}

const lives = (numRuns: number) =>
  fc.assert(fc.asyncProperty(rounds, live), { numRuns, examples: [[everything]], endOnFailure: true });

const PARTS = ['receipt', 'late', 'further', 'unknown', 'refund', 'return'];

test('I-37 whatever two clerks do at once, every grosz of a statement is somewhere in the books, once', async () => {
  await lives(5);
  expect([...kinds].toSorted()).toEqual(PARTS.toSorted());
});

test('I-37 in many more lives', { tags: 'thorough' }, () => lives(100));
