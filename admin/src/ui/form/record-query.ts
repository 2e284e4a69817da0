import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';

/**
 * A record is loaded when its form is opened and never refetched while the form is open. It is cached only for the step from
 * creating to editing; opening a form again loads the record again.
 */
queryClient.setQueryDefaults(['record'], {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export interface RecordQuery<Record> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Record>;
}

/** The query that loads one record for its form, or as it was on a day that `query` names. */
export const recordQuery = <E extends Endpoint>(
  endpoint: E,
  params?: CallOptions<E>['params'],
  query?: CallOptions<E>['query'],
): RecordQuery<AnswerOf<E>> => ({
  queryKey: ['record', endpoint.path, params ?? null, ...(query === undefined ? [] : [query])],
  queryFn: ({ signal }) =>
    call(endpoint, {
      signal,
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
    }),
});

/** Reloads data that is shown beside a record, such as its history, if it is on the screen. */
export const refetchEndpoint = ({ path }: Endpoint): void =>
  void queryClient.invalidateQueries({ queryKey: ['record', path] });
