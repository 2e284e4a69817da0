import type { Registry } from '@prometheus-io/client';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { isLanguage } from '@share/contract/shared/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { refuseUnconfirmed } from '../confirmation.ts';
import { type Actor, type Context, type Services, visitor } from '../context.ts';
import { nameOfCall, type ProposableCalls } from '../four-eyes/confirm.ts';
import { mayPropose, type ProposedRequest, propose } from '../four-eyes/propose.ts';
import { SecondPersonNeeded } from '../four-eyes/second-person.ts';
import { audit } from '../records/audit.ts';
import { Refusal } from '../refusal.ts';
import type { Semaphore } from '../semaphore.ts';
import { isShutWithoutFactor, judge } from './authorise.ts';
import {
  answerUpload,
  beginUpload,
  divertFiles,
  LARGEST_UPLOAD,
  readMultipart,
  type Upload,
} from './body/uploads.ts';
import { readProposed, readRequest, type Served } from './read-request.ts';
import type { Revalidation } from './revalidation.ts';

/** The application for routes: the HTTP server, the services, and the two checks before every call. */
export interface App {
  http: FastifyInstance;
  services: Services;
  /** Finds the sender of the request by its bearer token. */
  identify: (request: FastifyRequest) => Promise<Actor>;
  /** Returns the same person with the present rights of the session, even if the token has expired since the request began. */
  identifyAgain: (actor: Actor) => Promise<Actor>;
  /** Refuses calls that maintenance closes. */
  admit: (endpoint: Endpoint, actor: Actor, hasUnknownToken?: boolean) => Promise<void>;
  /** Whether a call that is forbidden is recorded in the audit trail. */
  isRefusalRecorded: (actor: Actor, endpoint: Endpoint) => boolean;
  /** The cache of answers that are the same for everybody. */
  revalidation: Revalidation;
  /** Limits how many large bodies are read at once. */
  uploads: Semaphore;
  /** Limits how many lists are written to files at once. */
  exports: Semaphore;
  /** The calls that can be proposed to a second person. */
  proposable: ProposableCalls;
  /** What `/api/metrics` exports. */
  metrics: Registry;
}

const LONGEST_USER_AGENT = 500;

/**
 * Serves an endpoint, so that verbs do not depend on HTTP: session, permission, parsing and envelope. The answer is parsed
 * with its schema, so that no field is sent which the schema does not name (R8, R13). For files see `serveDownload`.
 */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (served: Served<E>) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.fourEyes) {
    const repeat = (request: ProposedRequest, context: Context) =>
      answer(readProposed(endpoint, request, context));
    app.proposable.set(nameOfCall(endpoint), { endpoint, repeat });
  }
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.http.route({
      method: endpoint.method,
      url: `/api${path}`,
      config: { endpoint },
      // Runs before the body is read, so that only a caller with permission may upload anything.
      onRequest: async (request, reply) => {
        request.context = await openContext(app, endpoint, request, reply);
        if (endpoint.upload) await beginUpload(app.uploads, request);
      },
      ...(endpoint.upload ? uploadOptions : {}),
      handler: async (request, reply) => {
        await refuseIfLate(app, endpoint, request);
        if (endpoint.revalidates) return sendRevalidated(app.revalidation, endpoint, answer, request, reply);
        const served = () => readRequest(endpoint, request);
        try {
          const data = await answerUpload(request, () => answer(served()));
          return send(reply, endpoint.answer, data);
        } catch (error) {
          if (!(error instanceof SecondPersonNeeded && mayPropose(endpoint, error))) throw error;
          const { params, body } = request;
          const { ifMatch, context } = served();
          return sendProposed(reply, await propose(context, endpoint, { params, body, ifMatch }, error));
        }
      },
    });
  }
}

const uploadOptions: Pick<
  RouteShorthandOptions,
  'bodyLimit' | 'preParsing' | 'preValidation' | 'onResponse'
> = {
  bodyLimit: LARGEST_UPLOAD,
  preParsing: (request, _reply, payload) => divertFiles(request, payload),
  preValidation: (request) => readMultipart(request),
  onResponse: async (request) => request.upload?.end(),
};

/** Identifies the caller and checks the permission before the rest of the request is read; refuses if not allowed. */
export async function openContext(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  request.openedAt = performance.now();
  const left = leftBy(reply);
  const identifies = endpoint.access !== 'public' || request.headers.authorization !== undefined;
  const actor = identifies ? await app.identify(request) : visitor;
  const context: Context = {
    ...app.services,
    actor,
    language: languageOf(request, app.services),
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    left,
    idempotency: null,
    received: new Map(),
  };
  await app.admit(endpoint, actor, hasUnknownToken(actor, request));
  await refuseUnlessAllowed(app, endpoint, request, context);
  // Checked once, when the request begins, so that a long upload is not refused in the middle.
  if (endpoint.asksAgain === 'always') refuseUnconfirmed(context);
  return context;
}

function leftBy({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** In milliseconds: a sender who takes longer to send the rest of a request is identified again. */
export const LATE = 1_000;

/**
 * Refuses a request whose sender has lost the session or the permission while the rest of it was sent. Uploads take minutes, and
 * any request can be held open (R9).
 */
export async function refuseIfLate(app: App, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { context, openedAt } = request;
  const isLate = endpoint.upload !== undefined || performance.now() - openedAt > LATE;
  if (context.actor.id === null || !isLate) return;
  await identifyAgain(app, endpoint, request);
}

/** Refuses unless the sender of a request under way still has the session and the permission for it. */
export async function identifyAgain(app: App, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { context } = request;
  const actor = await app.identifyAgain(context.actor);
  // The context stays the same object, because an upload refers to it.
  Object.assign(context, { actor });
  await refuseUnlessAllowed(app, endpoint, request, context);
}

/** Whether the request carries a token that the server does not know: expired, or of a session that has ended. */
const hasUnknownToken = (actor: Actor, { headers }: FastifyRequest): boolean =>
  actor.id === null && headers.authorization !== undefined;

async function refuseUnlessAllowed(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  const { actor } = context;
  // Visitors of the site need no token, but an expired one is refused, so that the client renews it.
  if (endpoint.access === 'site' && hasUnknownToken(actor, request)) throw new Refusal('NOT_SIGNED_IN');
  const verdict = judge(endpoint.access, actor);
  if (verdict === 'not signed in') throw new Refusal('NOT_SIGNED_IN');
  if (verdict === 'forbidden') {
    if (app.isRefusalRecorded(actor, endpoint))
      await audit(app.services.db, context, {
        action: 'access.refused',
        entity: 'endpoint',
        after: nameOf(endpoint),
      });
    throw new Refusal('FORBIDDEN');
  }
  if (isShutWithoutFactor(endpoint, actor)) throw new Refusal('SECOND_FACTOR_DEMANDED');
}

const nameOf = (endpoint: Endpoint) => ({ method: endpoint.method, path: endpoint.path });

export function languageOf(request: FastifyRequest, services: Services): Context['language'] {
  const asked = request.headers['content-language'] ?? request.headers['accept-language']?.slice(0, 2);
  return isLanguage(asked) ? asked : services.environment.defaultLanguage;
}

function send(reply: FastifyReply, schema: z.ZodType, data: unknown): FastifyReply {
  const shown = schema.parse(data);
  const version = (shown as { version?: unknown } | null)?.version;
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  return reply.header('cache-control', 'private, no-store').send(envelopeOf(shown));
}

/** The call has done nothing: it waits for a second person. */
const sendProposed = (reply: FastifyReply, proposal: number): FastifyReply =>
  reply
    .status(202)
    .header('cache-control', 'private, no-store')
    .send({ status: 202, data: { proposal }, errors: [] });

function sendRevalidated<E extends Endpoint>(
  { send }: Revalidation,
  endpoint: E,
  answer: (served: Served<E>) => Promise<AnswerOf<E>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const served = readRequest(endpoint, request);
  const name = JSON.stringify([endpoint.path, served.params, served.query, served.list]);
  return send(request, reply, name, async () => envelopeOf(endpoint.answer.parse(await answer(served))));
}

const envelopeOf = (data: unknown) => ({ status: 200, data, errors: [] });

declare module 'fastify' {
  interface FastifyRequest {
    context: Context;
    /** When the head of the request was read, on the clock of `performance`. */
    openedAt: number;
    upload?: Upload;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
