import { promisify } from 'node:util';
import { gzip as zip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { internalOnly } from '../protection/internal-only.ts';
import type { App } from '../serve.ts';
import { describeApi } from './openapi.ts';

const gzip = promisify(zip);

/** The API reference, generated from the contract, at /api/docs, for internal networks. */
export async function serveReference({ http, services }: App): Promise<void> {
  const document = describeApi(services.environment.publicUrl);
  let written: ReturnType<typeof write> | null = null;
  await http.register(swagger, { mode: 'static', specification: { document } });
  await http.register(async (docs) => {
    docs.addHook('onRequest', internalOnly(services.environment));
    docs.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/api/docs/json') return;
      // The text is large: serialising and compressing it each time would delay all other requests.
      written ??= write(document);
      const { plain, zipped } = await written;
      const mayZip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
      // For callers who accept another encoding only, the plugin would compress the text each time.
      request.headers['x-no-compression'] = 'set';
      if (mayZip) reply.header('content-encoding', 'gzip');
      return reply
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8')
        .send(mayZip ? zipped : plain);
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}

async function write(document: object): Promise<{ plain: Buffer; zipped: Buffer }> {
  const plain = Buffer.from(JSON.stringify(document));
  return { plain, zipped: await gzip(plain) };
}
