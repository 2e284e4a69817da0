import * as publicReading from '@share/contract/areas/slider/public-slider.endpoints.ts';
import {
  countSlides as countEndpoint,
  moveSlide,
  sliderEndpoints,
  slideVersions,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import { SlideInput } from '@share/contract/areas/slider/slider.schemas.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { imageInput, serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { countSlides } from './count-slides.ts';
import { listPublicSlides } from './list-public-slides.ts';
import { listSlides } from './list-slides.ts';
import { sliderCards } from './slider.home.ts';
import { slideRecords, slideVerbs } from './slider.verbs.ts';

export const sliderArea: Area = {
  name: 'slider',
  routes: sliderRoutes,
  content: { ...slideRecords, from: 'slides r', read: slideVerbs.read },
  watched: { slide: 'slides' },
  cards: sliderCards,
  link: {
    group: 'content',
    endpoint: sliderEndpoints.list,
    route: '/slider',
    icon: 'slides',
    label: contentNames.slide.all,
  },
};

function sliderRoutes(app: App): void {
  serveRecords(app, sliderEndpoints, { list: listSlides, ...slideVerbs });
  serveVersions(app, slideVersions, {
    ...slideVerbs,
    records: slideRecords,
    input: SlideInput,
    // A slide that has been moved since keeps its place.
    toInput: ({ position: _, ...content }, { files }) => ({
      ...content,
      image: imageInput(content.imageUrl, files),
    }),
  });
  serve(app, countEndpoint, ({ context }) => countSlides(context));
  serve(app, moveSlide, ({ params, body, context }) => slideVerbs.move(context, params.id, body.position));
  serve(app, publicReading.listPublicSlides, ({ context }) => listPublicSlides(context));
}
