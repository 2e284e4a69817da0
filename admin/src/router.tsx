import './office-errors.ts';
import './styles/office.css';
import { createRouter } from '@tanstack/react-router';
import { sessionsRoutes } from './areas/sessions/sessions.routes.tsx';
import { frame } from './areas/shell/frame/frame-layout.tsx';
import { CrashPage } from './areas/shell/notices/crash-page.tsx';
import { elsewhereRoute, publicSiteRoutes } from './areas/shell/shell.routes.tsx';
import { screens } from './areas.ts';
import { history } from './platform/routing/history.ts';
import { frameRoute, rootRoute } from './platform/routing/routes.tsx';
import { parseSearch, stringifySearch } from './platform/routing/search.ts';

const routeTree = rootRoute.addChildren([
  sessionsRoutes,
  frameRoute.update({ component: frame, staticData: { needs: 'nothing' } }).addChildren(screens),
  ...publicSiteRoutes,
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
