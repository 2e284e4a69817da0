import * as endpoints from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { serveLanguages } from '../../platform/records/versions/serve-languages.ts';
import { searchFeaturableOffers } from './featurable-offers.reads.ts';
import { placementTexts, readFeaturedOffer, updateFeaturedOffer } from './featured-offers.verbs.ts';
import { getPublicFeatured } from './get-public-featured.ts';
import { listFeaturedOffers } from './list-featured-offers.ts';
import { previewFeatured } from './preview-featured.ts';

export const featuredOffersArea: Area = {
  name: 'featured-offers',
  routes: featuredOffersRoutes,
  content: {
    entity: placementTexts.entity,
    marked: placementTexts,
    from: 'featured_placements r',
    read: readFeaturedOffer,
  },
  watched: { featuredOffer: 'featured_placements' },
  link: {
    group: 'content',
    endpoint: endpoints.listFeaturedOffers,
    route: '/featured-offers',
    icon: 'star',
    label: contentNames.featuredOffer.all,
  },
};

function featuredOffersRoutes(app: App): void {
  serve(app, endpoints.listFeaturedOffers, ({ list, context }) => listFeaturedOffers(context, list));
  serveExport(app, endpoints.exportFeaturedOffers, listFeaturedOffers);
  serve(app, endpoints.searchFeaturableOffers, ({ query, context }) =>
    searchFeaturableOffers(context, query.search),
  );
  serve(app, endpoints.getFeaturedOffer, ({ params, context }) => readFeaturedOffer(context, params.id));
  serve(app, endpoints.updateFeaturedOffer, ({ params, ifMatch, body, context }) =>
    updateFeaturedOffer(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.previewFeaturedOffers, ({ params, body, context }) =>
    previewFeatured(context, params.id, body),
  );
  serveLanguages(app, endpoints.featuredOfferLanguages, { ...placementTexts, read: readFeaturedOffer });
  serve(app, endpoints.getPublicFeaturedOffers, ({ params, context }) =>
    getPublicFeatured(context, params.placement),
  );
}
