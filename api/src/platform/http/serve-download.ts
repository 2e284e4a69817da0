import { Readable } from 'node:stream';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { fileHeaders } from './file-headers.ts';
import { readRequest, type Served } from './read-request.ts';
import { type App, identifyAgain, LATE, openContext, refuseIfLate } from './serve.ts';

/** A file to send as a download. */
export interface Download {
  fileName: string;
  contentType: string;
  bytes: Readable;
  /** The number of bytes, unless they are made while they are sent. A browser then notices when some are missing. */
  size?: number;
}

/**
 * Serves an endpoint whose answer is a file: with the same session, permission, parsing and refusals as `serve`, and without
 * caching. A download that takes long ends as soon as the caller has lost the session or the permission (R9). `signal` aborts
 * when the download ends before everything was sent, because the caller disconnects or may have no more of it. The bytes are
 * then destroyed, as they are whenever nobody reads them any more.
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
    onRequest: async (request, reply) => {
      request.context = await openContext(app, endpoint, request, reply);
    },
    handler: async (request, reply) => {
      await refuseIfLate(app, endpoint, request);
      const { left } = request.context;
      const { bytes, fileName, contentType, size } = await open(readRequest(endpoint, request), left);
      if (left.aborted) {
        bytes.destroy();
        throw new Refusal('REQUEST_MALFORMED');
      }
      return reply
        .headers({
          ...fileHeaders({ contentType, fileName, manner: 'attachment' }),
          'cache-control': 'private, no-store',
          ...(size === undefined ? {} : { 'content-length': size }),
        })
        .send(request.context.actor.id === null ? bytes : whileAllowed(app, endpoint, request, bytes));
    },
  });
}

/** Ends with an error, which breaks the connection, so that nobody takes half a file for a complete one. */
function whileAllowed(app: App, endpoint: Endpoint, request: FastifyRequest, bytes: Readable): Readable {
  const allowed = Readable.from(checked(app, endpoint, request, bytes), { objectMode: false });
  // A generator that is ended before it has begun does not end its source.
  return allowed.once('close', () => bytes.destroy());
}

async function* checked(app: App, endpoint: Endpoint, request: FastifyRequest, bytes: Readable) {
  let checkedAt = performance.now();
  for await (const chunk of bytes) {
    if (performance.now() - checkedAt > LATE) {
      await identifyAgain(app, endpoint, request);
      checkedAt = performance.now();
    }
    yield chunk;
  }
}
