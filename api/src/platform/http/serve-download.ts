import type { Readable } from 'node:stream';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { fileHeaders } from './file-headers.ts';
import { type App, openContext, parse, refuseIfLate, type Served } from './serve.ts';

/** A file to send as a download. */
export interface Download {
  fileName: string;
  contentType: string;
  bytes: Readable;
}

/**
 * Serves an endpoint whose answer is a file: with the same session, permission, parsing and refusals as `serve`, and without
 * caching. `signal` aborts when the caller goes away before everything was sent.
 */
export function serveDownload<const E extends Endpoint & { download: 'file' }>(
  app: App,
  endpoint: E,
  open: (served: Served<E>, signal: AbortSignal) => Promise<Download>,
): void {
  app.http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    onRequest: async (request) => {
      request.context = await openContext(app, endpoint, request);
    },
    handler: async (request, reply) => {
      await refuseIfLate(app, endpoint, request);
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort();
      });
      const { bytes, fileName, contentType } = await open(parse(endpoint, request), left.signal);
      return reply
        .headers({
          ...fileHeaders({ contentType, fileName, manner: 'attachment' }),
          'cache-control': 'private, no-store',
        })
        .send(bytes);
    },
  });
}
