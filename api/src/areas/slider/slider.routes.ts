import * as publicReading from '@share/contract/areas/slider/public-slider.endpoints.ts';
import { moveSlide, sliderEndpoints } from '@share/contract/areas/slider/slider.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { listPublicSlides } from './list-public-slides.ts';
import { listSlides } from './list-slides.ts';
import { slideVerbs } from './slider.verbs.ts';

export function sliderRoutes(app: App): void {
  serveRecords(app, sliderEndpoints, { list: listSlides, ...slideVerbs });
  serve(app, moveSlide, ({ params, body, context }) => slideVerbs.move(context, params.id, body.position));
  serve(app, publicReading.listPublicSlides, ({ context }) => listPublicSlides(context));
}
