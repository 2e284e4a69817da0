import * as endpoints from '@share/contract/areas/list-views/list-views.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listLayoutVerbs } from './list-layouts.verbs.ts';
import { listViewVerbs } from './list-views.verbs.ts';
import { type ListScreen, openLists } from './open-lists.ts';

export const listViewsArea: Area = { name: 'list-views', routes: listViewsRoutes };

function listViewsRoutes(app: App, { links }: { links: readonly ListScreen[] }): void {
  const lists = openLists(links);
  const views = listViewVerbs(lists);
  const layouts = listLayoutVerbs(lists);
  serve(app, endpoints.getOwnLists, async ({ context }) => {
    const [seen, laidOut] = await Promise.all([views.list(context), layouts.list(context)]);
    return { views: seen, ...laidOut };
  });
  serve(app, endpoints.createListView, ({ body, context }) => views.create(context, body));
  serve(app, endpoints.updateListView, ({ params, body, context }) => views.update(context, params.id, body));
  serve(app, endpoints.deleteListView, ({ params, context }) => views.remove(context, params.id));
  serve(app, endpoints.chooseDefaultView, ({ params, body, context }) =>
    views.chooseDefault(context, params.id, body.isDefault),
  );
  serve(app, endpoints.layOutList, ({ body, context }) => layouts.layOut(context, body));
  serve(app, endpoints.chooseListDensity, ({ body, context }) =>
    layouts.chooseDensity(context, body.density),
  );
}
