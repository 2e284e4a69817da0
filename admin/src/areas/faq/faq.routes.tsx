import { exportFaq, faqEndpoints, faqVersions } from '@share/contract/areas/faq/faq.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const faqRoutes = recordRoutes({
  name: 'faq',
  entity: 'faq',
  paths: { list: '/faq', create: '/faq/create', edit: '/faq/$id' },
  endpoints: faqEndpoints,
  versions: faqVersions,
  file: exportFaq,
  list: () => import('./faq-list.tsx').then(({ FaqList }) => FaqList),
  form: () => import('./faq-form.tsx').then(({ faqForm }) => faqForm),
});
