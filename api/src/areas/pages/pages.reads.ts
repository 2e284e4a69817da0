import type { PageAttachmentView, PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { readImageUrls } from '../../platform/files/read-image-urls.ts';
import { type RowOf, records } from '../../platform/records/records.ts';
import { shownTimeOf } from '../../platform/records/shown-time-columns.ts';
import { pageAttachments, pages } from './pages.tables.ts';

export const pageRecords = records({
  table: pages,
  entity: 'page',
  missing: 'PAGE_NOT_EXISTS',
  versioned: { texts: ['title', 'subTitle', 'content', 'seoTitle', 'seoDescription', 'imageAlt'] },
  view: viewOf,
});

async function viewOf({ imageFileId, ...row }: RowOf<typeof pages>, db: Db): Promise<PageView> {
  return {
    ...row,
    ...shownTimeOf(row),
    ...(await readImageUrls(db, imageFileId)),
    attachments: await readAttachments(db, row.id),
  };
}

async function readAttachments(db: Db, pageId: number): Promise<PageAttachmentView[]> {
  const found = await db
    .select({ attachment: pageAttachments, file: files })
    .from(pageAttachments)
    .innerJoin(files, eq(files.id, pageAttachments.fileId))
    .where(eq(pageAttachments.pageId, pageId))
    .orderBy(asc(pageAttachments.position));
  return found.map(
    ({ attachment: { id, position, displayName, fileId }, file: { key, fileName, size } }) => ({
      id,
      position,
      displayName,
      fileId,
      fileName,
      url: fileUrl(key, fileName),
      size,
    }),
  );
}
