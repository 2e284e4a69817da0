import type {
  Ordering,
  PublicOfferView,
  PublicSeriesView,
} from '@share/contract/areas/offers/public-offers.schemas.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { signedUrl } from '../../platform/files/signed-urls.ts';
import { findOffer, offerMissing, readOfferAtOneMoment } from '../offers/offers.shared.ts';
import { offers } from '../offers/offers.tables.ts';
import type { StoredSeries } from '../series/series.shared.ts';
import { series } from '../series/series.tables.ts';
import { ORDERING_FACTS, ORDERING_JOINS, type OrderingFacts, orderingOf } from './ordering.ts';
import { offerSeenBy } from './public-offer.rules.ts';
import { refuseIfHidden, viewerOf } from './public-viewer.ts';
import { withSignedAttachments } from './sign-attachments.ts';

/** An offer with the parts that the caller may see (OFR-33, OFR-77). */
export async function getPublicOffer(context: Context, idOrSlug: string): Promise<PublicOfferView> {
  const found = await findOffer(context, idOrSlug);
  await refuseIfHidden(context, found, idOrSlug);
  const stored = await readOfferAtOneMoment(context, found.id);
  await refuseIfHidden(context, stored, idOrSlug); // The offer may have been hidden meanwhile.
  const offer = withSignedAttachments(stored, (url) => signedUrl(context, url));
  const viewer = await viewerOf(context, offer.id);
  const [series, image, ordering] = await Promise.all([
    readSeries(context.db, offer.series),
    readPicture(context.db, offer.id),
    readOrdering(context, offer.id),
  ]);
  if (!ordering) throw offerMissing(idOrSlug); // The offer may have been deleted meanwhile.
  return {
    ...offerSeenBy(viewer, offer, series && toSeriesView(series)),
    imageAlt: shownAlt([image?.alt, offer.title]),
    ...pictureFacts(image),
    ordering,
  };
}

async function readSeries(db: Db, id: number | null): Promise<StoredSeries | null> {
  if (id === null) return null;
  const [found] = await db.select().from(series).where(eq(series.id, id));
  return found ?? null;
}

async function readOrdering(context: Context, offerId: number): Promise<Ordering | null> {
  const { rows } = await context.db.execute<{ facts: OrderingFacts }>(
    sql`SELECT ${sql.raw(ORDERING_FACTS)} AS facts FROM offers o ${sql.raw(ORDERING_JOINS)} WHERE o.id = ${offerId}`,
  );
  return rows[0] ? orderingOf(context, rows[0].facts) : null;
}

async function readPicture(db: Db, offerId: number): Promise<FileRow | null> {
  const [found] = await db
    .select({ image: files })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.imageFileId))
    .where(eq(offers.id, offerId));
  return found?.image ?? null;
}

const toSeriesView = (found: StoredSeries): PublicSeriesView => ({
  id: found.id,
  displayName: found.displayName,
  pricePerShare: Number(found.pricePerShare),
  isOpen: found.isOpen,
  availableFrom: toWarsaw(found.availableFrom),
  availableTo: toWarsaw(found.availableTo),
});
