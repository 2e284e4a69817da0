import * as endpoints from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import {
  confirmPayout,
  createPayout,
  deletePayout,
  markPayout,
  readPayout,
  updatePayout,
} from '../ledger/ledger.shared.ts';
import { listPayoutHolders } from './list-payout-holders.ts';
import { listPayouts, totalPayouts } from './list-payouts.ts';
import { payoutsCards } from './payouts.home.ts';
import { searchPayoutOffers } from './search-payout-offers.ts';

export const payoutsArea: Area = {
  name: 'payouts',
  routes: payoutsRoutes,
  cards: payoutsCards,
  watched: { payout: 'payouts' },
  link: {
    group: 'books',
    endpoint: endpoints.listPayouts,
    route: '/payouts',
    icon: 'coins',
    label: { pl: 'Wypłaty', en: 'Payouts' },
  },
};

function payoutsRoutes(app: App): void {
  serve(app, endpoints.listPayouts, ({ list, context }) => listPayouts(context, list));
  serve(app, endpoints.totalPayouts, ({ list, context }) => totalPayouts(context, list));
  serveExport(app, endpoints.exportPayouts, listPayouts);
  serve(app, endpoints.searchPayoutOffers, ({ query, context }) => searchPayoutOffers(context, query.search));
  serve(app, endpoints.createPayout, ({ body, context }) => createPayout(context, body));
  serve(app, endpoints.getPayout, ({ params, context }) => readPayout(context.db, params.id));
  serve(app, endpoints.updatePayout, ({ params, ifMatch, body, context }) =>
    updatePayout(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.deletePayout, ({ params, context }) => deletePayout(context, params.id));
  serve(app, endpoints.confirmPayout, ({ params, ifMatch, context }) =>
    confirmPayout(context, { id: params.id, ifMatch }),
  );
  serve(app, endpoints.listPayoutHolders, ({ params, list, context }) =>
    listPayoutHolders(context, list, params.id),
  );
  serveExport(app, endpoints.exportPayoutHolders, listPayoutHolders);
  serve(app, endpoints.markPayout, ({ params, body, context }) => markPayout(context, params.id, body));
}
