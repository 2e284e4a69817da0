import type {
  getInvestmentTimeline,
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { TimelinePage } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

export type TimelineEndpoint =
  | typeof getOrderTimeline
  | typeof getTransactionTimeline
  | typeof getInvestmentTimeline;

/** Cached like the record: loaded when its screen opens, and again when the record is changed or reloaded. */
export const timelineQuery = (endpoint: TimelineEndpoint, id: number) =>
  infiniteQueryOptions({
    queryKey: ['record', endpoint.path, { id: String(id) }],
    queryFn: ({ signal, pageParam }): Promise<TimelinePage> =>
      call(endpoint, {
        params: { id: String(id) },
        ...(pageParam === null ? {} : { query: { before: String(pageParam) } }),
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
  });
