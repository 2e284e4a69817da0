import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { openFile } from '../../../platform/files/open-file.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The file of an attachment for staff, also of a part that visitors do not see, or of one that is not saved yet. */
export async function openAttachment(context: Context, fileId: number): Promise<Download> {
  const [file] = await context.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.isPrivate, false)));
  if (!file) throw new Refusal('NOT_FOUND');
  return openFile(context, file);
}
