import * as endpoints from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { StaticElementInput } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { imageInput, serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { getPublicStaticContent } from './get-public-static-content.ts';
import { searchStaticContent } from './search-static-content.ts';
import {
  getStaticElement,
  listElementsWithGap,
  listStaticContent,
  staticRecords,
} from './static-content.reads.ts';
import { readStaticMap, updateStaticMap } from './static-map.ts';
import { updateStaticElement } from './update-static-element.ts';

export const staticContentArea: Area = {
  name: 'static-content',
  routes: staticContentRoutes,
  content: {
    ...staticRecords,
    from: "static_contents r WHERE r.type <> 'collection'",
    read: getStaticElement,
  },
  watched: { staticContent: 'static_contents' },
  link: {
    group: 'content',
    endpoint: endpoints.listStaticContent,
    route: '/static-content',
    icon: 'layout',
    label: contentNames.staticContent.all,
  },
};

function staticContentRoutes(app: App): void {
  serve(app, endpoints.listStaticContent, ({ query, context }) =>
    query.gap ? listElementsWithGap(context, query.gap) : listStaticContent(context, query.parentId ?? null),
  );
  serve(app, endpoints.searchStaticContent, ({ query, context }) => searchStaticContent(context, query.text));
  serve(app, endpoints.getStaticElement, ({ params, context }) =>
    getStaticElement(context, params.elementId),
  );
  serve(app, endpoints.updateStaticElement, ({ params, ifMatch, body, context }) =>
    updateStaticElement(context, { id: params.elementId, ifMatch }, body),
  );
  serveVersions(app, endpoints.staticContentVersions, {
    records: staticRecords,
    read: getStaticElement,
    update: updateStaticElement,
    input: StaticElementInput,
    toInput: (content, { files }) => ({ ...content, image: imageInput(content.imageUrl, files) }),
  });
  serve(app, endpoints.getStaticMap, ({ context }) => readStaticMap(context));
  serve(app, endpoints.updateStaticMap, ({ ifMatch, body, context }) =>
    updateStaticMap(context, body, ifMatch),
  );
  serve(app, endpoints.getPublicStaticContent, ({ context }) => getPublicStaticContent(context));
}
