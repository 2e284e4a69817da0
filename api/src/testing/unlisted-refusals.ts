import { confirmProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import type { FastifyRequest } from 'fastify';
import { refusalsOf } from '../platform/http/error-answer.ts';
import type { App } from '../platform/http/serve.ts';

/** Codes that any endpoint may return, because the request handling refuses with them, and not the verb. */
const common: ReadonlySet<ErrorCode> = new Set([
  'NOT_SIGNED_IN',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'SECOND_PERSON_NEEDED',
  'SECOND_FACTOR_DEMANDED',
  'MAINTENANCE',
  'NOT_FOUND',
  'SEARCH_TOO_SHORT',
  'REQUEST_MALFORMED',
  'REQUEST_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_KEY_REUSED',
  'TRY_AGAIN',
  'TOOK_TOO_LONG',
  'DATABASE_UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'STORAGE_FULL',
  'FILES_UNAVAILABLE',
]);

/**
 * Collects refusals with codes that the endpoint does not list. The API reference and the admin rely on the list, so tests
 * fail on any other code.
 */
export function watchRefusals({ http }: App): string[] {
  const unlisted: string[] = [];
  http.addHook('onError', async (request, _reply, error) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || !isWellFormed(endpoint, request)) return;
    // It makes the call of a proposal, whose endpoint lists the codes.
    if (endpoint === confirmProposal) return;
    const declared = endpoint.asksAgain ? [...endpoint.errors, 'PASSWORD_NEEDED_AGAIN'] : endpoint.errors;
    for (const { code } of refusalsOf(error) ?? []) {
      if (!common.has(code) && !declared.includes(code)) {
        unlisted.push(`${endpoint.method} ${endpoint.path} does not list ${code}`);
      }
    }
  });
  return unlisted;
}

/** The faults of an invalid query or body come from its schema and are not listed. */
function isWellFormed({ query, body, list }: Endpoint, request: FastifyRequest): boolean {
  if (query && !query.safeParse(request.query).success) return false;
  if (body && !body.safeParse(request.body ?? {}).success) return false;
  return !list || readListState(list, request.query as Record<string, string>).issues.length === 0;
}
