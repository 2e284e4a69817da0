import type { ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { users } from '../users/users.tables.ts';
import { listViewDefaults, listViews } from './list-views.tables.ts';
import type { OpenLists } from './open-lists.ts';
import { ownIdOf } from './own-id.ts';

/** Reads the saved views of these lists. */
export function listViewReads(lists: OpenLists) {
  /** The views that the caller sees: the caller's own and shared ones, of lists that the caller may open. */
  async function visible(db: Db, context: Context, id?: number): Promise<ListView[]> {
    const me = ownIdOf(context);
    const found = await db
      .select({
        id: listViews.id,
        screen: listViews.screen,
        name: listViews.name,
        query: listViews.query,
        isShared: listViews.isShared,
        isOwn: sql<boolean>`${listViews.ownerId} = ${me}`,
        owner: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
        isDefault: sql<boolean>`${listViewDefaults.viewId} IS NOT NULL`,
      })
      .from(listViews)
      .innerJoin(users, eq(users.id, listViews.ownerId))
      .leftJoin(
        listViewDefaults,
        and(eq(listViewDefaults.viewId, listViews.id), eq(listViewDefaults.userId, me)),
      )
      .where(
        and(
          or(eq(listViews.ownerId, me), listViews.isShared),
          id === undefined ? undefined : eq(listViews.id, id),
        ),
      )
      .orderBy(sql`${listViews.name} COLLATE "pl-x-icu"`, asc(listViews.id));
    return found
      .filter(({ screen }) => lists.find(context, screen) !== undefined)
      .map((view) => ({ ...view, mayDelete: view.isOwn || context.actor.isSuperAdmin }));
  }

  async function visibleOne(db: Db, context: Context, id: number): Promise<ListView> {
    const [view] = await visible(db, context, id);
    if (!view) throw new Refusal('NOT_FOUND');
    return view;
  }

  async function own(db: Db, context: Context, id: number): Promise<ListView> {
    const view = await visibleOne(db, context, id);
    if (!view.isOwn) throw new Refusal('NOT_FOUND');
    return view;
  }

  return { visible, visibleOne, own };
}
