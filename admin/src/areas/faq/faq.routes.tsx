import { faqEndpoints, faqVersions } from '@share/contract/areas/faq/faq.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const faqRoutes = recordRoutes({
  entity: 'faq',
  paths: recordScreens.faq,
  endpoints: faqEndpoints,
  versions: faqVersions,
  list: () => import('./faq-list.tsx').then(({ FaqList }) => FaqList),
  form: () => import('./faq-form.tsx').then(({ faqForm }) => faqForm),
});
