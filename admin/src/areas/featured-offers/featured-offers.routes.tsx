import {
  getFeaturedOffer,
  listFeaturedOffers,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/featured-offers',
  staticData: { needs: [listFeaturedOffers] },
  component: lazyRouteComponent(() => import('./featured-offers-list.tsx'), 'FeaturedOffersList'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/featured-offers/$id',
  staticData: { needs: [getFeaturedOffer] },
  component: lazyRouteComponent(() => import('./featured-offer-edit.tsx'), 'FeaturedOfferEdit'),
});

export const featuredOffersRoutes = [listRoute, editRoute] as const;
