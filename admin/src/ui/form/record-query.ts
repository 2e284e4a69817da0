import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { CallOptions } from '../../platform/api/request-of.ts';

/**
 * Records are read when their form is opened and never refetched beneath it. They stay only as long as it takes to get from
 * the answer of a create to the editing screen: whoever opens a form again gets the record anew.
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

/** Reads one record for its form. */
export const recordQuery = <E extends Endpoint>(
  endpoint: E,
  params?: CallOptions<E>['params'],
): RecordQuery<AnswerOf<E>> => ({
  queryKey: ['record', endpoint.path, params ?? null],
  queryFn: ({ signal }) => call(endpoint, { signal, ...(params === undefined ? {} : { params }) }),
});

/** Has what stands beside a record read again, such as its history, if it is on the screen. */
export const readAgain = ({ path }: Endpoint): void =>
  void queryClient.invalidateQueries({ queryKey: ['record', path] });
