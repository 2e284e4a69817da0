import * as endpoints from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { getPublicStaticContent } from './get-public-static-content.ts';
import { getStaticElement, listStaticContent } from './static-content.reads.ts';
import { readStaticMap, updateStaticMap } from './static-map.ts';
import { updateStaticElement } from './update-static-element.ts';

export function staticContentRoutes(app: App): void {
  serve(app, endpoints.listStaticContent, ({ query, context }) =>
    listStaticContent(context, query.parentId ?? null),
  );
  serve(app, endpoints.getStaticElement, ({ params, context }) =>
    getStaticElement(context, params.elementId),
  );
  serve(app, endpoints.updateStaticElement, ({ params, ifMatch, body, context }) =>
    updateStaticElement(context, { id: params.elementId, ifMatch }, body),
  );
  serve(app, endpoints.getStaticMap, ({ context }) => readStaticMap(context));
  serve(app, endpoints.updateStaticMap, ({ ifMatch, body, context }) =>
    updateStaticMap(context, body, ifMatch),
  );
  serve(app, endpoints.getPublicStaticContent, ({ context }) => getPublicStaticContent(context));
}
