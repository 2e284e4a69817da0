import { createOffer, getOffer, listOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offers',
  staticData: { needs: [listOffers] },
  component: lazyRouteComponent(() => import('./offers-list.tsx'), 'OffersList'),
});

const createOfferRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offers/create',
  staticData: { needs: [createOffer] },
  component: lazyRouteComponent(() => import('./offer-create.tsx'), 'OfferCreate'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offers/$id/edit',
  staticData: { needs: [getOffer] },
  component: lazyRouteComponent(() => import('./offer-edit.tsx'), 'OfferEdit'),
});

const previewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offers/$id/preview',
  staticData: { needs: [getOffer] },
  component: lazyRouteComponent(() => import('./preview/offer-preview-screen.tsx'), 'OfferPreviewScreen'),
});

export const offersRoutes = [listRoute, createOfferRoute, editRoute, previewRoute] as const;
