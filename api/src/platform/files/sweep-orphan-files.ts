import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { allowSeconds, type Db } from '../database/database.ts';
import { keysInTexts } from './file-mentions.ts';
import { fileKeyOf, placesOf, type Visibility } from './save-file.ts';

const DAY_MILLISECONDS = 86_400_000;
const MOST_ROWS = 1_000;
const MOST_OBJECTS_AT_ONCE = 500;
const SWEEP_LOCK = 7_203;

interface Swept {
  key: string;
  thumb_key: string | null;
  is_private: boolean;
}

/**
 * Deletes files that are older than a day, not in the library, and to which nothing refers: they were uploaded but never saved
 * with a record, or replaced. A reference is a foreign key in any table, or the address of the file in a text. Also deletes
 * bytes without a row.
 */
export async function sweepOrphanFiles(services: Services): Promise<void> {
  if (!(await services.isClockRight())) return;
  const before = new Date(services.now().getTime() - DAY_MILLISECONDS);
  const swept = await services.db.transaction(async (tx) => {
    await allowSeconds(tx, 300);
    const lock = await tx.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS mine`,
    );
    return lock.rows[0]?.mine ? deleteRows(tx, before) : [];
  });
  for (const { key, thumb_key: thumbKey, is_private: isPrivate } of swept)
    for (const place of placesOf({ key, thumbKey, isPrivate })) await services.files.remove(place);
  await removeUnknownBytes(services, 'public', before);
  await removeUnknownBytes(services, 'private', before);
}

async function deleteRows(tx: Db, before: Date): Promise<Swept[]> {
  const unreferenced = (await foreignKeys(tx)).map(
    ({ table, column }) =>
      sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} r WHERE r.${sql.raw(column)} = f.id)`,
  );
  const isOld = sql`f.created_at < ${before} AND NOT f.in_library`;
  const candidates = await tx.execute<{ id: number; key: string }>(
    sql`SELECT id, key FROM files f WHERE ${sql.join([isOld, ...unreferenced], sql` AND `)} ORDER BY id LIMIT ${MOST_ROWS}`,
  );
  const mentioned = await keysInTexts(tx);
  await markMentioned(tx, [...mentioned]);
  if (candidates.rows.length === 0) return [];
  const orphans = candidates.rows.filter(({ key }) => !mentioned.has(key)).map(({ id }) => id);
  if (orphans.length === 0) return [];
  // Checked again under the lock of the row: a record may refer to the file by now.
  const { rows } = await tx.execute<Swept & Record<string, unknown>>(
    sql`DELETE FROM files f WHERE id = ANY(${sql.param(orphans)}) AND NOT f.in_library AND ${sql.join(unreferenced, sql` AND `)}
      RETURNING key, thumb_key, is_private`,
  );
  return rows;
}

/** Marks files whose address is in a text, for the list of pictures, which cannot search all texts. */
async function markMentioned(tx: Db, keys: readonly string[]): Promise<void> {
  const isMentioned = sql`(key = ANY(${sql.param(keys)}::text[]))`;
  await tx.execute(sql`UPDATE files SET in_texts = ${isMentioned}
    WHERE thumb_key IS NOT NULL AND NOT is_private AND in_texts <> ${isMentioned}`);
}

/** Every foreign key to a file, read from the database, so that a new table cannot be forgotten here. */
async function foreignKeys(tx: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.confrelid = 'files'::regclass AND c.contype = 'f'`);
  return rows;
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
