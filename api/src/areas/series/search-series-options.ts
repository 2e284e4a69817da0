import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { alphabetical, likePattern } from '../../platform/lists/list-conditions.ts';
import { series } from './series.tables.ts';

const MOST_OPTIONS = 50;

/** The first series whose name contains the text, in the alphabetical order of the request's language. */
export function findSeriesOptions(context: Context, search: string) {
  const pattern = likePattern(search);
  return context.db
    .select({
      id: series.id,
      name: series.name,
      isOpen: series.isOpen,
      hasAccount: sql<boolean>`${series.accountNumber} <> ''`,
    })
    .from(series)
    .where(
      search === ''
        ? undefined
        : sql`(lower(${series.name}->>'pl') LIKE ${pattern} OR lower(${series.name}->>'en') LIKE ${pattern})`,
    )
    .orderBy(sql.raw(alphabetical('name')(context.language)), series.id)
    .limit(MOST_OPTIONS);
}
