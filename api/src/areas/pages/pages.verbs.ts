import type { PageInput, PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { cleanRichTexts, sanitizeTranslated } from '../../platform/html/html.ts';
import {
  changeRecord,
  insertRecord,
  removeRecord,
  type Scope,
  type Target,
} from '../../platform/records/record-steps.ts';
import { readerOf } from '../../platform/records/records.ts';
import { toShownTime } from '../../platform/records/shown-time-columns.ts';
import { refuseTakenSlugs } from '../../platform/slugs/refuse-taken-slugs.ts';
import { pageSlugBook } from './page-slug-book.ts';
import { pageRecords } from './pages.reads.ts';
import { prepareAttachments, saveAttachments } from './save-attachments.ts';

interface StoredPage {
  id: number;
  imageFileId: number | null;
}

/** The verbs of pages: a page shares its version with its attachments. */
export const pageVerbs = {
  read: readerOf(pageRecords),
  create: async (context: Context, sent: PageInput): Promise<PageView> => {
    const page = await prepare(context, sent);
    return inTransaction(context, async (tx) => {
      const columns = await page.columns({ tx, context }, null);
      return insertRecord({ tx, context }, pageRecords, columns, (id) => page.attach({ tx, context }, id));
    });
  },
  update: async (context: Context, target: Target, sent: PageInput): Promise<PageView> => {
    const page = await prepare(context, sent);
    return inTransaction(context, (tx) =>
      changeRecord({ tx, context }, pageRecords, target, async (stored) => {
        const columns = await page.columns({ tx, context }, stored);
        await page.attach({ tx, context }, stored.id);
        return columns;
      }),
    );
  },
  /** The clean-up of orphan files deletes the page's picture and attachments later. */
  remove: (context: Context, id: number): Promise<null> =>
    inTransaction(context, async (tx) => {
      await removeRecord({ tx, context }, pageRecords, id);
      return null;
    }),
};

/** The steps that do not need the transaction: texts are cleaned, and the bytes of files checked and stored. */
async function prepare(context: Context, { image: sentImage, attachments, ...sent }: PageInput) {
  const input = await cleanRichTexts(sent, context.actor.id);
  const image = await prepareImageInput(context, sentImage);
  const prepared = await prepareAttachments(context, attachments);
  return {
    columns: async ({ tx }: Scope, stored: StoredPage | null) => {
      await refuseTakenSlugs(tx, pageSlugBook, input.slug, stored?.id ?? null);
      return {
        ...input,
        ...toShownTime(input),
        content: sanitizeTranslated(input.content),
        imageFileId: await attachImage(tx, context, image, stored?.imageFileId ?? null),
      };
    },
    attach: ({ tx }: Scope, id: number) => saveAttachments(tx, context, id, attachments, prepared),
  };
}
