import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { isOnlyDigits } from '@share/contract/shared/content/slug.ts';
import { IdInPath } from '@share/contract/shared/ids.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { clientOf } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readOffer } from './offers.reads.ts';
import { offerSlugs, offers } from './offers.tables.ts';

/** One offer by its id, or by a slug that it has or had (OFR-31, OFR-77). */
export const getOffer = async (context: Context, idOrSlug: string): Promise<OfferView> =>
  readOfferAtOneMoment(context, (await findOffer(context, idOrSlug)).id);

/**
 * The offer from one snapshot, so that it never mixes two saves. Within a transaction of the caller there is no snapshot: the
 * locks of that transaction have to prevent changes. Refuses with OFFER_NOT_EXISTS.
 */
export const readOfferAtOneMoment = ({ db }: Context, id: number): Promise<OfferView> =>
  clientOf(db)
    ? readOffer(db, id)
    : db.transaction((tx) => readOffer(tx, id), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });

export interface FoundOffer {
  id: number;
  isVisible: boolean;
}

/** Finds the id of an offer; refuses with the answer of `offerMissing`. */
export async function findOffer(context: Context, idOrSlug: string): Promise<FoundOffer> {
  const found = isOnlyDigits(idOrSlug) ? await withId(context, idOrSlug) : await withSlug(context, idOrSlug);
  if (!found) throw offerMissing(idOrSlug);
  return found;
}

export const offerMissing = (idOrSlug: string): Refusal =>
  new Refusal(isOnlyDigits(idOrSlug) ? 'OFFER_NOT_EXISTS' : 'OFFER_SLUG_NOT_EXISTS');

const columns = { id: offers.id, isVisible: offers.isVisible };

async function withId({ db }: Context, text: string): Promise<FoundOffer | undefined> {
  const id = IdInPath.safeParse(text);
  if (!id.success) return undefined;
  const [found] = await db.select(columns).from(offers).where(eq(offers.id, id.data));
  return found;
}

async function withSlug({ db }: Context, slug: string): Promise<FoundOffer | undefined> {
  const [found] = await db
    .select(columns)
    .from(offerSlugs)
    .innerJoin(offers, eq(offers.id, offerSlugs.offerId))
    .where(eq(offerSlugs.slug, slug));
  return found;
}
