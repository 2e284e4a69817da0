import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How many milliseconds a sender may take for the headers, for a complete request, and for one that carries files (R29). */
export const REQUEST_TIMEOUTS = { headers: 10_000, request: 30_000, upload: 300_000 };

/**
 * Aborts a request whose body is not complete in time. Node's own timeout is the same for all requests, so it is that of
 * uploads; an upload gets that long only after its permission was checked.
 */
export function abortSlowRequests(http: FastifyInstance, milliseconds: number): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw)) {
      const isUpload = routeOptions.config.endpoint?.upload !== undefined;
      // The request is destroyed, not its socket, because requests that tests inject have none.
      const abort = () => void (isUpload && request.context ? null : raw.destroy());
      const late = setTimeout(abort, milliseconds).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
