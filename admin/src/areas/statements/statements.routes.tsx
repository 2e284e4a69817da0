import {
  getStatement,
  importStatement,
  listStatements,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { listUnknownMoney } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import { unknownMoneyPath } from './statements.paths.ts';

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
  component: lazyRouteComponent(() => import('./import/import-screen.tsx'), 'ImportScreen'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/statements/$id',
  staticData: { needs: [getStatement] },
  component: lazyRouteComponent(() => import('./statement-screen.tsx'), 'StatementScreen'),
});

const unknownMoneyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: unknownMoneyPath,
  staticData: { needs: [listUnknownMoney] },
  component: lazyRouteComponent(() => import('./unknown-money-list.tsx'), 'UnknownMoneyList'),
});

export const statementsRoutes = [listRoute, importRoute, viewRoute, unknownMoneyRoute] as const;
