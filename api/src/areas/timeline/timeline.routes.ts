import * as endpoints from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { investorOfOrder, investorOfTransaction, readAccountChanges } from './read-account-changes.ts';
import { readChange, type WatchedTables } from './read-change.ts';
import { readRevision } from './read-revision.ts';
import { readTimeline } from './read-timeline.ts';
import { ofInvestment, ofOrder, ofStaticMap, ofTransaction } from './subjects.ts';

export const timelineArea: Area = { name: 'timeline', routes: timelineRoutes };

function timelineRoutes(app: App, { watchedTables }: { watchedTables: WatchedTables }): void {
  serve(app, endpoints.getOrderTimeline, ({ params, query, context }) =>
    readTimeline(context, ofOrder(params.id), query),
  );
  serve(app, endpoints.getTransactionTimeline, ({ params, query, context }) =>
    readTimeline(context, ofTransaction(params.id), query),
  );
  serve(app, endpoints.getOrderRevision, ({ params, context }) => readRevision(context, ofOrder(params.id)));
  serve(app, endpoints.getTransactionRevision, ({ params, context }) =>
    readRevision(context, ofTransaction(params.id)),
  );
  serve(app, endpoints.getInvestmentRevision, ({ params, context }) =>
    readRevision(context, ofInvestment(params.id)),
  );
  serve(app, endpoints.getStaticMapRevision, ({ context }) => readRevision(context, ofStaticMap));
  serve(app, endpoints.getChange, ({ params, query, context }) =>
    readChange(context, watchedTables, { ...params, ...query }),
  );
  serve(app, endpoints.getOrderAccountChanges, ({ params, context }) =>
    readAccountChanges(context, investorOfOrder(params.id)),
  );
  serve(app, endpoints.getTransactionAccountChanges, ({ params, context }) =>
    readAccountChanges(context, investorOfTransaction(params.id)),
  );
  serve(app, endpoints.getInvestmentTimeline, ({ params, query, context }) =>
    readTimeline(context, ofInvestment(params.id), query),
  );
}
