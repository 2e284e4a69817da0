import { downloadAttachment } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import type { Actor, Context, Services } from '../../../platform/context.ts';
import { type FileRow, files } from '../../../platform/files/files.tables.ts';
import { openFile } from '../../../platform/files/open-file.ts';
import { isShutWithoutFactor, judge } from '../../../platform/http/authorise.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isOfOffers } from './is-of-offers.ts';

/**
 * The file of an attachment of any offer for its readers, also if visitors do not see its part or it is in a former version; the
 * file of a pattern; or the caller's own upload that is not saved yet. Other files are not found, because rights for offers do
 * not open the attachments of hidden pages.
 */
export async function openAttachment(context: Context, fileId: number): Promise<Download> {
  const file = await findOpen(context, context.actor, fileId);
  if (!file) throw new Refusal('NOT_FOUND');
  return openFile(context, file);
}

/** Whether that person may also fetch the file at the address that the texts of offers have. */
export async function mayOpenAttachment(services: Services, actor: Actor, fileId: number): Promise<boolean> {
  const mayCall = judge(downloadAttachment.access, actor) === 'allowed';
  if (!mayCall || isShutWithoutFactor(downloadAttachment, actor)) return false;
  return (await findOpen(services, actor, fileId)) !== undefined;
}

async function findOpen({ db }: Services, actor: Actor, fileId: number): Promise<FileRow | undefined> {
  const isOpen = and(eq(files.id, fileId), eq(files.isPrivate, false), isOfOffers(actor));
  const [file] = await db.select().from(files).where(isOpen);
  return file;
}
