import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const languagesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/languages',
  staticData: { needs: [getLanguages] },
  component: lazyRouteComponent(() => import('./languages.tsx'), 'Languages'),
});

export const languagesRoutes = [languagesRoute] as const;
