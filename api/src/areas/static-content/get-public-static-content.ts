import type { PublicStaticElement } from '@share/contract/areas/static-content/static-content.schemas.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import { asc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { imageUrls, pictureFacts, shownAlt } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { staticContents } from './static-content.tables.ts';

/** Every element, in the order of the tree. */
export async function getPublicStaticContent({ db }: Context): Promise<PublicStaticElement[]> {
  const found = await db
    .select({ item: staticContents, image: files })
    .from(staticContents)
    .leftJoin(files, eq(files.id, staticContents.imageFileId))
    .where(ne(staticContents.type, 'collection'))
    .orderBy(asc(staticContents.position));
  return found.map(({ item: { key, type, content, alt }, image }) => ({
    key,
    type,
    content: type === 'richText' ? withFallback(content, showsSomething) : withFallback(content),
    alt: shownAlt([alt, image?.alt]),
    ...imageUrls(image),
    ...pictureFacts(image),
  }));
}
