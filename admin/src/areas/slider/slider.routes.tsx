import { sliderEndpoints, slideVersions } from '@share/contract/areas/slider/slider.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const sliderRoutes = recordRoutes({
  entity: 'slide',
  toasts: 'slider',
  paths: recordScreens.slide,
  endpoints: sliderEndpoints,
  versions: slideVersions,
  list: () => import('./slider-list.tsx').then(({ SliderList }) => SliderList),
  form: () => import('./slide-form.tsx').then(({ slideForm }) => slideForm),
});
