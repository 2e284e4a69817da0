import {
  getStatement,
  importStatement,
  listStatements,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/statements',
  staticData: { needs: [listStatements] },
  component: lazyRouteComponent(() => import('./statements-list.tsx'), 'StatementsList'),
});

const importRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/statements/create',
  staticData: { needs: [importStatement] },
  component: lazyRouteComponent(() => import('./import-screen.tsx'), 'ImportScreen'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/statements/$id',
  staticData: { needs: [getStatement] },
  component: lazyRouteComponent(() => import('./statement-screen.tsx'), 'StatementScreen'),
});

export const statementsRoutes = [listRoute, importRoute, viewRoute] as const;
