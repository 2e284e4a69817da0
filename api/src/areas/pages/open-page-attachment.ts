import { pageEndpoints } from '@share/contract/areas/pages/pages.endpoints.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isInVersionOf, isUnusedUploadOf } from '../../platform/files/file-uses.ts';
import { files } from '../../platform/files/files.tables.ts';
import { openFile } from '../../platform/files/open-file.ts';
import { judge } from '../../platform/http/authorise.ts';
import type { Download } from '../../platform/http/serve-download.ts';
import { isShownAt } from '../../platform/records/shown-time-columns.ts';
import { Refusal } from '../../platform/refusal.ts';
import { pageAttachments, pages } from './pages.tables.ts';

/** Whether a page that visitors see at that instant has the file as an attachment. */
export async function isShownPageAttachment(db: Db, fileId: number, at: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: pageAttachments.id })
    .from(pageAttachments)
    .innerJoin(pages, eq(pages.id, pageAttachments.pageId))
    .where(and(eq(pageAttachments.fileId, fileId), isShownAt(pages, at)))
    .limit(1);
  return found !== undefined;
}

/**
 * The file of an attachment of any page for its readers, also if visitors do not see the page or the file is in a former
 * version; or the caller's own upload that is not saved yet. Other files are not found, because rights for pages do not open
 * files that offers show only to some visitors.
 */
export async function openPageAttachment(context: Context, fileId: number): Promise<Download> {
  const isAttached = sql`EXISTS (SELECT FROM page_attachments a WHERE a.file_id = ${files.id})`;
  const mayRead = sql`${judge(pageEndpoints.get.access, context.actor) === 'allowed'}`;
  const isOfPages = or(isUnusedUploadOf(context.actor), and(mayRead, or(isAttached, isInVersionOf('page'))));
  const isOpen = and(eq(files.id, fileId), eq(files.isPrivate, false), isOfPages);
  const [file] = await context.db.select().from(files).where(isOpen);
  if (!file) throw new Refusal('NOT_FOUND');
  return openFile(context, file);
}
