import * as endpoints from '@share/contract/areas/orders/orders.endpoints.ts';
import type { Area } from '../../area.ts';
import { shownTo } from '../../platform/http/authorise.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import {
  acceptOrder,
  openSignedDocument,
  placeManualOrder,
  previewOrderEmail,
  readOrder,
  readOrderEmailValues,
  rejectOrder,
  removeSignedDocument,
  updateOrder,
} from '../ledger/ledger.shared.ts';
import { confirmMoney } from '../paypal/paypal.shared.ts';
import { findInvestor } from './find-investor.ts';
import { getOrderDecision } from './get-order-decision.ts';
import { getOrderableOffer } from './get-orderable-offer.ts';
import { listOrders, ordersFinder, totalOrders } from './list-orders.ts';
import { ordersCards } from './orders.home.ts';
import { searchInvestors } from './search-investors.ts';
import { downloadSpreadsheet } from './spreadsheet/download-spreadsheet.ts';

export const ordersArea: Area = {
  name: 'orders',
  routes: ordersRoutes,
  cards: ordersCards,
  finder: ordersFinder,
  link: {
    group: 'books',
    endpoint: endpoints.listOrders,
    route: '/orders',
    icon: 'receipt',
    label: { pl: 'Zamówienia', en: 'Orders' },
  },
};

function ordersRoutes(app: App): void {
  serve(app, endpoints.listOrders, ({ list, context }) => listOrders(context, list));
  serve(app, endpoints.totalOrders, ({ list, context }) => totalOrders(context, list));
  serveExport(app, endpoints.exportOrders, listOrders);
  serve(app, endpoints.getOrder, ({ params, context }) => readOrder(context.db, context, params.id));
  serve(app, endpoints.getOrderEmailValues, ({ params, context }) =>
    readOrderEmailValues(context, params.id),
  );
  serve(app, endpoints.getOrderEmail, ({ params, context }) =>
    previewOrderEmail(context, params.id, params.move),
  );
  serve(app, endpoints.getOrderDecision, ({ params, context }) => getOrderDecision(context, params.id));
  serve(app, endpoints.updateOrder, ({ params, body, ifMatch, context }) =>
    updateOrder(context, params.id, body, ifMatch),
  );
  serve(app, endpoints.acceptOrder, async ({ params: { id }, body, context }) => {
    const confirmed = await confirmMoney(context, id);
    return shownTo(context, endpoints.getOrder, await acceptOrder(context, id, body, confirmed));
  });
  serve(app, endpoints.rejectOrder, async ({ params, body, ifMatch, context }) =>
    shownTo(context, endpoints.getOrder, await rejectOrder(context, params.id, body, ifMatch)),
  );
  serveDownload(app, endpoints.downloadSpreadsheet, ({ params, context }) =>
    downloadSpreadsheet(context, params.id),
  );
  serveDownload(app, endpoints.downloadSignedDocument, ({ params, context }) =>
    openSignedDocument(context, params.id, params.documentId),
  );
  serve(app, endpoints.removeSignedDocument, ({ params, context }) =>
    removeSignedDocument(context, params.id),
  );
  serve(app, endpoints.placeManualOrder, ({ body, context }) => placeManualOrder(context, body));
  serve(app, endpoints.getOrderableOffer, ({ params, context }) => getOrderableOffer(context, params.id));
  serve(app, endpoints.searchInvestors, ({ query, context }) => searchInvestors(context, query.search));
  serve(app, endpoints.findInvestor, ({ query, context }) => findInvestor(context, query.email));
}
