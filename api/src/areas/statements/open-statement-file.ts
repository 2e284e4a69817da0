import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/files/files.tables.ts';
import { openFile } from '../../platform/files/open-file.ts';
import type { Download } from '../../platform/http/serve-download.ts';
import { Refusal } from '../../platform/refusal.ts';
import { statements } from './statements.tables.ts';

/** The file as the bank wrote it, for as long as there is the statement. Refuses with NOT_FOUND. */
export async function openStatementFile(context: Context, id: number): Promise<Download> {
  const [found] = await context.db
    .select({ file: files })
    .from(statements)
    .innerJoin(files, eq(files.id, statements.fileId))
    .where(eq(statements.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return openFile(context, found.file);
}
