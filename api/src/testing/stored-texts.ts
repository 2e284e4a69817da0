import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../platform/database/database.ts';

/** `table.column` of every text, JSON and binary column of the database that contains one of the texts. */
export async function columnsWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; column: string; bytes: boolean }>(sql`
    SELECT a.attrelid::regclass::text AS "table", quote_ident(a.attname) AS "column", a.atttypid = 'bytea'::regtype AS bytes
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND a.atttypid IN ('text'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'text[]'::regtype)`);
  expect(rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table, column, bytes } of rows) {
    const text = bytes ? `encode(${column}, 'escape')` : `${column}::text`;
    const { rows: hits } = await db.execute(sql`SELECT 1 FROM ${sql.raw(table)}
      WHERE lower(${sql.raw(text)}) LIKE ANY (${sql.param(texts.map((one) => `%${one}%`))}) LIMIT 1`);
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** The stored files that contain the text. */
export function filesWith(filesUrl: string, text: string): string[] {
  const folder = fileURLToPath(filesUrl);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => readFileSync(path).includes(text));
}
