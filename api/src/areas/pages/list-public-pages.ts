import type { PublicPagesView } from '@share/contract/areas/pages/public-pages.endpoints.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls, pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { pages } from './pages.tables.ts';

export async function listPublicPages({ db, now }: Context): Promise<PublicPagesView> {
  const shown = await db
    .select({ page: pages, image: files })
    .from(pages)
    .leftJoin(files, eq(files.id, pages.imageFileId))
    .where(isShownAt(pages, now()))
    .orderBy(asc(pages.id));
  const items = shown.map(({ page: { id, slug, title, subTitle, imageAlt }, image }) => ({
    id,
    slug,
    title,
    subTitle: withFallback(subTitle),
    ...imageUrls(image),
    ...pictureFacts(image),
    imageAlt: shownAlt([imageAlt, image?.alt]),
  }));
  return { items };
}
