import type { Revision } from '@share/contract/areas/timeline/timeline.schemas.ts';
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
  const { data } = useQuery({
    queryKey: ['revision', endpoint.path, params],
    queryFn: async ({ signal }): Promise<Revision> =>
      (await call(endpoint, { params, signal } as CallOptions<E>)) as AnswerOf<E> & Revision,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data && data.revision > shown ? data : null;
}
