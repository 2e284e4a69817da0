import type { Placement } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { featuredPlacements } from '../areas/featured-offers/featured-offers.tables.ts';
import { updateFeaturedOffer } from '../areas/featured-offers/featured-offers.verbs.ts';
import type { Context } from '../platform/context.ts';
import type { DemoOffer } from './demo-offers.ts';

/** How many offers each place features. */
const counts: Record<Placement, number> = {
  'homepage-single-offer': 1,
  'homepage-offer-list': 6,
  'investor-panel': 4,
  'featured-offers-widget': 3,
};

/** Features demo offers on the public site, the first of each place at a fixed position. */
export async function featureDemoOffers(context: Context, offers: readonly DemoOffer[]): Promise<void> {
  for (const { id, name, title } of await context.db.select().from(featuredPlacements)) {
    const entries = offers.slice(0, counts[name]).map(({ offer }, at) => ({
      offerId: offer.id,
      position: at + 1,
      fixedPosition: at === 0,
    }));
    await updateFeaturedOffer(context, { id, ifMatch: null }, { title, offers: entries });
  }
}
