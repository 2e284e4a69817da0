import { getMapSettings } from '@share/contract/areas/maps/maps.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';

export type MapSettings = AnswerOf<typeof getMapSettings>;

/** Never refetched: a change of the provider takes effect with a page load, because scripts cannot be unloaded. */
export const mapSettingsQuery = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: ({ signal }) => call(getMapSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asked after a failure of Google: whether this page cannot load it at all, and uses our own maps until it is loaded again. */
export async function goesOnWithoutGoogle(): Promise<boolean> {
  const { isBlockedByPage } = await import('./google-script.ts');
  if (!isBlockedByPage()) return false;
  queryClient.setQueryData(
    mapSettingsQuery.queryKey,
    (settings) => settings && { ...settings, googleMapsId: null },
  );
  return true;
}
