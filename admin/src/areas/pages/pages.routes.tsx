import { pageEndpoints, pageVersions } from '@share/contract/areas/pages/pages.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const pagesRoutes = recordRoutes({
  entity: 'page',
  paths: recordScreens.page,
  endpoints: pageEndpoints,
  versions: pageVersions,
  list: () => import('./pages-list.tsx').then(({ PagesList }) => PagesList),
  form: () => import('./page-form.tsx').then(({ pageForm }) => pageForm),
});
