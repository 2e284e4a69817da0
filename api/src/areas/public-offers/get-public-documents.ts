import type { OfferDocumentsView } from '@share/contract/areas/offers/public-offers.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { signedUrl } from '../../platform/files/signed-urls.ts';
import { findOffer, readOfferAtOneMoment } from '../offers/offers.shared.ts';
import { documentsSeenBy } from './public-offer.rules.ts';
import { refuseIfHidden, viewerOf } from './public-viewer.ts';
import { withSignedAttachments } from './sign-attachments.ts';

/** OFR-81: only the documents that the caller may see. */
export async function getPublicDocuments(context: Context, offerId: number): Promise<OfferDocumentsView> {
  const idInPath = String(offerId);
  await refuseIfHidden(context, await findOffer(context, idInPath), idInPath);
  const stored = await readOfferAtOneMoment(context, offerId);
  await refuseIfHidden(context, stored, idInPath); // The offer may have been hidden meanwhile.
  const offer = withSignedAttachments(stored, (url) => signedUrl(context, url));
  return documentsSeenBy(await viewerOf(context, offerId), offer);
}
