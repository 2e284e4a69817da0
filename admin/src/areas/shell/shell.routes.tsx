import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/routing/routes.tsx';

/** The pages of the public site to which the footer leads; here only while it has no address (SHL-09). */
export const publicSiteRoutes = (['/privacy', '/legal', '/contact'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { needs: 'nothing' },
    component: lazyRouteComponent(() => import('./public-site-page.tsx'), 'PublicSitePage'),
  }),
);

export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./elsewhere.tsx'), 'Elsewhere'),
});
