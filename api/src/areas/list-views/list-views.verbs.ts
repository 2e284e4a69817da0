import type {
  ListView,
  ListViewEditInput,
  ListViewInput,
} from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { writeListState } from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { Refusal, Refusals } from '../../platform/refusal.ts';
import { listViewReads } from './list-views.reads.ts';
import { listViewDefaults, listViews } from './list-views.tables.ts';
import type { OpenLists } from './open-lists.ts';
import { ownIdOf } from './own-id.ts';

/** A limit for mistakes of programs, far above what people save. */
const MOST_VIEWS = 200;

/** The audit trail has the number of the owner but not the name, because names can be erased and entries cannot. */
const recorded = ({ owner: _, ...view }: ListView) => view;

/** The verbs of saved views, for these lists. */
export function listViewVerbs(lists: OpenLists) {
  /** The part of the query that the list reads, so that nothing else is stored. Refuses a query that the list would refuse. */
  function cleaned(context: Context, screen: string, query: Record<string, string>): Record<string, string> {
    const declared = lists.find(context, screen);
    if (!declared) throw new Refusal('VALUE_INVALID', 'screen');
    const { state, issues } = readListState(declared, query);
    if (issues.length > 0) throw new Refusals(issues.map(({ code }) => new Refusal(code, 'query')));
    return writeListState(declared, { ...state, pageNumber: 1 });
  }

  const { visible, visibleOne, own } = listViewReads(lists);

  return {
    list: (context: Context) => visible(context.db, context),

    create: (context: Context, { screen, name, query, isShared }: ListViewInput) => {
      const values = {
        ownerId: ownIdOf(context),
        screen,
        name,
        query: cleaned(context, screen, query),
        isShared,
      } satisfies EveryFieldOf<ListViewInput>;
      return inTransaction(context, async (db) => {
        const [stored] = await db
          .select({ rows: count() })
          .from(listViews)
          .where(eq(listViews.ownerId, values.ownerId));
        if ((stored?.rows ?? 0) >= MOST_VIEWS) throw new Refusal('TOO_MANY_LIST_VIEWS');
        const [{ id } = { id: 0 }] = await db
          .insert(listViews)
          .values({ ...values, changedAt: context.now() })
          .returning({ id: listViews.id });
        const view = await visibleOne(db, context, id);
        await audit(db, context, {
          action: 'listView.create',
          entity: 'listView',
          id,
          after: recorded(view),
        });
        return view;
      });
    },

    update: (context: Context, id: number, { name, query, isShared }: ListViewEditInput) =>
      inTransaction(context, async (db) => {
        const before = await own(db, context, id);
        const values = {
          name,
          query: cleaned(context, before.screen, query),
          isShared,
        } satisfies EveryFieldOf<ListViewEditInput>;
        await db
          .update(listViews)
          .set({ ...values, changedAt: context.now() })
          .where(eq(listViews.id, id));
        // A view that only its owner sees stops being the default view of other people.
        if (!isShared)
          await db
            .delete(listViewDefaults)
            .where(
              and(eq(listViewDefaults.viewId, id), sql`${listViewDefaults.userId} <> ${ownIdOf(context)}`),
            );
        const after = await own(db, context, id);
        const change = { before: recorded(before), after: recorded(after) };
        await audit(db, context, { action: 'listView.update', entity: 'listView', id, ...change });
        return after;
      }),

    remove: (context: Context, id: number) =>
      inTransaction(context, async (db) => {
        const before = await visibleOne(db, context, id);
        if (!before.mayDelete) throw new Refusal('NOT_FOUND');
        await db.delete(listViews).where(eq(listViews.id, id));
        await audit(db, context, {
          action: 'listView.delete',
          entity: 'listView',
          id,
          before: recorded(before),
        });
        return null;
      }),

    /** The choice is not in the audit trail, because it changes nothing for other people. */
    chooseDefault: (context: Context, id: number, isDefault: boolean) =>
      inTransaction(context, async (db) => {
        const { screen } = await visibleOne(db, context, id);
        const chosen = { userId: ownIdOf(context), screen, viewId: id };
        if (isDefault) {
          await db
            .insert(listViewDefaults)
            .values(chosen)
            .onConflictDoUpdate({
              target: [listViewDefaults.userId, listViewDefaults.screen],
              set: { viewId: id },
            });
        } else {
          await db
            .delete(listViewDefaults)
            .where(and(eq(listViewDefaults.userId, chosen.userId), eq(listViewDefaults.viewId, id)));
        }
        return visibleOne(db, context, id);
      }),
  };
}
