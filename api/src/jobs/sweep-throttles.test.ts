import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { holdLock } from '../testing/held-lock.ts';
import { sweepThrottles } from './sweep-throttles.ts';

const app = appForAllTests();
const NOW = new Date('2026-05-04T10:00:00Z');
const later = new Date(NOW.getTime() + 1_000);

const store = (key: string, at: Date) =>
  app.services.db.execute(sql`INSERT INTO throttles VALUES (${key}, 1, ${at})`);
const stored = async () =>
  (await app.services.db.execute(sql`SELECT key FROM throttles ORDER BY key`)).rows.map(({ key }) => key);

test('a throttle is deleted as soon as its window has ended', async () => {
  await store('ended', NOW);
  await store('open', later);
  app.setClock(NOW);
  await sweepThrottles(app.services);
  expect(await stored()).toEqual(['open']);
});

test('the sweep does not wait for a request that counts a try', async () => {
  await store('counted', NOW);
  app.setClock(NOW);
  const lock = await holdLock(app.databaseUrl, 'UPDATE throttles SET tries = 2 WHERE key = $1', ['counted']);
  await sweepThrottles(app.services).finally(lock.release);
  expect(await stored()).toContain('counted');
});
