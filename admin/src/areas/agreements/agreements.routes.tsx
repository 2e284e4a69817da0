import {
  agreementEndpoints,
  agreementVersions,
  exportAgreements,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const agreementsRoutes = recordRoutes({
  name: 'agreement',
  entity: 'agreement',
  paths: { list: '/agreements', create: '/agreements/create', edit: '/agreements/$id' },
  endpoints: agreementEndpoints,
  versions: agreementVersions,
  file: exportAgreements,
  list: () => import('./agreements-list.tsx').then(({ AgreementsList }) => AgreementsList),
  form: () => import('./agreement-form.tsx').then(({ agreementForm }) => agreementForm),
});
