import { gapsOf, textsOf } from '@share/contract/shared/content/gaps.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Marked, Versioned } from '../records.ts';

/** Records with texts in two languages: their table, and how to read one. */
export interface ContentSource {
  entity: string;
  versioned?: Versioned;
  marked?: Marked;
  /** SQL: the table with the alias `r`, and a condition if not all of its rows are content. */
  from: string;
  read: (context: Context, id: number) => Promise<object>;
}

const AT_ONCE = 100;

/**
 * Marks the gaps in languages of records without a mark: records that were last saved before gaps were marked, and those that
 * the software itself creates.
 */
export async function markLanguages(
  context: Context,
  { entity, versioned, marked = versioned, from, read }: ContentSource,
  isStopping: () => boolean = () => false,
): Promise<void> {
  if (!marked) return;
  for (let last = 0; !isStopping(); ) {
    const { rows } = await context.db.execute<{ id: number }>(sql`
      SELECT r.id FROM ${sql.raw(from)} ${sql.raw(/\bWHERE\b/.test(from) ? 'AND' : 'WHERE')} r.id > ${last}
        AND NOT EXISTS (SELECT FROM record_languages l WHERE l.entity = ${entity} AND l.record_id = r.id)
      ORDER BY r.id LIMIT ${AT_ONCE}`);
    for (const { id } of rows) {
      const gaps = gapsOf(textsOf(await read(context, id), marked.texts), {});
      await context.db.execute(sql`
        INSERT INTO record_languages (entity, record_id, gaps, older)
        VALUES (${entity}, ${id}, ${sql.param(gaps)}::text[], '{}') ON CONFLICT DO NOTHING`);
    }
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}
