import { createPayout, getPayout, listPayouts } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payouts',
  staticData: { needs: [listPayouts] },
  component: lazyRouteComponent(() => import('./payouts-list.tsx'), 'PayoutsList'),
});

const createPayoutRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payouts/create',
  staticData: { needs: [createPayout] },
  component: lazyRouteComponent(() => import('./payout-form.tsx'), 'PayoutCreate'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payouts/$id',
  staticData: { needs: [getPayout] },
  component: lazyRouteComponent(() => import('./payout-screen.tsx'), 'PayoutScreen'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payouts/$id/edit',
  staticData: { needs: [getPayout] },
  component: lazyRouteComponent(() => import('./payout-form.tsx'), 'PayoutEdit'),
});

export const payoutsRoutes = [listRoute, createPayoutRoute, viewRoute, editRoute] as const;
