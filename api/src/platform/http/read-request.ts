import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@share/contract/shared/endpoint.ts';
import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { isLongEnough } from '@share/contract/shared/lists/search-text.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { ProposedRequest } from '../four-eyes/propose.ts';
import { Refusal, Refusals, refuseIfAny } from '../refusal.ts';
import { sha256 } from '../secrets.ts';
import { parseStored, refusalsOfIssues } from './error-answer.ts';

const LONGEST_KEY = 200;
const NO_VERSION = 0;

/** The input of a verb: everything is parsed, and the caller is identified and allowed. */
export interface Served<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  list: E['list'] extends ListDeclaration ? ListState : undefined;
  body: BodyOf<E>;
  /** The version on which the sender based the change, from If-Match (R7); null if it sent none. */
  ifMatch: number | null;
  context: Context;
}

/** Reads the request by the schemas of its endpoint; refuses with all faults at once. */
export function readRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): Served<E> {
  const { context } = request;
  const params = endpoint.params?.safeParse(request.params);
  const query = endpoint.query?.safeParse(request.query);
  const body = endpoint.body?.safeParse(request.body ?? {});
  const asked = lastOfEach(request.query as RawQuery);
  const list = endpoint.list && readListState(endpoint.list, asked, context.now());
  if (params?.success === false) throw new Refusal('NOT_FOUND');
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  refuseIfAny(refusalsOfIssues(issues));
  if (list && list.issues.length > 0)
    throw new Refusals(list.issues.map(({ code, path }) => new Refusal(code, path)));
  if (list && endpoint.list) refuseIfAny(tooShortSearches(endpoint.list, list.state));
  return {
    params: params?.data,
    query: query?.data,
    list: list?.state,
    body: body?.data,
    ifMatch: readIfMatch(request),
    context: { ...context, idempotency: readIdempotency(endpoint, request) },
  } as Served<E>;
}

/** Reads a stored request of another person, to make it again in the context of this one. */
export function readProposed<E extends Endpoint>(
  { params, body }: E,
  stored: ProposedRequest,
  context: Context,
): Served<E> {
  return {
    params: params?.parse(stored.params),
    query: undefined,
    list: undefined,
    body: body && parseStored(body, stored.body ?? {}),
    ifMatch: stored.ifMatch,
    context,
  } as Served<E>;
}

type RawQuery = Record<string, string | string[] | undefined>;

/** If a parameter is given several times, the last one counts. */
const lastOfEach = (query: RawQuery): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]));

/** A search shorter than its filter allows cannot use its index. */
function tooShortSearches(declared: ListDeclaration, state: ListState): Refusal[] {
  return Object.entries(state.filters).flatMap(([name, value]) => {
    const filter = declared.filters[name];
    return typeof value === 'string' && filter?.type === 'text' && !isLongEnough(value, filter)
      ? [new Refusal('SEARCH_TOO_SHORT', `filters.${name}`)]
      : [];
  });
}

/**
 * The version in If-Match. A condition that is no version number matches no record. Proxies that compress make the tag weak:
 * `W/"3"`.
 */
function readIfMatch(request: FastifyRequest): number | null {
  const condition = request.headers['if-match'];
  if (condition === undefined || condition === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(condition);
  return match ? Number(match[1]) : NO_VERSION;
}

/** Whether a call takes an idempotency key. A download does not, because each one is checked, made and recorded. */
export const takesKey = ({ method, download }: Endpoint): boolean =>
  method === 'POST' && download === undefined;

function readIdempotency(endpoint: Endpoint, request: FastifyRequest): Context['idempotency'] {
  const key = request.headers['idempotency-key'];
  if (!takesKey(endpoint) || typeof key !== 'string' || key === '') return null;
  if (key.length > LONGEST_KEY) throw new Refusal('REQUEST_MALFORMED');
  const address = { params: request.params, body: request.body };
  return { route: endpoint.path, key, bodySha256: sha256(JSON.stringify(address)) };
}
