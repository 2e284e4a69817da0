import * as endpoints from '@share/contract/areas/investments/investments.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { getInvestment } from './get-investment.ts';
import { listInvestments, totalInvestments } from './list-investments.ts';
import { listShares } from './list-shares.ts';

export const investmentsArea: Area = {
  name: 'investments',
  routes: investmentsRoutes,
  link: {
    group: 'books',
    endpoint: endpoints.listInvestments,
    route: '/investments',
    icon: 'chart',
    label: { pl: 'Inwestycje', en: 'Investments' },
  },
};

function investmentsRoutes(app: App): void {
  serve(app, endpoints.listInvestments, ({ list, context }) => listInvestments(context, list));
  serve(app, endpoints.totalInvestments, ({ list, context }) => totalInvestments(context, list));
  serveExport(app, endpoints.exportInvestments, listInvestments);
  serveExport(app, endpoints.exportShares, listShares);
  serve(app, endpoints.getInvestment, ({ params, context }) => getInvestment(context, params.id));
}
