import type {
  FeaturedOfferOption,
  FeaturedPlacementView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';

export type NameOf = (id: number | null) => string;

/** The offers of the stored entries, and the offers that were chosen since. */
export function useKnownOffers({ offers }: FeaturedPlacementView) {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<readonly FeaturedOfferOption[]>([]);
  const known = new Map([...offers.map(({ offer }) => offer), ...chosen].map((offer) => [offer.id, offer]));
  const find = (id: number | null) => (id === null ? null : (known.get(id) ?? null));
  return {
    find,
    nameOf: ((id) => find(id)?.title[language] ?? '') satisfies NameOf,
    add: (offer: FeaturedOfferOption | null) => offer && setChosen([...chosen, offer]),
  };
}

export type KnownOffers = ReturnType<typeof useKnownOffers>;
