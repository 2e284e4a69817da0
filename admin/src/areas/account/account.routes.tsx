import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

/** The user's own account, open to all users; the name in the top bar leads there. */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: '/account',
    staticData: { needs: 'nothing' },
    component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
  }),
] as const;
