import { getInvestment, listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/investments',
  staticData: { needs: [listInvestments] },
  component: lazyRouteComponent(() => import('./investments-list.tsx'), 'InvestmentsList'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/investments/$id/edit',
  staticData: { needs: [getInvestment] },
  component: lazyRouteComponent(() => import('./investment-screen.tsx'), 'InvestmentScreen'),
});

export const investmentsRoutes = [listRoute, editRoute] as const;
