import { getMapSettings } from '@share/contract/areas/maps/maps.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

export type MapSettings = AnswerOf<typeof getMapSettings>;

/** The page is reloaded before another provider is asked: scripts cannot be unloaded. */
export const mapSettingsQuery = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: ({ signal }) => call(getMapSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
