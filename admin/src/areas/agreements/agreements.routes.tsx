import {
  createAgreement,
  getAgreement,
  listAgreements,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/agreements',
  staticData: { needs: [listAgreements] },
  component: lazyRouteComponent(() => import('./agreements-list.tsx'), 'AgreementsList'),
});

const createAgreementRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/agreements/create',
  staticData: { needs: [createAgreement] },
  component: lazyRouteComponent(() => import('./agreement-create.tsx'), 'AgreementCreate'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/agreements/$id',
  staticData: { needs: [getAgreement] },
  component: lazyRouteComponent(() => import('./agreement-edit.tsx'), 'AgreementEdit'),
});

export const agreementsRoutes = [listRoute, createAgreementRoute, editRoute] as const;
