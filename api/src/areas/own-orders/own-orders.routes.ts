import * as endpoints from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import {
  attachOwnSignedDocument,
  cancelOwnOrder,
  openDocumentToSign,
  openOwnSignedDocument,
  placeOwnOrder,
  readOwnOrder,
} from '../ledger/ledger.shared.ts';
import { listOwnDocuments } from './list-own-documents.ts';
import { listOwnInvestments } from './list-own-investments.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listOwnTransactions } from './list-own-transactions.ts';

export const ownOrdersArea: Area = { name: 'own-orders', routes: ownOrdersRoutes };

function ownOrdersRoutes(app: App): void {
  serve(app, endpoints.placeOwnOrder, ({ body, context }) => placeOwnOrder(context, body));
  serve(app, endpoints.cancelOwnOrder, ({ params, body, context }) =>
    cancelOwnOrder(context, params.id, body),
  );
  serve(app, endpoints.listOwnOrders, ({ list, context }) => listOwnOrders(context, list));
  serve(app, endpoints.getOwnOrder, ({ params, context }) => readOwnOrder(context.db, context, params.id));
  serve(app, endpoints.listOwnInvestments, ({ list, context }) => listOwnInvestments(context, list));
  serve(app, endpoints.listOwnTransactions, ({ list, context }) => listOwnTransactions(context, list));
  serve(app, endpoints.listOwnDocuments, ({ list, context }) => listOwnDocuments(context, list));
  serveDownload(app, endpoints.downloadDocumentToSign, ({ params, context }) =>
    openDocumentToSign(context, params.id, params.documentId),
  );
  serve(app, endpoints.uploadSignedDocument, ({ params, body, context }) =>
    attachOwnSignedDocument(context, { orderId: params.id, documentId: params.documentId }, body),
  );
  serveDownload(app, endpoints.downloadOwnSignedDocument, ({ params, context }) =>
    openOwnSignedDocument(context, params.id, params.documentId),
  );
}
