import { promisify } from 'node:util';
import { gzip as zip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { internalOnly } from '../protection/internal-only.ts';
import type { App } from '../serve.ts';
import { describeApi, type Part } from './openapi.ts';

const gzip = promisify(zip);

/**
 * The API reference, generated from the contract, for internal networks: at /api/docs all calls, with their document at
 * /api/docs/json, and at /api/docs/site/json the document of the public site's calls alone.
 */
export async function serveReference({ http, services }: App): Promise<void> {
  const { publicUrl } = services.environment;
  const described = new Map<Part, ReturnType<typeof describeApi>>();
  const documentOf = (part: Part) => {
    const document = described.get(part) ?? describeApi(publicUrl, part);
    described.set(part, document);
    return document;
  };
  const written = new Map<Part, ReturnType<typeof write>>();
  const send = async (part: Part, request: FastifyRequest, reply: FastifyReply) => {
    // The text is large: serialising and compressing it each time would delay all other requests.
    const writing = written.get(part) ?? write(documentOf(part));
    written.set(part, writing);
    const { plain, zipped } = await writing;
    const mayZip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    // For callers who accept another encoding only, the plugin would compress the text each time.
    request.headers['x-no-compression'] = 'set';
    if (mayZip) reply.header('content-encoding', 'gzip');
    return reply
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(mayZip ? zipped : plain);
  };
  await http.register(swagger, {
    mode: 'static',
    specification: { document: whenRead(() => documentOf('all')) },
  });
  await http.register(async (docs) => {
    docs.addHook('onRequest', internalOnly(services.environment));
    docs.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url === '/api/docs/json') return send('all', request, reply);
    });
    docs.get('/api/docs/site/json', (request, reply) => send('site', request, reply));
    await docs.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}

/** The document, whose parts are described when they are first read: that takes half a second and would delay every start. */
function whenRead(read: () => ReturnType<typeof describeApi>) {
  return {
    openapi: '3.1.0',
    get info() {
      return read().info;
    },
    get servers() {
      return read().servers;
    },
    get tags() {
      return read().tags;
    },
    get paths() {
      return read().paths;
    },
    get components(): object {
      return read().components;
    },
  };
}

async function write(document: object): Promise<{ plain: Buffer; zipped: Buffer }> {
  const plain = Buffer.from(JSON.stringify(document));
  return { plain, zipped: await gzip(plain) };
}
