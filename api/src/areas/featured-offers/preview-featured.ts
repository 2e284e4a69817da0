import type {
  FeaturedPreviewInput,
  PublicFeaturedView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { findPublicOffers } from '../public-offers/public-offers.shared.ts';
import { readFeaturedOffer } from './featured-offers.verbs.ts';
import { featuredOf } from './get-public-featured.ts';

/** A placement with this title and these entries as the public site would show it; nothing is stored. */
export async function previewFeatured(
  context: Context,
  id: number,
  { title, offers, heldOfferIds }: FeaturedPreviewInput,
): Promise<PublicFeaturedView> {
  const placement = await readFeaturedOffer(context, id);
  const ids = offers.map(({ offerId }) => offerId);
  const visible = await findPublicOffers(context, sql`SELECT unnest(${sql.param(ids)}::int[]) AS id`);
  // The entries are in the order in which they would be read once they are saved: the order of the list decides between equal
  // positions.
  const entries = offers.toSorted((one, other) => one.position - other.position);
  return featuredOf({ ...placement, title }, entries, { visible, held: new Set(heldOfferIds) });
}
