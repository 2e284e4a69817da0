import * as endpoints from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { createPaymentFile } from './create-payment-file.ts';
import { listFilePayments, openPaymentFile } from './file-payments.reads.ts';
import { listDuePayments, totalDuePayments } from './list-due-payments.ts';
import { listPaymentFiles, readPaymentFile, totalPaymentFiles } from './list-payment-files.ts';
import { markFilePaid } from './mark-file-paid.ts';
import { readPayingAccounts } from './paying-accounts.reads.ts';
import { paymentFilesCards } from './payment-files.home.ts';
import { refusePayments, withdrawPaymentFile } from './payment-files.verbs.ts';

export const paymentFilesArea: Area = {
  name: 'payment-files',
  routes: paymentFilesRoutes,
  cards: paymentFilesCards,
  link: {
    group: 'books',
    endpoint: endpoints.listDuePayments,
    route: '/payments-out',
    icon: 'send',
    label: { pl: 'Przelewy wychodzące', en: 'Payments out' },
  },
  furtherLinks: [
    {
      group: 'books',
      endpoint: endpoints.listPaymentFiles,
      route: '/payment-files',
      icon: 'file',
      label: { pl: 'Pliki dla banku', en: 'Files for the bank' },
    },
  ],
};

function paymentFilesRoutes(app: App): void {
  serve(app, endpoints.listDuePayments, ({ list, context }) => listDuePayments(context, list));
  serve(app, endpoints.totalDuePayments, ({ list, context }) => totalDuePayments(context, list));
  serveExport(app, endpoints.exportDuePayments, listDuePayments);
  serve(app, endpoints.listPayingAccounts, ({ context }) => readPayingAccounts(context.db));
  serve(app, endpoints.listPaymentFiles, ({ list, context }) => listPaymentFiles(context, list));
  serve(app, endpoints.totalPaymentFiles, ({ list, context }) => totalPaymentFiles(context, list));
  serveExport(app, endpoints.exportPaymentFiles, listPaymentFiles);
  serve(app, endpoints.createPaymentFile, ({ body, context }) => createPaymentFile(context, body));
  serve(app, endpoints.getPaymentFile, ({ params, context }) => readPaymentFile(context.db, params.id));
  serve(app, endpoints.listFilePayments, ({ params, context }) => listFilePayments(context, params.id));
  serveDownload(app, endpoints.downloadPaymentFile, ({ params, context }) =>
    openPaymentFile(context, params.id),
  );
  serve(app, endpoints.withdrawPaymentFile, ({ params, context }) => withdrawPaymentFile(context, params.id));
  serve(app, endpoints.markFilePaid, ({ params, body, context }) => markFilePaid(context, params.id, body));
  serve(app, endpoints.refusePayments, ({ params, body, context }) =>
    refusePayments(context, params.id, body),
  );
}
