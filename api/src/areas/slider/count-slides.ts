import { count, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { slides } from './slider.tables.ts';

/** How many slides there are, and how many of them visitors see now. */
export async function countSlides({ db, now }: Context): Promise<{ all: number; shown: number }> {
  const shown = sql<number>`count(*) FILTER (WHERE ${isShownAt(slides, now())})::int`;
  const [found] = await db.select({ all: count(), shown }).from(slides);
  return found ?? { all: 0, shown: 0 };
}
