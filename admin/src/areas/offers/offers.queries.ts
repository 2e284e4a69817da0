import { getOffer, searchOpenOffers, suggestSlug } from '@share/contract/areas/offers/offers.endpoints.ts';
import { offersList } from '@share/contract/areas/offers/offers.list.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { optionsKey } from '../../ui/fields/options-key.ts';
import { recordQuery } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

export const offerQuery = (id: number) => recordQuery(getOffer, { idOrSlug: String(id) });

/** Unused slugs for a title; slugs of the offer itself count as unused. */
export const suggestSlugs = (title: Translated, offerId: number | undefined, signal?: AbortSignal) =>
  call(suggestSlug, {
    query: { ...title, ...(offerId === undefined ? {} : { offerId: String(offerId) }) },
    ...(signal ? { signal } : {}),
  });

/** Invalidates the queries that a saved or deleted offer makes stale: its lists, and the selects that contain it. */
export function offersChanged(saved?: OfferView): void {
  if (saved) queryClient.setQueryData(offerQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: listKey(offersList) });
  void queryClient.invalidateQueries({ queryKey: optionsKey(searchOpenOffers) });
}
