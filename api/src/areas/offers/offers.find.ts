import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { finderOf, named } from '../find/find.shared.ts';

export const offersFinder = finderOf({
  kind: 'offers',
  endpoint: getOffer,
  sql: named('offers', 'title'),
  route: (id) => `/offers/${id}/edit`,
});
