import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute, rootRoute } from '../../platform/routing/routes.tsx';

const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./dashboard.tsx'), 'Dashboard'),
});

export const shellRoutes = [dashboardRoute] as const;

export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./elsewhere.tsx'), 'Elsewhere'),
});
