import type {
  Placement,
  PublicFeaturedView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import type { PublicOfferRow } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { prepared } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findOffersHeldBy } from '../ledger/ledger.shared.ts';
import { findPublicOffers } from '../public-offers/public-offers.shared.ts';
import { featuredOffers, featuredPlacements } from './featured-offers.tables.ts';
import { shuffled } from './shuffled.ts';

const placementWithEntries = prepared((db) =>
  db
    .select({ placement: featuredPlacements, entry: featuredOffers })
    .from(featuredPlacements)
    .leftJoin(featuredOffers, eq(featuredOffers.placementId, featuredPlacements.id))
    .where(eq(featuredPlacements.name, sql.placeholder('name')))
    .orderBy(asc(featuredOffers.position), asc(featuredOffers.listedAs))
    .prepare('placement_with_entries'),
);

/** The offers that a place of the public site features for the caller: visible ones only (FEA-08). */
export async function getPublicFeatured(context: Context, name: Placement): Promise<PublicFeaturedView> {
  const { db, actor } = context;
  // The two queries run at once, because every visitor of the public site waits for them.
  const [found, visible] = await Promise.all([
    placementWithEntries(db).execute({ name }),
    findPublicOffers(
      context,
      sql`SELECT offer_id AS id FROM featured_offers e JOIN featured_placements p ON p.id = e.placement_id WHERE p.name = ${name}`,
    ),
  ]);
  const placement = found[0]?.placement;
  if (!placement) throw new Refusal('NOT_FOUND');
  const holder = placement.returnAlreadyInvested ? null : actor.id;
  const held = holder === null ? noOffers : await findOffersHeldBy(db, holder);
  const entries = found.flatMap(({ entry }) => entry ?? []);
  return featuredOf(placement, entries, { visible, held });
}

type Stored = typeof featuredPlacements.$inferSelect;
type PlacementRule = Pick<Stored, 'name' | 'title' | 'returnAlreadyInvested' | 'shuffle'>;

interface Entry {
  offerId: number;
  fixedPosition: boolean;
}

interface Offers {
  visible: ReadonlyMap<number, PublicOfferRow>;
  /** The offers of which the reader holds shares. */
  held: ReadonlySet<number>;
}

const noOffers: ReadonlySet<number> = new Set();

/** A placement with these entries as a reader gets it; the entries are in the order of their positions (FEA-08). */
export function featuredOf(
  { name, title, returnAlreadyInvested, shuffle }: PlacementRule,
  entries: readonly Entry[],
  { visible, held }: Offers,
): PublicFeaturedView {
  const leftOut = returnAlreadyInvested ? noOffers : held;
  const shown = entries.flatMap(({ offerId, fixedPosition }) => {
    const offer = !leftOut.has(offerId) && visible.get(offerId);
    return offer ? { fixedPosition, offer } : [];
  });
  const ordered = shuffle ? shuffled(shown) : shown;
  return { name, title: withFallback(title), offers: ordered.map(({ offer }) => offer) };
}
