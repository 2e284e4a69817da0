import { getStaticElement } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

/** Always available, even without a permission (RTE-08). */
const rootRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.staticContent.list,
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./static-collection.tsx'), 'StaticRoot'),
});

const collectionRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/static-content/$id',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./static-collection.tsx'), 'StaticCollection'),
});

const elementRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.staticContent.edit,
  staticData: { needs: [getStaticElement] },
  component: lazyRouteComponent(() => import('./static-element.tsx'), 'StaticElement'),
});

export const staticContentRoutes = [rootRoute, collectionRoute, elementRoute] as const;
