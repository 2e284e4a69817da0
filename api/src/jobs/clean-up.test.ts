import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { cleanUp } from './clean-up.ts';

const app = appForAllTests();

test('R6 stored answers for repeated requests are deleted after a day', async () => {
  const { db } = app.services;
  const now = new Date('2026-05-04T10:00:00Z');
  const [young, old] = [new Date('2026-05-03T10:00:01Z'), new Date('2026-05-03T09:59:59Z')];
  for (const [key, at] of [
    ['young', young],
    ['old', old],
  ] as const) {
    await db.execute(sql`INSERT INTO idempotent_answers VALUES (1, 'r', ${key}, 'x', NULL, ${at})`);
  }
  app.setClock(now);
  await cleanUp(app.services);
  expect((await db.execute(sql`SELECT key FROM idempotent_answers`)).rows).toEqual([{ key: 'young' }]);
});

test('answers of the geocoder are deleted after thirty days', async () => {
  const { db } = app.services;
  for (const [query, at] of [
    ['young', new Date('2026-04-04T10:00:01Z')],
    ['old', new Date('2026-04-04T09:59:59Z')],
  ] as const) {
    await db.execute(sql`INSERT INTO geocoder_answers VALUES ('pl', ${query}, '[]', ${at})`);
  }
  app.setClock(new Date('2026-05-04T10:00:00Z'));
  await cleanUp(app.services);
  expect((await db.execute(sql`SELECT query FROM geocoder_answers`)).rows).toEqual([{ query: 'young' }]);
});
