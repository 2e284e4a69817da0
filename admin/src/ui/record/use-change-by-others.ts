import { getChange } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { Revision, WatchedEntity } from '@share/contract/areas/timeline/timeline.schemas.ts';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-of.ts';

/** Milliseconds; only while the page is visible. */
const INTERVAL = 4_000;

/** Who has changed the record since the revision on the screen, or null. A failure says nothing: the next poll follows. */
export function useChangeByOthers<E extends Endpoint>(
  endpoint: E,
  params: CallOptions<E>['params'],
  shown: number,
): Revision | null {
  return usePoll(
    ['revision', endpoint.path, params],
    async (signal) => (await call(endpoint, { params, signal } as CallOptions<E>)) as AnswerOf<E> & Revision,
    shown,
  );
}

/** A record with a version, by its name in the audit trail. */
export interface WatchedRecord {
  entity: WatchedEntity;
  id: number;
}

/** The same for any record with a version. */
export const useRecordChange = ({ entity, id }: WatchedRecord, shown: number): Revision | null =>
  usePoll(
    ['change', entity, id, shown],
    (signal) =>
      call(getChange, { params: { entity, id: String(id) }, query: { shown: String(shown) }, signal }),
    shown,
  );

function usePoll(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Revision | null>,
  shown: number,
): Revision | null {
  const { data } = useQuery<Revision | null>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    // What is on the screen has just been loaded.
    initialData: null,
    refetchOnMount: false,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data && data.revision > shown ? data : null;
}
