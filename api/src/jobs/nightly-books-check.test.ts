import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { booksChecks } from '../areas/ledger/books-check/books-check.tables.ts';
import type { Services } from '../platform/context.ts';
import { anOrder } from '../testing/books.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { runNightlyBooksCheck, startNightlyBooksCheck } from './nightly-books-check.ts';

let app: TestApp;
let logged: Record<string, unknown>[];
let services: Services;
beforeEach(async () => {
  app = await aTestApp();
  logged = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  services = { ...app.services, log };
});
afterEach(() => app.close());

const checks = () => app.context.db.select().from(booksChecks).orderBy(booksChecks.night);
const spoil = () => app.context.db.execute(sql`UPDATE series SET reserved = reserved + 1`);
const metrics = async () => (await app.app.http.inject({ url: '/api/metrics' })).body;

test('the books are checked once a night, from three in the morning in Warsaw', async () => {
  for (const time of [
    '2026-06-01T00:59:00Z',
    '2026-06-01T01:00:00Z',
    '2026-06-01T12:00:00Z',
    '2026-06-02T00:59:59Z',
  ]) {
    app.setClock(new Date(time));
    await runNightlyBooksCheck(services);
  }
  expect(await checks()).toEqual([
    { night: '2026-05-31', checkedAt: new Date('2026-06-01T00:59:00Z'), violations: {} },
    { night: '2026-06-01', checkedAt: new Date('2026-06-01T01:00:00Z'), violations: {} },
  ]);
});

test('several processes check the books once a night', async () => {
  await Promise.all([
    runNightlyBooksCheck(services),
    runNightlyBooksCheck(services),
    runNightlyBooksCheck(services),
  ]);
  await runNightlyBooksCheck(services);
  expect(await checks()).toHaveLength(1);
});

test('a broken invariant is logged as an error, and counted in the metrics of every process', async () => {
  await anOrder(app.context, { quantity: 3 });
  expect(await metrics()).not.toMatch(/^books_violations\{/m);
  const at = new Date();
  app.setClock(at);
  await spoil();
  await runNightlyBooksCheck(services);
  expect(logged.filter(({ level }) => level === 50)).toMatchObject([
    { invariant: 'I-3', violations: 1, some: ['series 1, reserved 4, wanted 3'], msg: 'the books are wrong' },
  ]);
  const shown = await metrics();
  expect(shown).toMatch(/^books_violations\{invariant="I-3"\} 1$/m);
  expect(shown).toMatch(/^books_violations\{invariant="I-1"\} 0$/m);
  expect(shown).toContain(`books_checked_timestamp_seconds ${at.getTime() / 1_000}`);
});

test('a check that fails is logged, and repeated at the next run', async () => {
  await app.context.db.execute(sql`ALTER TABLE shares RENAME TO shares_gone`);
  const job = startNightlyBooksCheck(services);
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the books could not be checked');
  await job.stop();
  expect(await checks()).toEqual([]);
  await app.context.db.execute(sql`ALTER TABLE shares_gone RENAME TO shares`);
  await runNightlyBooksCheck(services);
  expect(await checks()).toMatchObject([{ violations: {} }]);
});
