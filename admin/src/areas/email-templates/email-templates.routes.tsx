import {
  getEmailTemplate,
  listEmailTemplates,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.emailTemplate.list,
  staticData: { needs: [listEmailTemplates] },
  component: lazyRouteComponent(() => import('./email-templates-list.tsx'), 'EmailTemplatesList'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: recordScreens.emailTemplate.edit,
  staticData: { needs: [getEmailTemplate] },
  component: lazyRouteComponent(() => import('./email-template-edit.tsx'), 'EmailTemplateEdit'),
});

export const emailTemplatesRoutes = [listRoute, editRoute] as const;
