import {
  choosePictures,
  listPictureUses,
  pictureEndpoints,
  pictureLanguages,
} from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveLanguages } from '../../platform/records/versions/serve-languages.ts';
import { listPictures } from './list-pictures.ts';
import { pictureTexts, pictureVerbs } from './pictures.verbs.ts';

export const picturesArea: Area = {
  name: 'pictures',
  routes: picturesRoutes,
  content: {
    ...pictureTexts,
    marked: pictureTexts,
    from: 'files r WHERE r.in_library AND NOT r.is_attachment',
    read: pictureVerbs.read,
  },
  watched: { picture: 'files' },
  link: {
    group: 'content',
    endpoint: pictureEndpoints.list,
    route: '/pictures',
    icon: 'pictures',
    label: contentNames.picture.all,
  },
};

function picturesRoutes(app: App): void {
  serveRecords(app, pictureEndpoints, { list: listPictures, ...pictureVerbs });
  serveLanguages(app, pictureLanguages, { ...pictureTexts, read: pictureVerbs.read });
  serve(app, choosePictures, ({ list, context }) => listPictures(context, list));
  serve(app, listPictureUses, ({ params, context }) => pictureVerbs.uses(context, params.id));
}
