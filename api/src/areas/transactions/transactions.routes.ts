import * as endpoints from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import {
  acceptTransaction,
  extendTransaction,
  readTransaction,
  recordFurtherTransfer,
  recordLateTransfer,
} from '../ledger/ledger.shared.ts';
import { listTransactions, totalTransactions, transactionsFinder } from './list-transactions.ts';
import { monthFile } from './month/month-file.ts';
import { transactionsCards } from './transactions.home.ts';

export const transactionsArea: Area = {
  name: 'transactions',
  routes: transactionsRoutes,
  cards: transactionsCards,
  finder: transactionsFinder,
  link: {
    group: 'books',
    endpoint: endpoints.listTransactions,
    route: '/transactions',
    icon: 'arrows',
    label: { pl: 'Transakcje', en: 'Transactions' },
  },
};

function transactionsRoutes(app: App): void {
  serve(app, endpoints.listTransactions, ({ list, context }) => listTransactions(context, list));
  serve(app, endpoints.totalTransactions, ({ list, context }) => totalTransactions(context, list));
  serveExport(app, endpoints.exportTransactions, listTransactions);
  serveDownload(app, endpoints.downloadMonth, ({ query, context }, signal) =>
    monthFile(app, context, query.month, signal),
  );
  serve(app, endpoints.getTransaction, ({ params, context }) =>
    readTransaction(context.db, context, params.id),
  );
  serve(app, endpoints.acceptTransaction, ({ params, body, context }) =>
    acceptTransaction(context, params.id, body),
  );
  serve(app, endpoints.recordLateTransfer, ({ params, body, context }) =>
    recordLateTransfer(context, params.id, body),
  );
  serve(app, endpoints.recordFurtherTransfer, ({ params, body, ifMatch, context }) =>
    recordFurtherTransfer(context, params.id, body, ifMatch),
  );
  serve(app, endpoints.extendTransaction, ({ params, body, ifMatch, context }) =>
    extendTransaction(context, params.id, body, ifMatch),
  );
}
