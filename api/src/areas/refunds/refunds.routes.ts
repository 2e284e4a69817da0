import * as endpoints from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { closeRefund } from '../ledger/ledger.shared.ts';

export function refundsRoutes(app: App): void {
  serve(app, endpoints.closeRefund, ({ params, body, context }) => closeRefund(context, params.id, body));
}
