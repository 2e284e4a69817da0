import { featuredOffersList } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { FeaturedPlacementRow } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { gapsOfRow } from '../../platform/lists/language-gaps.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { featuredPlacements } from './featured-offers.tables.ts';

export const listFeaturedOffers = listOfTable(featuredPlacements, {
  declared: featuredOffersList,
  row: FeaturedPlacementRow,
  filters: {},
  orders: {},
  select: { gaps: gapsOfRow('featuredOffer') },
});
