import {
  exportSlides,
  sliderEndpoints,
  slideVersions,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const sliderRoutes = recordRoutes({
  name: 'slider',
  entity: 'slide',
  paths: { list: '/slider', create: '/slider/create', edit: '/slider/$id' },
  endpoints: sliderEndpoints,
  versions: slideVersions,
  file: exportSlides,
  list: () => import('./slider-list.tsx').then(({ SliderList }) => SliderList),
  form: () => import('./slide-form.tsx').then(({ slideForm }) => slideForm),
});
