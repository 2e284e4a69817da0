import type { Readable } from 'node:stream';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { fileHeaders } from './file-headers.ts';
import { type App, openContext, parse, type Served } from './serve.ts';

/** A file on its way out. */
export interface Download {
  fileName: string;
  contentType: string;
  bytes: Readable;
}

/**
 * Answers an endpoint whose answer is a file: the same session, permission, parsing and refusals as with `serve`, and then
 * bytes to save, which nobody keeps on the way.
 */
export function serveDownload<const E extends Endpoint & { download: 'file' }>(
  app: App,
  endpoint: E,
  open: (served: Served<E>) => Promise<Download>,
): void {
  app.http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    onRequest: async (request) => {
      request.context = await openContext(app, endpoint, request);
    },
    handler: async (request, reply) => {
      const { bytes, fileName, contentType } = await open(parse(endpoint, request));
      return reply
        .headers({
          ...fileHeaders({ contentType, fileName, manner: 'attachment' }),
          'cache-control': 'no-store',
        })
        .send(bytes);
    },
  });
}
