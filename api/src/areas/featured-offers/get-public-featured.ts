import type {
  Placement,
  PublicFeaturedView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findOffersHeldBy } from '../ledger/ledger.shared.ts';
import { findPublicOffers } from '../public-offers/public-offers.shared.ts';
import { featuredPlacements } from './featured-offers.tables.ts';
import { entriesOf } from './featured-offers.verbs.ts';
import { shuffled } from './shuffled.ts';

/** What a place of the public site features for the caller: visible offers only (FEA-08). */
export async function getPublicFeatured(context: Context, name: Placement): Promise<PublicFeaturedView> {
  const { db, actor } = context;
  const [placement] = await db.select().from(featuredPlacements).where(eq(featuredPlacements.name, name));
  if (!placement) throw new Refusal('NOT_FOUND');
  const entries = await entriesOf(db, placement.id);
  const holder = placement.returnAlreadyInvested ? null : actor.id;
  const held = holder === null ? new Set<number>() : await findOffersHeldBy(db, holder);
  const visible = await findPublicOffers(
    context,
    entries.map(({ offerId }) => offerId).filter((id) => !held.has(id)),
  );
  const shown = entries.flatMap((entry) => {
    const offer = visible.get(entry.offerId);
    return offer ? { ...entry, offer } : [];
  });
  const ordered = placement.shuffle ? shuffled(shown) : shown;
  return { name, title: withFallback(placement.title), offers: ordered.map(({ offer }) => offer) };
}
