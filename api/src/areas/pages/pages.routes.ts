import * as endpoints from '@share/contract/areas/pages/pages.endpoints.ts';
import { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import * as publicReading from '@share/contract/areas/pages/public-pages.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { imageInput, serveVersions, withFileInputs } from '../../platform/records/versions/serve-versions.ts';
import { suggestSlugs } from '../../platform/slugs/suggest-slugs.ts';
import { getPublicPage } from './get-public-page.ts';
import { listPages } from './list-pages.ts';
import { listPublicPages } from './list-public-pages.ts';
import { openPageAttachment } from './open-page-attachment.ts';
import { pageSlugBook } from './page-slug-book.ts';
import { pageRecords } from './pages.reads.ts';
import { pageVerbs } from './pages.verbs.ts';
import { uploadAttachment } from './upload-attachment.ts';

export const pagesArea: Area = {
  name: 'pages',
  routes: pagesRoutes,
  content: { ...pageRecords, from: 'pages r', read: pageVerbs.read },
  watched: { page: 'pages' },
  link: {
    group: 'content',
    endpoint: endpoints.listPages,
    route: '/pages',
    icon: 'file',
    label: contentNames.page.all,
  },
};

function pagesRoutes(app: App): void {
  serveRecords(app, endpoints.pageEndpoints, { list: listPages, ...pageVerbs });
  serveVersions(app, endpoints.pageVersions, {
    ...pageVerbs,
    records: pageRecords,
    input: PageInput,
    toInput: (content, { files }) => ({
      ...withFileInputs(content),
      image: imageInput(content.imageUrl, files),
    }),
  });
  serve(app, endpoints.suggestPageSlug, ({ query, context }) =>
    suggestSlugs(context, pageSlugBook, query, query.pageId),
  );
  serve(app, endpoints.uploadPageAttachment, ({ body, context }) => uploadAttachment(context, body));
  serveDownload(app, endpoints.downloadPageAttachment, ({ params, context }) =>
    openPageAttachment(context, params.fileId),
  );
  serve(app, publicReading.listPublicPages, ({ context }) => listPublicPages(context));
  serve(app, publicReading.getPublicPage, ({ params, context }) => getPublicPage(context, params.idOrSlug));
}
