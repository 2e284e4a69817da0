import type { OfferInput, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/transaction.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { refuseTakenSlugs } from '../../platform/slugs/refuse-taken-slugs.ts';
import { changedFields } from './changed-fields.ts';
import { prepareContentFiles } from './content/prepare-content-files.ts';
import { notifyInvestors, type OfferContext } from './documents/notify-investors.ts';
import { keepOffer } from './offer-versions.ts';
import { toColumns } from './offers.columns.ts';
import { lockOffer, readOffer } from './offers.reads.ts';
import { offers } from './offers.tables.ts';
import { saveLists } from './save/save-lists.ts';
import { offerSlugBook } from './slugs/offer-slug-book.ts';

/** Changes an offer with all its lists, which share its version. */
export async function updateOffer(
  context: OfferContext,
  id: number,
  sent: OfferInput,
  expectedVersion: number | null,
): Promise<OfferView> {
  const input = await cleanRichTexts(sent, context.actor.id);
  const image = await prepareImageInput(context, input.image);
  const prepared = await prepareContentFiles(context, input);
  return inTransaction(context, async (tx) => {
    const { version, imageFileId: present } = await lockOffer(tx, id);
    await refuseIfStale(tx, version, expectedVersion, { action: 'offer.update', entity: 'offer', ids: [id] });
    const before = await readOffer(tx, id);
    await refuseTakenSlugs(tx, offerSlugBook, input.slug, id);
    const imageFileId = await attachImage(tx, context, image, present);
    await tx
      .update(offers)
      .set({ ...toColumns(input), imageFileId, version: version + 1 })
      .where(eq(offers.id, id));
    await saveLists(tx, context, id, { input, prepared, before });
    await notifyInvestors(tx, context, id);
    const after = await readOffer(tx, id);
    const changed = changedFields(before, after);
    await audit(tx, context, { action: 'offer.update', entity: 'offer', id, ...changed });
    await keepOffer({ tx, context }, before, after);
    return after;
  });
}
