import { getChange } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { Revision, WatchedEntity } from '@share/contract/areas/timeline/timeline.schemas.ts';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';

/** Milliseconds between two questions whether others have changed something; polls only while the page is visible. */
export const POLL_INTERVAL = 4_000;

/** A record with a version, by its name in the audit trail. */
export interface WatchedRecord {
  entity: WatchedEntity;
  id: number;
}

/** A record with a version, or the endpoint with the revision of records that are saved together. */
export type Watched = WatchedRecord | { revision: Endpoint };

/**
 * The latest change by somebody else since the version on the screen, or null. Failures are ignored, because the next poll
 * follows.
 */
export const useChange = (of: Watched, shown: number): Revision | null =>
  usePoll('entity' in of ? changeOf(of, shown) : revisionOf(of.revision, {}), shown);

/** The latest change of records that have a common revision. */
export const useChangeByOthers = <E extends Endpoint>(
  endpoint: E,
  params: CallOptions<E>['params'],
  shown: number,
): Revision | null => usePoll(revisionOf(endpoint, { params } as CallOptions<E>), shown);

interface Question {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Revision | null>;
}

const changeOf = ({ entity, id }: WatchedRecord, shown: number): Question => ({
  queryKey: ['change', entity, id, shown],
  queryFn: ({ signal }) =>
    call(getChange, { params: { entity, id: String(id) }, query: { shown: String(shown) }, signal }),
});

const revisionOf = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Question => ({
  queryKey: ['revision', endpoint.path, options.params],
  queryFn: async ({ signal }) => (await call(endpoint, { ...options, signal })) as AnswerOf<E> & Revision,
});

function usePoll(question: Question, shown: number): Revision | null {
  const { data } = useQuery<Revision | null>({
    ...question,
    // The data on the screen has just been loaded.
    initialData: null,
    refetchOnMount: false,
    refetchInterval: POLL_INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data && data.revision > shown ? data : null;
}
