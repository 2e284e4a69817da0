import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { deletedWithPerson, keptWithoutPerson } from './person-tables.ts';

const app = appForAllTests();

test('every table that refers to a person says what becomes of its rows when the person is erased', async () => {
  const { rows } = await app.context.db.execute<{ table: string; column: string }>(sql`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.confrelid = 'users'::regclass AND c.contype = 'f'`);
  const declared: [string, string | readonly string[]][] = [
    ...Object.entries(deletedWithPerson),
    ...Object.entries(keptWithoutPerson),
  ];
  expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    declared.flatMap(([table, columns]) => [columns].flat().map((column) => `${table}.${column}`)).toSorted(),
  );
});
