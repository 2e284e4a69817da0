import type { Density, ListLayout, OwnLists } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listDensities, listLayouts } from './list-views.tables.ts';
import type { OpenLists } from './open-lists.ts';
import { ownIdOf } from './own-id.ts';

/** The verbs of the layouts of these lists. Layouts are not in the audit trail, because they change nothing for other people. */
export const listLayoutVerbs = (lists: OpenLists) => ({
  list: async (context: Context): Promise<Pick<OwnLists, 'layouts' | 'density'>> => {
    const me = ownIdOf(context);
    const [layouts, [chosen]] = await Promise.all([
      context.db
        .select({ screen: listLayouts.screen, columns: listLayouts.columns })
        .from(listLayouts)
        .where(eq(listLayouts.userId, me))
        .orderBy(asc(listLayouts.screen)),
      context.db.select().from(listDensities).where(eq(listDensities.userId, me)),
    ]);
    return {
      layouts: layouts.filter(({ screen }) => lists.find(context, screen)),
      density: chosen?.density ?? 'comfortable',
    };
  },

  layOut: async (context: Context, { screen, columns }: ListLayout): Promise<null> => {
    if (!lists.find(context, screen)) throw new Refusal('VALUE_INVALID', 'screen');
    const userId = ownIdOf(context);
    if (columns.length === 0) {
      await context.db
        .delete(listLayouts)
        .where(and(eq(listLayouts.userId, userId), eq(listLayouts.screen, screen)));
    } else {
      await context.db
        .insert(listLayouts)
        .values({ userId, screen, columns } satisfies EveryFieldOf<ListLayout>)
        .onConflictDoUpdate({ target: [listLayouts.userId, listLayouts.screen], set: { columns } });
    }
    return null;
  },

  chooseDensity: async (context: Context, density: Density): Promise<null> => {
    await context.db
      .insert(listDensities)
      .values({ userId: ownIdOf(context), density })
      .onConflictDoUpdate({ target: listDensities.userId, set: { density } });
    return null;
  },
});
