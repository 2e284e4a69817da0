import { createUser, getUser, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/users',
  staticData: { needs: [listUsers] },
  component: lazyRouteComponent(() => import('./users-list.tsx'), 'UsersList'),
});

const staffRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/staff-accounts',
  staticData: { needs: [listUsers] },
  component: lazyRouteComponent(() => import('./users-list.tsx'), 'StaffAccounts'),
});

const createUserRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/users/create',
  staticData: { needs: [createUser] },
  component: lazyRouteComponent(() => import('./user-create.tsx'), 'UserCreate'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/users/$id',
  staticData: { needs: [getUser] },
  component: lazyRouteComponent(() => import('./user-edit.tsx'), 'UserEdit'),
});

export const usersRoutes = [listRoute, staffRoute, createUserRoute, editRoute] as const;
