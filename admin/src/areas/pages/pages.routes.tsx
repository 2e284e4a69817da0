import { exportPages, pageEndpoints, pageVersions } from '@share/contract/areas/pages/pages.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const pagesRoutes = recordRoutes({
  name: 'page',
  entity: 'page',
  paths: { list: '/pages', create: '/pages/create', edit: '/pages/$id' },
  endpoints: pageEndpoints,
  versions: pageVersions,
  file: exportPages,
  list: () => import('./pages-list.tsx').then(({ PagesList }) => PagesList),
  form: () => import('./page-form.tsx').then(({ pageForm }) => pageForm),
});
