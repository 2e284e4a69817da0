import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { agreements } from '../../areas/agreements/agreements.tables.ts';
import { insertAgreement, positionsOfAgreements } from '../../testing/content/bare-agreements.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { Refusal } from '../refusal.ts';
import { withCommit } from './commit-tasks.ts';
import { type Db, openDb } from './database.ts';
import { DatabaseClient } from './database-client.ts';
import { queryTogether, together } from './pipeline.ts';
import { inTransaction } from './transaction.ts';

const app = appForAllTests();
beforeEach(async () => void (await app.context.db.delete(agreements)));

const positions = () => positionsOfAgreements(app.context.db);
const number = (tx: Db, value: number) =>
  tx.execute<{ value: number }>(sql`SELECT ${value}::integer AS value`).then(({ rows }) => rows[0]?.value);

describe('tasks done together', () => {
  test('return their answers by name', async () => {
    const answers = await inTransaction(app.context, (tx) =>
      together(tx, {
        two: () => number(tx, 2),
        none: async () => 'nothing sent',
        one: () => number(tx, 1),
      }),
    );
    expect(answers).toEqual({ one: 1, none: 'nothing sent', two: 2 });
  });

  test('are sent in the order given and all awaited', async () => {
    const done: string[] = [];
    const { found } = await inTransaction(app.context, (tx) =>
      together(tx, {
        first: async () => {
          await insertAgreement(tx, 1);
          await new Promise((resolve) => setTimeout(resolve, 20));
          done.push('first');
        },
        second: async () => void (await insertAgreement(tx, 2)),
        found: () =>
          tx.select({ position: agreements.position }).from(agreements).orderBy(agreements.position),
      }),
    );
    expect(found).toEqual([{ position: 1 }, { position: 2 }]);
    expect(done).toEqual(['first']);
  });

  test('R5 are rolled back when one fails, and the failure that caused the others is thrown', async () => {
    const failed = inTransaction(app.context, (tx) =>
      together(tx, {
        first: () => insertAgreement(tx, 1),
        second: () => tx.execute(sql`SELECT 1 / 0`),
        third: () => tx.execute(sql`SELECT 1`),
      }),
    );
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
    const refused = inTransaction(app.context, (tx) =>
      together(tx, {
        first: () => insertAgreement(tx, 1),
        second: () => {
          throw new Refusal('VALUE_INVALID');
        },
      }),
    );
    await expect(refused).rejects.toThrow('VALUE_INVALID');
    expect(await positions()).toEqual([]);
  });
});

/** The message of Drizzle's error names the statement; the reason is its cause. */
const secondStatement = { cause: { message: expect.stringContaining('sent a second statement') } };

describe('a second statement of one task throws, and all is rolled back', () => {
  const twoStatements: [string, (tx: Db) => Promise<unknown>][] = [
    [
      'after the answer of the first',
      async (tx) => {
        await insertAgreement(tx, 1);
        await insertAgreement(tx, 2);
      },
    ],
    ['beside the first', (tx) => Promise.all([insertAgreement(tx, 1), insertAgreement(tx, 2)])],
    [
      'after something else that took time',
      async (tx) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await insertAgreement(tx, 1);
      },
    ],
  ];
  test.each(twoStatements)('%s', async (_, task) => {
    const failed = inTransaction(app.context, (tx) =>
      together(tx, { task: () => task(tx), other: () => number(tx, 1) }),
    );
    await expect(failed).rejects.toMatchObject(secondStatement);
    expect(await positions()).toEqual([]);
  });

  test('in a `together` of its own', async () => {
    const failed = inTransaction(app.context, (tx) =>
      together(tx, { inner: () => together(tx, { one: () => insertAgreement(tx, 1) }) }),
    );
    await expect(failed).rejects.toThrow(/cannot be another/);
  });

  test('and the connection can be used again', async () => {
    const { pool } = app.services;
    await Promise.all(
      Array.from({ length: pool.totalCount }, () =>
        inTransaction(app.context, async (tx) => {
          await insertAgreement(tx, 1);
          await insertAgreement(tx, 2);
        }),
      ),
    );
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

test('a second statement of one commit task throws and is not sent, but the rest is already committed', async () => {
  const failed = inTransaction(app.context, async (tx) => {
    await insertAgreement(tx, 1);
    withCommit(tx, async () => {
      await insertAgreement(tx, 2);
      await insertAgreement(tx, 3);
    });
  });
  await expect(failed).rejects.toMatchObject(secondStatement);
  expect((await positions()).toSorted()).toEqual([1, 2]);
});

/** Counts the writes on the socket of a connection. */
function countWrites(client: PoolClient): () => number {
  if (!(client instanceof DatabaseClient)) throw new Error('The pool opened another kind of connection');
  const { stream } = client.connection;
  const one = vi.spyOn(stream, '_write');
  const several = vi.spyOn(stream, '_writev' as '_write');
  return () => {
    const count = one.mock.calls.length + several.mock.calls.length;
    one.mockRestore();
    several.mockRestore();
    return count;
  };
}

describe('statements are sent in one write', () => {
  test('because the socket of a pg connection can be corked', async () => {
    const client = await app.services.pool.connect();
    expect(client).toBeInstanceOf(DatabaseClient);
    const { stream } = (client as unknown as DatabaseClient).connection;
    expect([typeof stream.cork, typeof stream.uncork]).toEqual(['function', 'function']);
    client.release();
  });

  test('when they are sent together, and otherwise in one write each', async () => {
    const client = await app.services.pool.connect();
    const tx = openDb(client);
    try {
      const tasks = { one: () => number(tx, 1), two: () => number(tx, 2), three: () => number(tx, 3) };
      await together(tx, tasks); // The first call prepares the statements, which takes writes of its own.
      const held = countWrites(client);
      await together(tx, tasks);
      expect(held()).toBe(1);
      const single = countWrites(client);
      for (const task of Object.values(tasks)) await task();
      expect(single()).toBe(3);
    } finally {
      client.release();
    }
  });

  test('BEGIN with the first statements of the work, COMMIT with the statements of `withCommit`', async () => {
    const { pool } = app.services;
    const counters: (() => number)[] = [];
    pool.once('acquire', (client) => counters.push(countWrites(client)));
    await inTransaction(app.context, async (tx) => {
      await together(tx, { one: () => insertAgreement(tx, 1), two: () => insertAgreement(tx, 2) });
      withCommit(tx, () => insertAgreement(tx, 3));
      withCommit(tx, () => insertAgreement(tx, 4));
    });
    expect(counters.map((count) => count())).toEqual([2]);
    expect((await positions()).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('quick statements on one connection', () => {
  test('are answered in their order', async () => {
    const results = await queryTogether(app.services.readers.generic, [
      { text: 'SELECT $1::integer AS value', values: [1] },
      { text: 'SELECT $1::integer AS value', values: [2] },
    ]);
    expect(results.map(({ rows }) => rows[0]?.value)).toEqual([1, 2]);
  });

  test('leave the pool usable when one of them fails', async () => {
    const { generic } = app.services.readers;
    const before = generic.totalCount;
    const failed = queryTogether(generic, [
      { text: 'SELECT 1 / $1::integer', values: [0] },
      { text: 'SELECT $1::integer AS value', values: [2] },
    ]);
    await expect(failed).rejects.toThrow('division by zero');
    expect(generic.idleCount).toBe(generic.totalCount);
    expect(generic.totalCount).toBeLessThanOrEqual(before);
    const [result] = await queryTogether(generic, [{ text: 'SELECT $1::integer AS value', values: [3] }]);
    expect(result?.rows[0]?.value).toBe(3);
  });
});
