import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

/** One's own account, for everybody; one's name in the top bar leads there. */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: '/account',
    staticData: { needs: 'nothing' },
    component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
  }),
] as const;
