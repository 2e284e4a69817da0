import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { describeApi } from './openapi.ts';
import type { App } from './serve.ts';

/** The API reference, generated from the contract, at /api/docs. */
export async function serveReference({ http, services }: App): Promise<void> {
  await http.register(swagger, {
    mode: 'static',
    specification: { document: describeApi(services.environment.publicUrl) },
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs' });
}
