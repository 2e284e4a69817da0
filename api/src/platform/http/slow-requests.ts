import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How many milliseconds a sender may take: for the headers, for the whole request, for a request that carries files (R29). */
export const PATIENCE = { headers: 10_000, request: 30_000, upload: 300_000 };

/**
 * Hangs up on whoever is still sending when the time is over. Node's own limit is one for all, so it is that of uploads: the
 * sender of one has so much time only once it is known that he may send it.
 */
export function hangUpOnSlow(http: FastifyInstance, milliseconds: number): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    if (hasBody(raw)) {
      const isUpload = routeOptions.config.endpoint?.upload !== undefined;
      // The request, not its socket: those that tests inject have none.
      const hangUp = () => void (isUpload && request.context ? null : raw.destroy());
      const late = setTimeout(hangUp, milliseconds).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
