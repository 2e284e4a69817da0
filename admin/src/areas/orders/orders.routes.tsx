import { getOrder, listOrders, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/orders',
  staticData: { needs: [listOrders] },
  component: lazyRouteComponent(() => import('./orders-list.tsx'), 'OrdersList'),
});

const createOrderRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/orders/create',
  staticData: { needs: [placeManualOrder] },
  component: lazyRouteComponent(() => import('./manual/manual-order.tsx'), 'ManualOrder'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/orders/$id/edit',
  staticData: { needs: [getOrder] },
  component: lazyRouteComponent(() => import('./order-edit.tsx'), 'OrderEdit'),
});

export const ordersRoutes = [listRoute, createOrderRoute, editRoute] as const;
