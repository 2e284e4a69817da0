import * as endpoints from '@share/contract/areas/refunds/refunds.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { closeRefund } from '../ledger/ledger.shared.ts';
import { refundsCards } from './refunds.home.ts';

export const refundsArea: Area = {
  name: 'refunds',
  routes: refundsRoutes,
  cards: refundsCards,
};

function refundsRoutes(app: App): void {
  serve(app, endpoints.closeRefund, ({ params, body, context }) => closeRefund(context, params.id, body));
}
