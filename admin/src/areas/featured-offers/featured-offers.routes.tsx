import {
  getFeaturedOffer,
  listFeaturedOffers,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.featuredOffer.list,
  staticData: { needs: [listFeaturedOffers] },
  component: lazyRouteComponent(() => import('./featured-offers-list.tsx'), 'FeaturedOffersList'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.featuredOffer.edit,
  staticData: { needs: [getFeaturedOffer] },
  component: lazyRouteComponent(() => import('./featured-offer-edit.tsx'), 'FeaturedOfferEdit'),
});

export const featuredOffersRoutes = [listRoute, editRoute] as const;
