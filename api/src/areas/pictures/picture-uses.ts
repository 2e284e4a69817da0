import { type JournalEntity, journalRecords } from '@share/contract/areas/journal/journal.records.ts';
import type { PictureUse } from '@share/contract/areas/pictures/pictures.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { judge } from '../../platform/http/authorise.ts';

const MOST_USES = 100;

/** How many records use a picture, former versions included. */
export async function countUses(db: Db, id: number): Promise<number> {
  const { rows } = await db.execute<{ uses: string }>(
    sql`SELECT count(*) AS uses FROM file_uses WHERE file_id = ${id}`,
  );
  return Number(rows[0]?.uses ?? 0);
}

interface Found extends Record<string, unknown> {
  entity: string;
  id: number;
  isPresent: boolean;
  /** Texts in two languages, or one for both. */
  name: Translated | string | null;
}

/** The records that use the picture, with the names of those that the caller may read. */
export async function readUses({ db, actor }: Context, id: number): Promise<PictureUse[]> {
  const { rows } = await db.execute<Found>(sql`
    SELECT u.entity, u.record_id AS id, u.is_present AS "isPresent",
      coalesce(v.content->'title', v.content->'name', v.content->'question',
        (SELECT to_json(p.name) FROM section_patterns p WHERE u.entity = 'sectionPattern' AND p.id = u.record_id)) AS name
    FROM file_uses u LEFT JOIN LATERAL (
      SELECT content FROM record_versions v
      WHERE v.entity = u.entity AND v.record_id = u.record_id ORDER BY v.version DESC LIMIT 1) v ON true
    WHERE u.file_id = ${id} ORDER BY u.is_present DESC, u.entity, u.record_id LIMIT ${MOST_USES}`);
  return rows.map(({ name, ...use }) => ({
    ...use,
    name: mayRead(actor, use.entity) ? asTranslated(name) : null,
  }));
}

function mayRead(actor: Actor, entity: string): boolean {
  const access = Object.hasOwn(journalRecords, entity)
    ? journalRecords[entity as JournalEntity]?.access
    : undefined;
  return access !== undefined && judge(access, actor) === 'allowed';
}

const asTranslated = (name: Found['name']): Translated | null =>
  typeof name === 'string' ? { pl: name, en: name } : name;
