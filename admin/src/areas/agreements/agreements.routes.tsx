import {
  agreementEndpoints,
  agreementVersions,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const agreementsRoutes = recordRoutes({
  entity: 'agreement',
  paths: recordScreens.agreement,
  endpoints: agreementEndpoints,
  versions: agreementVersions,
  list: () => import('./agreements-list.tsx').then(({ AgreementsList }) => AgreementsList),
  form: () => import('./agreement-form.tsx').then(({ agreementForm }) => agreementForm),
});
