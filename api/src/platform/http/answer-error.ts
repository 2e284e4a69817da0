import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { Closed } from './closed-for-maintenance.ts';
import { errorAnswer, refusalsOf } from './error-answer.ts';
import { languageOf } from './serve.ts';

const RETRY_SECONDS = 2;
/** Refusals that are logged as errors, because operators have to notice them. */
const outages: ReadonlySet<ErrorCode> = new Set([
  'DATABASE_UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'STORAGE_FULL',
  'FILES_UNAVAILABLE',
]);

/**
 * Answers every error of every route in the envelope. An internal error is logged, and its answer contains only the id of the
 * request (R28).
 */
export const errorAnswerer =
  (services: Services) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { log } = services;
    const language = languageOf(request, services);
    reply.header('cache-control', 'no-store');
    if (error instanceof Closed) {
      const { errors } = errorAnswer([new Refusal('MAINTENANCE')], language);
      const seconds = secondsUntil(error.status.maintenanceUntil, services.now());
      if (seconds !== null && !error.status.systemMaintenance) reply.header('retry-after', String(seconds));
      reply.status(503).send({ status: 503, data: error.status, errors });
      return;
    }
    const refusals = refusalsOf(error);
    if (!refusals) log.error({ requestId: request.id, err: error }, 'a request failed');
    else if (refusals.some(({ code }) => outages.has(code)))
      log.error({ requestId: request.id, err: error }, 'a request met an outage');
    const answer = errorAnswer(
      refusals ?? [new Refusal('INTERNAL_ERROR', null, { requestId: request.id })],
      language,
    );
    if (answer.status === 429 || answer.status === 504)
      reply.header('retry-after', String(secondsToWait(refusals)));
    reply.status(answer.status).send(answer);
  };

const secondsUntil = (end: string | null, now: Date): number | null =>
  end === null ? null : Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1_000));

/** A throttled caller gets its own waiting time; after a refusal because of load, a short wait is enough. */
const secondsToWait = (refusals: readonly Refusal[] | null) =>
  refusals?.[0]?.details?.secondsToWait ?? RETRY_SECONDS;
