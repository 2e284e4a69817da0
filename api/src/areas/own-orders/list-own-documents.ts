import { downloadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import type { OwnDocument } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/files/files.tables.ts';
import { investments } from '../ledger/investments.tables.ts';
import { offerDocuments, offers } from '../offers/offers.tables.ts';

const MOST = 1_000;

/** By offer, in the offer's sequence. */
export async function listOwnDocuments(context: Context): Promise<OwnDocument[]> {
  const holds = and(eq(investments.userId, callerId(context)), gt(investments.numberOfShares, 0));
  const found = await context.db
    .select({
      id: offerDocuments.id,
      offer: { id: offers.id, title: offers.title, slug: offers.slug },
      displayName: offerDocuments.displayName,
      fileName: files.fileName,
      size: files.size,
    })
    .from(investments)
    .innerJoin(offers, eq(offers.id, investments.offerId))
    .innerJoin(offerDocuments, eq(offerDocuments.offerId, offers.id))
    .innerJoin(files, eq(files.id, offerDocuments.fileId))
    .where(and(holds, eq(offers.isVisible, true)))
    .orderBy(asc(offers.id), asc(offerDocuments.position))
    .limit(MOST);
  return found.map((document) => ({ ...document, url: addressOf(document.offer.id, document.id) }));
}

const addressOf = (offerId: number, documentId: string) =>
  `/api${downloadInvestorDocument.path.replace(':id', String(offerId)).replace(':documentId', documentId)}`;
