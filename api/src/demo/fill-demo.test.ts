import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { fillDemo } from './fill-demo.ts';

// A year and a half of business takes its time on a busy machine.
const PATIENCE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp({ DEMO: '1' });
}, PATIENCE);
afterAll(() => app.close());

const read = async (text: string) => (await app.services.db.execute(sql.raw(text))).rows;

test('the demo holds orders of every status, enough to page through', async () => {
  const statuses = await read(
    'SELECT status, count(*)::int AS orders FROM orders GROUP BY status ORDER BY status',
  );
  expect(statuses.map(({ status }) => status)).toEqual(['completed', 'new', 'paid', 'rejected']);
  expect(await read('SELECT count(*) > 200 AS enough FROM orders')).toEqual([{ enough: true }]);
});

test('every demo offer has a picture, and both languages', async () => {
  expect(await read('SELECT id FROM offers WHERE image_file_id IS NULL')).toEqual([]);
});

test('a second start adds nothing', async () => {
  const before = await read('SELECT count(*) FROM orders');
  await fillDemo(app.services);
  expect(await read('SELECT count(*) FROM orders')).toEqual(before);
});

test('no demo investor is e-mailed', async () => {
  expect(await read('SELECT id FROM emails')).toEqual([]);
});
