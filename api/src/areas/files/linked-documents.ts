import { contentRecords } from '@share/contract/areas/languages/content-records.ts';
import type { ContentKind } from '@share/contract/shared/content/content-names.ts';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isInVersionOf } from '../../platform/files/file-uses.ts';
import { files } from '../../platform/files/files.tables.ts';
import { isShutWithoutFactor, judge } from '../../platform/http/authorise.ts';
import { isInPublicText } from './is-in-public-text.ts';

/** SQL for a row of `files`: whether the file is or was an attachment of a page. Links in texts do not open such a file. */
export const isOfPages = sql<boolean>`(${sql`EXISTS (SELECT FROM page_attachments a WHERE a.file_id = ${files.id})`}
  OR ${isInVersionOf('page')})`;

/** Whether everybody may fetch the document, because a public text links to it at that instant. */
export async function isOpenLinkedDocument(db: Db, fileId: number, at: Date): Promise<boolean> {
  const isLinkable = and(eq(files.id, fileId), not(isOfPages));
  const [file] = await db.select({ key: files.key }).from(files).where(isLinkable);
  return file !== undefined && isInPublicText(db, file.key, at);
}

/** Whether that member of staff may read a record whose text links to the document, or linked to it in a former version. */
export async function mayOpenLinkedDocument(db: Db, actor: Actor, fileId: number): Promise<boolean> {
  const readable = (Object.keys(contentRecords) as ContentKind[]).filter((kind) => {
    const { get } = contentRecords[kind];
    return judge(get.access, actor) === 'allowed' && !isShutWithoutFactor(get, actor);
  });
  const isInReadable = sql`EXISTS (SELECT FROM record_version_files f JOIN record_versions v ON v.id = f.version_id
    WHERE f.file_id = ${files.id} AND v.entity = ANY(${sql.param(readable)}::text[]))`;
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), not(isOfPages), isInReadable));
  return file !== undefined;
}
