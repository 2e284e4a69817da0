import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../../platform/routing/routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

/** The pages of the public site that the footer links to; used only while the site has no address (SHL-09). */
export const publicSiteRoutes = (['/privacy', '/legal', '/contact'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { needs: 'nothing' },
    component: lazyRouteComponent(() => import('./public-site-page.tsx'), 'PublicSitePage'),
  }),
);

const RECORD = /^(.+)\/([1-9]\d*)\/?$/;
const screens = Object.values(recordScreens);

/** Unknown addresses; the address of a record without `/edit` leads to the record. */
export const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { needs: 'nothing' },
  beforeLoad: ({ location }) => {
    const [, area, id] = RECORD.exec(location.pathname) ?? [];
    const screen = screens.find(({ edit }) => edit === `${area}/$id/edit`);
    if (screen && id) throw redirect({ to: screen.edit, params: { id }, replace: true });
  },
  component: lazyRouteComponent(() => import('./elsewhere.tsx'), 'Elsewhere'),
});
