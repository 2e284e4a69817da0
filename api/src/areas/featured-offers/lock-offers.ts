import type { FeaturedPlacementInput } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { offers } from '../offers/offers.tables.ts';

/** Keeps the offers from being deleted until the entries refer to them. Refuses each that does not exist. */
export async function lockOffers(tx: Db, { offers: entries }: FeaturedPlacementInput): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ offerId }) => offerId);
  const found = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.id, ids))
    .orderBy(asc(offers.id))
    .for('key share');
  const known = new Set(found.map(({ id }) => id));
  refuseIfAny(
    ids.flatMap((id, index) =>
      known.has(id) ? [] : new Refusal('OFFER_NOT_EXISTS', `offers.${index}.offerId`),
    ),
  );
}
