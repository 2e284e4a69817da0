import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Services } from '../context.ts';
import { errorAnswerer } from './answer-error.ts';
import { parseJsonBody } from './body/json-body.ts';
import { refuseUndeclared } from './declared-routes.ts';
import { addressesIn } from './protection/addresses.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { shareConnections } from './protection/share-connections.ts';
import { abortSlowRequests, REQUEST_TIMEOUTS } from './protection/slow-requests.ts';
import { warnOfUnknownProxy } from './protection/unknown-proxy.ts';
import { answerUnparsable } from './protection/unparsable-requests.ts';

const ONE_MEGABYTE = 1_048_576;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Creates the HTTP server without routes: its limits, security headers, log and error handling (R15, R26, R29). */
export async function openHttpServer(
  services: Services,
  timeouts = REQUEST_TIMEOUTS,
): Promise<FastifyInstance> {
  const { environment, log } = services;
  const answerError = errorAnswerer(services);
  const isProxy = addressesIn(environment.trustedProxies);
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: ONE_MEGABYTE,
    connectionTimeout: 0,
    // A busy machine takes longer than the usual ten seconds to start.
    pluginTimeout: 60_000,
    requestTimeout: timeouts.upload,
    // Node checks its timeouts only at this interval.
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.headers / 2 },
    forceCloseConnections: 'idle',
    // A server that shuts down still answers requests on open connections, and closes each connection with its answer. 503 is
    // the status of maintenance here, and nobody should see an error because a server is replaced (R30, R31).
    return503OnClosing: false,
    trustProxy: environment.trustedProxies.length > 0 ? environment.trustedProxies : false,
    // Only a proxy of ours may choose the id, because it is stored in the audit trail and in the log.
    genReqId: ({ headers, socket }) => {
      const given = headers['x-request-id'];
      const isGiven = typeof given === 'string' && REQUEST_ID.test(given) && isProxy(socket.remoteAddress);
      return isGiven ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 500 },
    // Answers addresses that cannot be decoded or are too long; no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerUnparsable,
  });
  // Further connections are closed without an answer. There is room for a full queue of a series, and for everybody else.
  http.server.maxConnections = 10_000;
  const exempt = ['loopback', ...environment.trustedProxies];
  shareConnections(http.server, log, { most: 2_500, exempt });
  abortSlowRequests(http, timeouts.request);
  http.addHook('onRoute', refuseUndeclared);
  http.decorateRequest('context');
  http.decorateRequest('upload');

  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const length = request.routeOptions.config.endpoint?.upload ? 'long' : 'short';
      return body.length === 0 ? undefined : parseJsonBody(body, length);
    },
  );

  http.addHook('onRequest', async (request, reply) => protect(request, reply));
  http.addHook('onRequest', warnOfUnknownProxy(services));
  await http.register(cors, {
    origin: environment.corsOrigins.length > 0 ? environment.corsOrigins : false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['content-disposition', 'etag', 'x-request-id', 'retry-after'],
  });
  await http.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await http.register(multipart, {
    limits: { fileSize: 100_000_000, files: 1, fields: 5, fieldSize: 10_000 },
  });
  await http.register(underPressure, {
    maxEventLoopDelay: 2_000,
    // The interval is longer than the maximum delay, because an interval in which the event loop never runs counts as an
    // infinite delay.
    sampleInterval: 5_000,
    retryAfter: 2,
  });

  http.addHook('onResponse', async (request, reply) => {
    const { context } = request;
    log.info({
      requestId: request.id,
      method: request.method,
      // The log has the route template, never the URL, because URLs contain tokens and e-mail addresses (R26).
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      actor: context?.actor.id ?? null,
    });
  });

  http.setErrorHandler(answerError);
  return http;
}

/** Sets the headers of every answer. */
function protect(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(securityHeaders)) if (value) reply.raw.setHeader(name, value);
  reply.raw.setHeader('x-request-id', request.id);
}
