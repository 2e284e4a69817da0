import { createRouter } from '@tanstack/react-router';
import { agreementsRoutes } from './areas/agreements/agreements.routes.tsx';
import { investmentsRoutes } from './areas/investments/investments.routes.tsx';
import { offersRoutes } from './areas/offers/offers.routes.tsx';
import { ordersRoutes } from './areas/orders/orders.routes.tsx';
import { seriesRoutes } from './areas/series/series.routes.tsx';
import { sessionsRoutes } from './areas/sessions/sessions.routes.tsx';
import { CrashPage } from './areas/shell/crash-page.tsx';
import { frame } from './areas/shell/frame-layout.tsx';
import { elsewhereRoute, shellRoutes } from './areas/shell/shell.routes.tsx';
import { transactionsRoutes } from './areas/transactions/transactions.routes.tsx';
import { frameRoute, rootRoute } from './platform/routes.tsx';
import { focusNextHeading } from './platform/screen-heading.tsx';
import { parseSearch, stringifySearch } from './platform/search.ts';
import { isSignedIn, onSignedInChange } from './platform/session.ts';

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

router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusNextHeading();
});

// Signing in leads away from the login screen. Signing out does not lead anywhere by itself: a form may hold unsaved work.
onSignedInChange(() => {
  if (isSignedIn()) void router.invalidate();
});
