import { featuredOffersList } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import type { FeaturedPlacementRow } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

const source: ListSource<typeof featuredOffersList, FeaturedPlacementRow, FeaturedPlacementRow> = {
  declared: featuredOffersList,
  from: 'featured_placements r',
  id: 'r.id',
  filters: { gap: hasGap('featuredOffer') },
  orders: { id: 'r.id' },
  select: { id: 'r.id', name: 'r.name', title: 'r.title', gaps: gapsOfRow('featuredOffer') },
  joins: 'JOIN featured_placements r ON r.id = page.id',
  row: (found) => found,
};

export const listFeaturedOffers = listFrom(source);
