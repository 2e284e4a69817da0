import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { pictureFacts } from '../../shared/files.ts';
import { SlideView } from './slider.schemas.ts';

export const PublicSliderView = z.object({
  items: z.array(
    SlideView.omit({ version: true, active: true, visibleFrom: true, visibleUntil: true }).extend(
      pictureFacts,
    ),
  ),
});
export type PublicSliderView = z.infer<typeof PublicSliderView>;

export const listPublicSlides = endpoint({
  method: 'GET',
  path: '/slider',
  access: 'site',
  revalidates: true,
  summary: 'The slides that the site shows now, in their order',
  answer: PublicSliderView,
  errors: [],
});
