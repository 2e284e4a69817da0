import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sqlStateOf } from '../../platform/database/sql-errors.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { guards } from './books-check/surroundings-invariants.ts';

const app = appForAllTests();
const CHECK_VIOLATION = '23514';

const stateAfter = (statement: string) =>
  app.services.db.execute(sql.raw(statement)).then(
    () => 'done',
    (error: unknown) => sqlStateOf(error),
  );

test.each([
  'audit_entries',
  'orders',
  'transactions',
  'investments',
  'shares',
  'user_agreements',
  'signed_documents',
  'books_checks',
  'refunds',
  'receipts',
  'payment_reminders',
  'paypal_payments',
  'audit_seals',
  'erased_entries',
  'payouts',
  'payout_lines',
  'payment_files',
  'payment_file_payments',
  'proposals',
])('R27 %s cannot be emptied with TRUNCATE, not even by the owner of the database', async (table) => {
  expect(await stateAfter(`TRUNCATE ${table} CASCADE`)).toBe(CHECK_VIOLATION);
});

test.each(['users', 'series', 'offers'])(
  'R27 the books are not emptied along with %s, on which they depend',
  async (table) => {
    expect(await stateAfter(`TRUNCATE ${table} CASCADE`)).toBe(CHECK_VIOLATION);
  },
);

test('R27 the check of the books looks for every trigger that protects history', async () => {
  const { rows } = await app.services.db.execute<{ name: string }>(
    sql`SELECT DISTINCT tgname AS name FROM pg_trigger WHERE tgname LIKE '%\\_never\\_%' ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.map(({ name }) => name).filter((name) => !guards.includes(name))).toEqual([]);
});
