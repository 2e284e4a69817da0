import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { fileKeyOf } from './save-file.ts';

/** Tables whose texts never refer to a file; the largest tables are among them. All other tables are searched. */
const withoutFiles = [
  'files',
  'audit_entries',
  'audit_seals',
  'emails',
  'erased_entries',
  'geocoder_answers',
  'idempotent_answers',
  'investments',
  'list_changes',
  'list_counts',
  'orders',
  'password_tokens',
  'payment_reminders',
  'paypal_payments',
  'permissions',
  'receipts',
  'record_languages',
  'record_versions',
  'refunds',
  'role_permissions',
  'roles',
  'schema_migrations',
  'sessions',
  'shares',
  'signed_documents',
  'throttles',
  'transactions',
  'user_permissions',
  'user_roles',
  'users',
];

/** Copies of agreements, one for each acceptance: each text is read once, found by its fingerprint in the index. */
export const acceptedAgreements = {
  name: 'user_agreements',
  texts: `(WITH RECURSIVE texts AS (
      (SELECT content_sha256 AS sha, content FROM user_agreements ORDER BY 1 LIMIT 1)
      UNION ALL SELECT next.sha, next.content FROM texts CROSS JOIN LATERAL (
        SELECT content_sha256 AS sha, content FROM user_agreements WHERE content_sha256 > texts.sha ORDER BY 1 LIMIT 1) next)
    SELECT content FROM texts) accepted`,
};

/** The keys of all files whose addresses are in texts of records, such as a picture in a rich text. */
export async function keysInTexts(tx: Db): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { table, text } of await textColumns(tx)) {
    const { rows } = await tx.execute<{ key: string }>(sql`
      SELECT DISTINCT match[1] AS key
      FROM ${table}, regexp_matches(${text}, '/api/files/([\\w-]+)/', 'g') AS match
      WHERE ${text} LIKE '%/api/files/%'`);
    for (const { key } of rows) keys.add(fileKeyOf(key));
  }
  return keys;
}

/** Whether a text of any record has the address of the file with that key. */
export async function isInTexts(tx: Db, key: string): Promise<boolean> {
  for (const { table, text } of await textColumns(tx)) {
    const { rows } = await tx.execute(
      sql`SELECT FROM ${table} WHERE ${text} LIKE ${`%/api/files/${key}%`} LIMIT 1`,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

async function textColumns(tx: Db) {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    SELECT a.attrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND a.atttypid IN ('text'::regtype, 'json'::regtype, 'jsonb'::regtype) AND c.relname <> ALL(${sql.param([...withoutFiles, acceptedAgreements.name])})`);
  return [...rows, { table: acceptedAgreements.texts, column: 'content' }].map(({ table, column }) => ({
    table: sql.raw(table),
    text: sql.raw(`${column}::text`),
  }));
}
