import type { OfferAgreementView, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { series } from '../series/series.tables.ts';
import { readContent } from './content/offer-content.reads.ts';
import { offerAgreements, offers } from './offers.tables.ts';

type StoredOffer = typeof offers.$inferSelect;

/** Locks and returns the stored offer; inserts of orders that refer to it are not blocked. Refuses with OFFER_NOT_EXISTS. */
export async function lockOffer(tx: Db, id: number): Promise<StoredOffer> {
  const [found] = await tx.select().from(offers).where(eq(offers.id, id)).for('no key update');
  if (!found) throw new Refusal('OFFER_NOT_EXISTS');
  return found;
}

/** One offer with all its lists, as the API shows it. Refuses with OFFER_NOT_EXISTS. */
export async function readOffer(db: Db, id: number): Promise<OfferView> {
  const [found] = await db
    .select({
      offer: offers,
      seriesName: series.name,
      seriesHasAccount: sql<boolean | null>`${series.accountNumber} <> ''`,
      image: files,
    })
    .from(offers)
    .leftJoin(series, eq(series.id, offers.seriesId))
    .leftJoin(files, eq(files.id, offers.imageFileId))
    .where(eq(offers.id, id));
  if (!found) throw new Refusal('OFFER_NOT_EXISTS');
  const { offer, seriesName, seriesHasAccount, image } = found;
  const { seriesId, imageFileId: _, ...fields } = offer;
  return {
    ...fields,
    ...imageUrls(image),
    createdAt: offer.createdAt.toISOString(),
    totalCost: Number(offer.totalCost),
    fixedInvestorsEquity: numberOf(offer.fixedInvestorsEquity),
    costPerStock: numberOf(offer.costPerStock),
    developerEquity: numberOf(offer.developerEquity),
    investorsEquity: numberOf(offer.investorsEquity),
    debt: numberOf(offer.debt),
    redemptionCapRate: numberOf(offer.redemptionCapRate),
    series: seriesId,
    seriesName,
    seriesHasAccount,
    ...(await readContent(db, id)),
    agreements: await readAgreements(db, id),
  };
}

const numberOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

const readAgreements = (db: Db, offerId: number): Promise<OfferAgreementView[]> =>
  db
    .select()
    .from(offerAgreements)
    .where(eq(offerAgreements.offerId, offerId))
    .orderBy(asc(offerAgreements.position));
