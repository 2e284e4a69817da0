import * as documents from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { suggestSlugs } from '../../platform/slugs/suggest-slugs.ts';
import { openAttachment } from './content/open-attachment.ts';
import { createOffer } from './create-offer.ts';
import { deleteOffer } from './delete-offer.ts';
import type { OfferContext } from './documents/notify-investors.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { duplicateOffer } from './duplicate-offer.ts';
import { getOffer, readOfferAtOneMoment } from './get-offer.ts';
import { listOffers, offersFinder, totalOffers } from './list-offers.ts';
import { offerInputOf, offerRecords } from './offer-versions.ts';
import { offersCards, offersSteps } from './offers.home.ts';
import { sectionPatternsRoutes } from './patterns/section-patterns.routes.ts';
import { searchOpenOffers } from './search-open-offers.ts';
import { offerSlugBook } from './slugs/offer-slug-book.ts';
import { updateOffer } from './update-offer.ts';

export const offersArea: Area = {
  name: 'offers',
  routes: offersRoutes,
  firstSteps: offersSteps,
  content: { ...offerRecords, from: 'offers r', read: readOfferAtOneMoment },
  watched: { offer: 'offers' },
  cards: offersCards,
  finder: offersFinder,
  link: {
    group: 'offer',
    endpoint: endpoints.listOffers,
    route: '/offers',
    icon: 'building',
    label: contentNames.offer.all,
  },
};

/** The ledger's `findInvestorsOf` is passed in: see `OfferContext`. */
function offersRoutes(app: App, { findInvestorsOf }: Pick<OfferContext, 'findInvestorsOf'>): void {
  serve(app, endpoints.listOffers, ({ list, context }) => listOffers(context, list));
  serve(app, endpoints.totalOffers, ({ list, context }) => totalOffers(context, list));
  serveExport(app, endpoints.exportOffers, listOffers);
  serve(app, endpoints.searchOpenOffers, ({ query, context }) => searchOpenOffers(context, query.search));
  serve(app, endpoints.suggestSlug, ({ query, context }) =>
    suggestSlugs(context, offerSlugBook, query, query.offerId),
  );
  serve(app, endpoints.getOffer, ({ params, context }) => getOffer(context, params.idOrSlug));
  serve(app, endpoints.createOffer, ({ body, context }) => createOffer(context, body));
  serve(app, endpoints.duplicateOffer, ({ params, context }) => duplicateOffer(context, params.id));
  serve(app, endpoints.updateOffer, ({ params, body, ifMatch, context }) =>
    updateOffer({ ...context, findInvestorsOf }, params.id, body, ifMatch),
  );
  serveVersions(app, endpoints.offerVersions, {
    records: offerRecords,
    read: readOfferAtOneMoment,
    update: (context, { id, ifMatch }, input) =>
      updateOffer({ ...context, findInvestorsOf }, id, input, ifMatch),
    input: OfferInput,
    toInput: offerInputOf,
  });
  serve(app, documents.uploadInvestorDocument, ({ body, context }) => uploadDocument(context, body));
  serveDownload(app, documents.downloadAttachment, ({ params, context }) =>
    openAttachment(context, params.fileId),
  );
  serve(app, endpoints.deleteOffer, ({ params, context }) => deleteOffer(context, params.id));
  sectionPatternsRoutes(app);
}
