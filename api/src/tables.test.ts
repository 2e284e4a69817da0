import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) => /\bpgTable\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

const tables = (await Promise.all(files.map((file) => import(join(import.meta.dirname, file)))))
  .flatMap((module: object) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => ({ table, name: getTableConfig(table).name }));

/** The properties of a column that can be compared in the code and in the database. */
interface ColumnShape {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

const shapeOf = (column: PgColumn): [string, ColumnShape] => [
  column.name,
  {
    type: column.getSQLType().replace(', ', ','),
    isRequired: column.notNull,
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
  },
];

/** Leaves out columns that the database computes itself; only searches read these. */
async function migrated(name: string): Promise<Record<string, ColumnShape>> {
  const { rows } = await client.query<ColumnShape & { name: string }>(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
       a.atthasdef OR a.attidentity <> '' AS "hasDefault"
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = ''`,
    [name],
  );
  return Object.fromEntries(rows.map(({ name: column, ...rest }) => [column, rest]));
}

test('every file that defines a table exports it', () => {
  expect(files.length).toBeGreaterThan(0);
  const definitions = files.map(
    (file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\bpgTable\(/g) ?? [],
  );
  expect(tables).toHaveLength(definitions.flat().length);
});

describe.each(tables)('$name', ({ table, name }) => {
  test('is as the migrations made it', async () => {
    expect(Object.fromEntries(getTableConfig(table).columns.map(shapeOf))).toEqual(await migrated(name));
  });
});
