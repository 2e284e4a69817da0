import type { PageAttachmentInput } from '@share/contract/areas/pages/pages.schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { files } from '../../platform/files/files.tables.ts';
import { incomingFile } from '../../platform/files/incoming-file.ts';
import { type PreparedFile, saveFiles } from '../../platform/files/save-file.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { asNodes, withUniqueNames } from '../../platform/records/stored-nodes.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { lockUsableFiles } from './lock-usable-files.ts';
import { pageAttachments } from './pages.tables.ts';
import { prepareAttachment } from './prepare-attachment.ts';

/** The files of a request, by the index of their attachment. */
type PreparedFiles = ReadonlyMap<number, PreparedFile>;

const pathOf = (index: number) => `attachments.${index}.file`;

/** The first of two steps: checks and stores the bytes, before the transaction; refuses with the faults of all files. */
export async function prepareAttachments(
  context: Context,
  sent: readonly PageAttachmentInput[],
): Promise<PreparedFiles> {
  const prepared = new Map<number, PreparedFile>();
  const refusals: Refusal[] = [];
  for (const [index, { displayName, file }] of sent.entries()) {
    if (file?.base64 === undefined || file.fileId !== undefined) continue;
    try {
      const { base64, fileName = displayName } = file;
      prepared.set(index, await prepareAttachment(context, incomingFile(context, { fileName, base64 })));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(new Refusal(error.code, pathOf(index)));
    }
  }
  refuseIfAny(refusals);
  return prepared;
}

/** The second step: replaces the attachments of a page; stored ones that are left out are deleted (PAG-11). */
export async function saveAttachments(
  tx: Db,
  context: Context,
  pageId: number,
  sent: readonly PageAttachmentInput[],
  prepared: PreparedFiles,
): Promise<void> {
  const fileIds = await fileIdsOf(tx, context, pageId, sent, new Set(prepared.keys()));
  const saved = await saveFiles(tx, context, [...prepared.values()]);
  for (const [at, index] of [...prepared.keys()].entries()) {
    const file = saved[at];
    if (file) fileIds.set(index, file.id);
  }
  const rows = asNodes(sent, ({ displayName }, sentAt) => {
    const fileId = fileIds.get(sentAt);
    if (fileId === undefined) throw new Error(`No file was stored at ${pathOf(sentAt)}`);
    return { pageId, displayName, fileId } satisfies EveryFieldOf<
      Omit<PageAttachmentInput, 'id' | 'position' | 'file'>
    >;
  });
  await refuseForeignIds(tx, pageId, sent);
  await tx.delete(pageAttachments).where(eq(pageAttachments.pageId, pageId));
  if (rows.length === 0) return;
  await tx.insert(pageAttachments).values(withUniqueNames(rows));
  await markAttachments(
    tx,
    rows.map(({ fileId }) => fileId),
  );
}

/** The files of the attachments that come without bytes: the file that was sent by id, or the present file. */
async function fileIdsOf(
  tx: Db,
  context: Context,
  pageId: number,
  sent: readonly PageAttachmentInput[],
  fresh: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const present = await tx.select().from(pageAttachments).where(eq(pageAttachments.pageId, pageId));
  const ofAttachment = new Map(present.map(({ id, fileId }) => [id, fileId]));
  const wanted = new Map<number, number>();
  const refusals: Refusal[] = [];
  for (const [index, { id, file }] of sent.entries()) {
    if (fresh.has(index)) continue;
    const fileId = file?.fileId ?? (id === undefined ? undefined : ofAttachment.get(id));
    if (fileId === undefined) refusals.push(new Refusal('FILE_IS_REQUIRED', pathOf(index)));
    else wanted.set(index, fileId);
  }
  const usable = await lockUsableFiles(tx, context, pageId, [...wanted.values()]);
  for (const [index, fileId] of wanted) {
    if (!usable.has(fileId)) refusals.push(new Refusal('FILE_TYPE_OR_SIZE_WRONG', pathOf(index)));
  }
  refuseIfAny(refusals);
  return wanted;
}

/** Makes these files public only while a page shows them, also after they are removed from it. */
async function markAttachments(tx: Db, ids: readonly number[]): Promise<void> {
  const unmarked = and(inArray(files.id, [...ids]), eq(files.isAttachment, false));
  await tx.update(files).set({ isAttachment: true }).where(unmarked);
}

/** Refuses the id of an attachment of another page, because the copy would have the same id. */
async function refuseForeignIds(tx: Db, pageId: number, sent: readonly PageAttachmentInput[]): Promise<void> {
  const ids = sent.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const found = await tx.select().from(pageAttachments).where(inArray(pageAttachments.id, ids));
  const foreign = new Set(found.filter((other) => other.pageId !== pageId).map(({ id }) => id));
  refuseIfAny(
    sent.flatMap(({ id }, index) =>
      id !== undefined && foreign.has(id) ? new Refusal('VALUE_INVALID', `attachments.${index}.id`) : [],
    ),
  );
}
