import type { RouteOptions } from 'fastify';

/**
 * Routes without an endpoint on purpose: health and public files for everybody, metrics and the reference for internal networks.
 */
const open = [/^\/api\/health\//, /^\/api\/metrics$/, /^\/api\/docs(\/|$)/, /^\/api\/files\/:key\/:name$/];

/** Throws at the start when a route of the API has no endpoint, which would declare who may call it (R8). */
export function refuseUndeclared({ method, url, config }: RouteOptions): void {
  if (!url.startsWith('/api/') || config?.endpoint || open.some((pattern) => pattern.test(url))) return;
  throw new Error(`Nobody says who may call ${method} ${url}: serve it from an endpoint of the contract`);
}
