import { getEmail, listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/emails',
  staticData: { needs: [listEmails] },
  component: lazyRouteComponent(() => import('./emails-list.tsx'), 'EmailsList'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/emails/$id',
  staticData: { needs: [getEmail] },
  component: lazyRouteComponent(() => import('./email-screen.tsx'), 'EmailScreen'),
});

export const emailsRoutes = [listRoute, viewRoute] as const;
