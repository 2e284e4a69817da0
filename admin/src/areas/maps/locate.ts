import { type FoundPlace, findPlaces } from '@share/contract/areas/maps/maps.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { goesOnWithoutGoogle, mapSettingsQuery } from './maps.queries.ts';

/**
 * The places that match an address: from Google when the settings contain an id for it, else from our server (ELM-44).
 */
export async function locate(address: string, language: Language): Promise<FoundPlace[]> {
  const settings = await queryClient.ensureQueryData(mapSettingsQuery);
  if (settings.googleMapsId === null) return call(findPlaces, { query: { address } });
  const { searchGoogle } = await import('./google-map.ts');
  return searchGoogle(settings, address, language).catch(async (failure) => {
    if (await goesOnWithoutGoogle()) return locate(address, language);
    throw failure;
  });
}
