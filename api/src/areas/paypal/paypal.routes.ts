import * as endpoints from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { capturePayment } from './capture-payment.ts';
import { checkPayPal } from './check-paypal.ts';
import { payThroughPayPal } from './create-payment.ts';
import { askPayPal } from './follow-up.ts';
import { releaseHeldOrder } from './holds/release-held.ts';
import { readNotices, readNoticesOfSeries } from './notices/read-notices.ts';
import { receiveNotice } from './notices/receive-notice.ts';
import { readOrderPayment, readTransactionPayments } from './payment-views.ts';
import { payPalCards } from './paypal.home.ts';
import { refundThroughPayPal } from './returns/refund-payment.ts';
import { changeToBankTransfer, payByBankTransfer } from './transfer/pay-by-transfer.ts';

export const payPalArea: Area = { name: 'paypal', routes: payPalRoutes, cards: payPalCards };

function payPalRoutes(app: App): void {
  serve(app, endpoints.getOrderPayment, ({ params, context }) => readOrderPayment(context, params.id));
  serve(app, endpoints.payThroughPayPal, ({ params, context }) => payThroughPayPal(context, params.id));
  serve(app, endpoints.capturePayment, ({ params, context }) => capturePayment(context, params.id));
  serve(app, endpoints.payByBankTransfer, ({ params, context }) => payByBankTransfer(context, params.id));
  serve(app, endpoints.receivePayPalNotice, ({ body, context }) => receiveNotice(context, body));
  serve(app, endpoints.getTransactionPayments, ({ params, context }) =>
    readTransactionPayments(context, params.id),
  );
  serve(app, endpoints.askPayPal, ({ params, context }) => askPayPal(context, params.id));
  serve(app, endpoints.refundThroughPayPal, ({ params, context }) => refundThroughPayPal(context, params.id));
  serve(app, endpoints.changeToBankTransfer, ({ params, context }) =>
    changeToBankTransfer(context, params.id),
  );
  serve(app, endpoints.releaseHeldOrder, ({ params, context }) => releaseHeldOrder(context, params.id));
  serve(app, endpoints.getPayPalNotices, ({ context }) => readNotices(context));
  serve(app, endpoints.getPayPalNoticesOfSeries, ({ params, context }) =>
    readNoticesOfSeries(context, params.id),
  );
  serve(app, endpoints.checkPayPal, ({ body, context }) => checkPayPal(context, body.productionMode));
}
