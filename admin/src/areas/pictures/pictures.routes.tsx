import { pictureEndpoints, pictureLanguages } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const picturesRoutes = recordRoutes({
  entity: 'picture',
  paths: recordScreens.picture,
  endpoints: pictureEndpoints,
  languages: pictureLanguages,
  list: () => import('./pictures-list.tsx').then(({ PicturesList }) => PicturesList),
  form: () => import('./picture-form.tsx').then(({ pictureForm }) => pictureForm),
});
