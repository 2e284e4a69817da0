import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { allowSeconds, type Db } from '../database/database.ts';
import { fileKeyOf, placeOf, type Visibility } from './save-file.ts';

const DAY_MILLISECONDS = 86_400_000;
const MOST_ROWS = 1_000;
const MOST_OBJECTS_AT_ONCE = 500;
const SWEEP_LOCK = 7_203;

/** Tables whose texts never refer to a file; the largest tables are among them. All other tables are searched. */
const withoutFiles = [
  'files',
  'audit_entries',
  'emails',
  'geocoder_answers',
  'idempotent_answers',
  'investments',
  'orders',
  'password_tokens',
  'permissions',
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

interface Swept {
  key: string;
  thumb_key: string | null;
  is_private: boolean;
}

/**
 * Deletes files that are older than a day and to which nothing refers: they were uploaded but never saved with a record, or
 * replaced. A reference is a foreign key in any table, or the address of the file in a text. Also deletes bytes without a row.
 */
export async function sweepOrphanFiles(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - DAY_MILLISECONDS);
  const swept = await services.db.transaction(async (tx) => {
    await allowSeconds(tx, 300);
    const lock = await tx.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS mine`,
    );
    return lock.rows[0]?.mine ? deleteRows(tx, before) : [];
  });
  for (const { key, thumb_key: thumbKey, is_private: isPrivate } of swept) {
    const visibility = isPrivate ? 'private' : 'public';
    await services.files.remove(placeOf(key, visibility));
    if (thumbKey) await services.files.remove(placeOf(thumbKey, visibility));
  }
  await removeUnknownBytes(services, 'public', before);
  await removeUnknownBytes(services, 'private', before);
}

async function deleteRows(tx: Db, before: Date): Promise<Swept[]> {
  const unreferenced = (await foreignKeys(tx)).map(
    ({ table, column }) =>
      sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} r WHERE r.${sql.raw(column)} = f.id)`,
  );
  const isOld = sql`f.created_at < ${before}`;
  const candidates = await tx.execute<{ id: number; key: string }>(
    sql`SELECT id, key FROM files f WHERE ${sql.join([isOld, ...unreferenced], sql` AND `)} ORDER BY id LIMIT ${MOST_ROWS}`,
  );
  if (candidates.rows.length === 0) return [];
  const mentioned = await keysInTexts(tx);
  const orphans = candidates.rows.filter(({ key }) => !mentioned.has(key)).map(({ id }) => id);
  if (orphans.length === 0) return [];
  // Checked again under the lock of the row: a record may refer to the file by now.
  const { rows } = await tx.execute<Swept & Record<string, unknown>>(
    sql`DELETE FROM files f WHERE id = ANY(${sql.param(orphans)}) AND ${sql.join(unreferenced, sql` AND `)}
      RETURNING key, thumb_key, is_private`,
  );
  return rows;
}

/** Every foreign key to a file, read from the database, so that a new table cannot be forgotten here. */
async function foreignKeys(tx: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.confrelid = 'files'::regclass AND c.contype = 'f'`);
  return rows;
}

async function keysInTexts(tx: Db): Promise<Set<string>> {
  const columns = await tx.execute<{ table: string; column: string }>(sql`
    SELECT a.attrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND a.atttypid IN ('text'::regtype, 'json'::regtype, 'jsonb'::regtype) AND c.relname <> ALL(${sql.param(withoutFiles)})`);
  const keys = new Set<string>();
  for (const { table, column } of columns.rows) {
    const text = sql.raw(`${column}::text`);
    const { rows } = await tx.execute<{ key: string }>(sql`
      SELECT DISTINCT match[1] AS key
      FROM ${sql.raw(table)}, regexp_matches(${text}, '/api/files/([\\w-]+)/', 'g') AS match
      WHERE ${text} LIKE '%/api/files/%'`);
    for (const { key } of rows) keys.add(fileKeyOf(key));
  }
  return keys;
}

/** Removes bytes of requests that failed between storing the bytes and saving the row. */
async function removeUnknownBytes(services: Services, visibility: Visibility, before: Date): Promise<void> {
  let old: string[] = [];
  for await (const { key: place, modifiedAt } of services.files.list(`${visibility}/`)) {
    if (modifiedAt < before) old.push(place);
    if (old.length === MOST_OBJECTS_AT_ONCE) {
      await removeUnknown(services, old);
      old = [];
    }
  }
  await removeUnknown(services, old);
}

async function removeUnknown({ db, files }: Services, places: readonly string[]): Promise<void> {
  const keyOf = (place: string) => fileKeyOf(place.slice(place.indexOf('/') + 1));
  const keys = [...new Set(places.map(keyOf))];
  if (keys.length === 0) return;
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT key FROM files WHERE key = ANY(${sql.param(keys)})`,
  );
  const known = new Set(rows.map(({ key }) => key));
  for (const place of places) {
    if (!known.has(keyOf(place))) await files.remove(place);
  }
}
