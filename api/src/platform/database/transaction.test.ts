import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { agreements } from '../../areas/agreements/agreements.tables.ts';
import { insertAgreement, positionsOfAgreements } from '../../testing/content/bare-agreements.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { refusalsOf } from '../http/error-answer.ts';
import { Refusal } from '../refusal.ts';
import { afterCommit, withCommit } from './commit-tasks.ts';
import type { Db } from './database.ts';
import { inTransaction } from './transaction.ts';

const app = appForAllTests();
beforeEach(async () => void (await app.context.db.delete(agreements)));

const positions = () => positionsOfAgreements(app.context.db);
/** Fails in the way PostgreSQL does when it cancels this transaction because of a conflict. */
const beVictim = (tx: Db, state: string) =>
  tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${state}'; END $$`));

test('R5 what a refused verb has written is rolled back', async () => {
  const refused = inTransaction(app.context, async (tx) => {
    await insertAgreement(tx, 1);
    throw new Refusal('VALUE_INVALID');
  });
  await expect(refused).rejects.toThrow('VALUE_INVALID');
  expect(await positions()).toEqual([]);
});

test.each(['40001', '40P01'])(
  'R3 a victim of a conflict (%s) does its work again from the start',
  async (state) => {
    let attempts = 0;
    const answer = await inTransaction(app.context, async (tx) => {
      attempts += 1;
      await insertAgreement(tx, attempts);
      if (attempts < 3) await beVictim(tx, state);
      return attempts;
    });
    expect(answer).toBe(3);
    expect(await positions()).toEqual([3]);
  },
);

test('R3 after four attempts a victim gives up', async () => {
  let attempts = 0;
  const given = inTransaction(app.context, async (tx) => {
    attempts += 1;
    await beVictim(tx, '40001');
  });
  await expect(given).rejects.toThrow();
  expect(attempts).toBe(4);
});

test('any other error is not tried again', async () => {
  let attempts = 0;
  const failed = inTransaction(app.context, async (tx) => {
    attempts += 1;
    await beVictim(tx, '23514');
  });
  await expect(failed).rejects.toThrow();
  expect(attempts).toBe(1);
});

test('R32 a connection that breaks in the middle fails its own work only: the process and the pool go on', async () => {
  const uncaught: unknown[] = [];
  const collect = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', collect);
  const broken = inTransaction(app.context, async (tx) => {
    await insertAgreement(tx, 1);
    const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
    await app.services.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await insertAgreement(tx, 2);
  });
  await expect(broken).rejects.toThrow();
  expect(await positions()).toEqual([]);
  process.off('uncaughtException', collect);
  expect(uncaught).toEqual([]);
});

test('R5 a connection that breaks during the work reports that nothing was saved; one that breaks at the commit, that the outcome is unknown', async () => {
  const cutAt = (moment: 'work' | 'commit') =>
    inTransaction(app.context, async (tx) => {
      await insertAgreement(tx, 1);
      const cut = () => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid(), 5000)`);
      if (moment === 'commit') return withCommit(tx, cut);
      await cut();
    }).catch((error: unknown) => refusalsOf(error)?.[0]?.code);
  expect(await cutAt('work')).toBe('DATABASE_UNAVAILABLE');
  expect(await cutAt('commit')).toBe('OUTCOME_UNKNOWN');
});

test('statements of `withCommit` are sent last and committed with the rest', async () => {
  const seen: number[] = [];
  await inTransaction(app.context, async (tx) => {
    withCommit(tx, () => insertAgreement(tx, 3));
    withCommit(tx, () => insertAgreement(tx, 4));
    await insertAgreement(tx, 1);
    seen.push(...(await tx.select().from(agreements)).map(({ position }) => position));
  });
  expect(seen).toEqual([1]);
  expect(await positions()).toEqual([1, 3, 4]);
});

test('R5 everything is rolled back when a statement of `withCommit` fails, and none is sent when the work fails', async () => {
  const failed = inTransaction(app.context, async (tx) => {
    await insertAgreement(tx, 1);
    withCommit(tx, () => insertAgreement(tx, 2));
    withCommit(tx, () => tx.execute(sql`SELECT 1 / 0`));
    afterCommit(tx, () => expect.unreachable());
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  const refused = inTransaction(app.context, async (tx) => {
    withCommit(tx, async () => expect.unreachable());
    throw new Refusal('VALUE_INVALID');
  });
  await expect(refused).rejects.toThrow('VALUE_INVALID');
  expect(await positions()).toEqual([]);
});

test('R3 a victim whose conflict is found at the commit does its work again', async () => {
  let attempts = 0;
  await inTransaction(app.context, async (tx) => {
    attempts += 1;
    const attempt = attempts;
    await insertAgreement(tx, attempt);
    if (attempt < 3) withCommit(tx, () => beVictim(tx, '40001'));
  });
  expect(await positions()).toEqual([3]);
});

test('actions of `afterCommit` run after the commit, and not at all when the work is rolled back', async () => {
  const done: string[] = [];
  await inTransaction(app.context, async (tx) => {
    afterCommit(tx, () => done.push('committed'));
    expect(done).toEqual([]);
  });
  const refused = inTransaction(app.context, async (tx) => {
    afterCommit(tx, () => done.push('refused'));
    throw new Refusal('VALUE_INVALID');
  });
  await expect(refused).rejects.toThrow('VALUE_INVALID');
  expect(done).toEqual(['committed']);
});
