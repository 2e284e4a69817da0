import { createRouter } from '@tanstack/react-router';
import { agreementsRoutes } from './areas/agreements/agreements.routes.tsx';
import { investmentsRoutes } from './areas/investments/investments.routes.tsx';
import { offersRoutes } from './areas/offers/offers.routes.tsx';
import { ordersRoutes } from './areas/orders/orders.routes.tsx';
import { seriesRoutes } from './areas/series/series.routes.tsx';
import { sessionsRoutes } from './areas/sessions/sessions.routes.tsx';
import { frame } from './areas/shell/frame/frame-layout.tsx';
import { CrashPage } from './areas/shell/notices/crash-page.tsx';
import { elsewhereRoute, shellRoutes } from './areas/shell/shell.routes.tsx';
import { transactionsRoutes } from './areas/transactions/transactions.routes.tsx';
import { history } from './platform/routing/history.ts';
import { frameRoute, rootRoute } from './platform/routing/routes.tsx';
import { parseSearch, stringifySearch } from './platform/routing/search.ts';

/** The screens of each area, drawn inside the frame. */
const screens = [
  ...shellRoutes,
  ...seriesRoutes,
  ...agreementsRoutes,
  ...offersRoutes,
  ...ordersRoutes,
  ...transactionsRoutes,
  ...investmentsRoutes,
] as const;

const routeTree = rootRoute.addChildren([
  sessionsRoutes,
  frameRoute.update({ component: frame, staticData: { needs: 'nothing' } }).addChildren(screens),
  elsewhereRoute,
]);

export const router = createRouter({
  routeTree,
  history,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
