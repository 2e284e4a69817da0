import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import type { HomeCards } from './home.shared.tsx';

/** The start page, for everybody (RTE-05, RTE-08). The cards of the areas are loaded with it. */
export const homeRoutes = (loadCards: () => Promise<HomeCards>) =>
  [
    createRoute({
      getParentRoute: () => frameRoute,
      path: '/',
      staticData: { needs: 'nothing' },
      component: lazyRouteComponent(async () => {
        const [{ Home }, cards] = await Promise.all([import('./home.tsx'), loadCards()]);
        return { default: () => <Home cards={cards} /> };
      }),
    }),
  ] as const;
