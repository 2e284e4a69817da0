import {
  exportPictures,
  pictureEndpoints,
  pictureLanguages,
} from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const picturesRoutes = recordRoutes({
  name: 'pictures',
  entity: 'picture',
  paths: { list: '/pictures', create: '/pictures/create', edit: '/pictures/$id' },
  endpoints: pictureEndpoints,
  languages: pictureLanguages,
  file: exportPictures,
  list: () => import('./pictures-list.tsx').then(({ PicturesList }) => PicturesList),
  form: () => import('./picture-form.tsx').then(({ pictureForm }) => pictureForm),
});
