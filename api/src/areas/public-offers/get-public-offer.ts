import type {
  PublicOfferView,
  PublicSeriesView,
} from '@share/contract/areas/offers/public-offers.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { signedUrl } from '../../platform/files/signed-urls.ts';
import { findOffer, readOfferAtOneMoment } from '../offers/offers.shared.ts';
import { series } from '../series/series.tables.ts';
import { offerSeenBy } from './public-offer.rules.ts';
import { refuseIfHidden, viewerOf } from './public-viewer.ts';
import { withSignedAttachments } from './sign-attachments.ts';

/** An offer with the parts that the caller may see (OFR-33, OFR-77). */
export async function getPublicOffer(context: Context, idOrSlug: string): Promise<PublicOfferView> {
  const found = await findOffer(context, idOrSlug);
  await refuseIfHidden(context, found, idOrSlug);
  const stored = await readOfferAtOneMoment(context, found.id);
  await refuseIfHidden(context, stored, idOrSlug); // It may have been hidden meanwhile.
  const offer = withSignedAttachments(stored, (url) => signedUrl(context, url));
  return offerSeenBy(await viewerOf(context, offer.id), offer, await readSeries(context.db, offer.series));
}

async function readSeries(db: Db, id: number | null): Promise<PublicSeriesView | null> {
  if (id === null) return null;
  const [found] = await db
    .select({
      id: series.id,
      displayName: series.displayName,
      pricePerShare: series.pricePerShare,
      isOpen: series.isOpen,
      availableFrom: series.availableFrom,
      availableTo: series.availableTo,
    })
    .from(series)
    .where(eq(series.id, id));
  if (!found) return null;
  const { pricePerShare, availableFrom, availableTo } = found;
  return {
    ...found,
    pricePerShare: Number(pricePerShare),
    availableFrom: toWarsaw(availableFrom),
    availableTo: toWarsaw(availableTo),
  };
}
