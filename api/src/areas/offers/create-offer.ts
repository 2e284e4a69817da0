import type { OfferInput, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { cleanRichTexts } from '../../platform/html/html.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseTakenSlugs } from '../../platform/slugs/refuse-taken-slugs.ts';
import { prepareContentFiles } from './content/prepare-content-files.ts';
import { markAsAnnounced } from './documents/notify-investors.ts';
import { keepOffer } from './offer-versions.ts';
import { toColumns } from './offers.columns.ts';
import { readOffer } from './offers.reads.ts';
import { offers } from './offers.tables.ts';
import { saveLists } from './save/save-lists.ts';
import { offerSlugBook } from './slugs/offer-slug-book.ts';

export async function createOffer(context: Context, sent: OfferInput): Promise<OfferView> {
  const input = await cleanRichTexts(sent, context.actor.id);
  const image = await prepareImageInput(context, input.image);
  const prepared = await prepareContentFiles(context, input);
  return inTransaction(context, async (tx) => {
    await refuseTakenSlugs(tx, offerSlugBook, input.slug, null);
    const imageFileId = await attachImage(tx, context, image, null);
    const [created] = await tx
      .insert(offers)
      .values({ ...toColumns(input), imageFileId, createdAt: context.now() })
      .returning({ id: offers.id });
    if (!created) throw new Error('The insert of an offer returned no row');
    await saveLists(tx, context, created.id, { input, prepared, before: null });
    // A new offer has no investors yet, so there is nobody to notify.
    await markAsAnnounced(tx, context, created.id);
    const view = await readOffer(tx, created.id);
    await audit(tx, context, { action: 'offer.create', entity: 'offer', id: view.id, after: view });
    await keepOffer({ tx, context }, null, view);
    return view;
  });
}
