import * as documents from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import * as endpoints from '@share/contract/areas/offers/public-offers.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { getPublicDocuments } from './get-public-documents.ts';
import { getPublicOffer } from './get-public-offer.ts';
import { listPublicOffers } from './list-public-offers.ts';
import { openInvestorDocument } from './open-investor-document.ts';

export const publicOffersArea: Area = { name: 'public-offers', routes: publicOffersRoutes };

function publicOffersRoutes(app: App): void {
  serve(app, endpoints.listPublicOffers, ({ list, context }) => listPublicOffers(context, list));
  serve(app, endpoints.getPublicOffer, ({ params, context }) => getPublicOffer(context, params.idOrSlug));
  serve(app, endpoints.listOfferDocuments, ({ params, context }) => getPublicDocuments(context, params.id));
  serveDownload(app, documents.downloadInvestorDocument, ({ params, context }) =>
    openInvestorDocument(context, params.id, params.documentId),
  );
}
