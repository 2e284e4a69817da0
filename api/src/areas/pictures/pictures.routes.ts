import {
  choosePictures,
  exportPictures,
  listPictureUses,
  pictureEndpoints,
} from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { listPictures } from './list-pictures.ts';
import { pictureVerbs } from './pictures.verbs.ts';

export function picturesRoutes(app: App): void {
  serveRecords(app, pictureEndpoints, { list: listPictures, ...pictureVerbs });
  serve(app, choosePictures, ({ list, context }) => listPictures(context, list));
  serveExport(app, exportPictures, listPictures);
  serve(app, listPictureUses, ({ params, context }) => pictureVerbs.uses(context, params.id));
}
