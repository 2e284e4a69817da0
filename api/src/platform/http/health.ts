import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import { databaseProbe } from '../database/availability/database-probe.ts';
import { internalOnly } from './protection/internal-only.ts';
import type { App } from './serve.ts';

/**
 * Serves liveness, which depends on nothing else, and readiness: whether the database takes changes (R31, R40). Serves metrics
 * for Prometheus to internal networks.
 */
export function serveHealth({ http, services, metrics: registry }: App): void {
  const metrics = requestMetrics(registry);
  http.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    metrics.requests.inc(labels);
    metrics.seconds.observe({ method: labels.method, route: labels.route }, reply.elapsedTime / 1_000);
  });

  const probe = databaseProbe(services.pool.options.connectionString);
  http.get('/api/health/live', async () => ({ status: 'ok' }));
  http.get('/api/health/ready', async (_request, reply) => {
    const { takesWrites } = await probe().catch(() => ({ takesWrites: null }));
    if (takesWrites) return { status: 'ok' };
    const status = takesWrites === null ? 'database unreachable' : 'database takes no changes';
    return reply.status(503).send({ status });
  });
  http.get('/api/metrics', { onRequest: internalOnly(services.environment) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function requestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'] as const,
    registers,
  });
  return { requests, seconds };
}
