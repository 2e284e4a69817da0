import {
  getTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/transactions',
  staticData: { needs: [listTransactions] },
  component: lazyRouteComponent(() => import('./transactions-list.tsx'), 'TransactionsList'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/transactions/$id/edit',
  staticData: { needs: [getTransaction] },
  component: lazyRouteComponent(() => import('./transaction-screen.tsx'), 'TransactionScreen'),
});

export const transactionsRoutes = [listRoute, editRoute] as const;
