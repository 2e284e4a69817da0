import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Id } from '@share/contract/shared/ids.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { saveFiles } from '../../../platform/files/save-file.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { offerContentFiles } from '../offers.tables.ts';
import { sectionPatternFiles } from '../patterns/section-patterns.tables.ts';
import {
  type ContentView,
  type FileSlot,
  presentFiles,
  type SlotKind,
  slotKey,
} from './content-files.slots.ts';
import { isOfOffers } from './is-of-offers.ts';
import { lockLinkedDocuments } from './linked-documents.ts';
import { bytesOf, type PreparedFiles } from './prepare-content-files.ts';

/** The owner of the files: an offer, or a section that is stored as a pattern. */
type ContentOwner = { offerId: number } | { patternId: number };

/** Content that is being saved: its places for files, and an object with its texts, which may link to documents. */
interface SavedContent {
  slots: readonly FileSlot[];
  texts: unknown;
}

/** The files of content that is being saved, by the paths of their inputs. */
export interface AttachedFiles {
  optional(path: string): number | null;
  required(path: string): number;
}

/**
 * The second step of saving the files of an offer or a pattern, in its database transaction: saves new files, checks files that
 * were sent by id, and leaves files that were not sent as they are (OFR-52, OFR-60). The first step is `prepareContentFiles`.
 */
export async function attachContentFiles(
  tx: Db,
  context: Context,
  owner: ContentOwner,
  { slots, texts }: SavedContent,
  prepared: PreparedFiles,
  before: ContentView | null,
): Promise<AttachedFiles> {
  const present = before ? presentFiles(before) : new Map<string, number>();
  const isUsable = await lockNamed(tx, context, owner, slots);
  const fileIds = new Map<string, number | null>();
  const fresh: string[] = [];
  const refusals: Refusal[] = [];
  for (const { kind, nodeId, path, sent } of slots) {
    if (bytesOf(sent) !== null) fresh.push(path);
    else if (sent && 'delete' in sent && sent.delete) fileIds.set(path, null);
    else if (sent?.fileId !== undefined) {
      if (isUsable(sent.fileId, kind)) fileIds.set(path, sent.fileId);
      else refusals.push(new Refusal(wrong[kind], path));
    } else {
      const current = nodeId === undefined ? null : (present.get(slotKey(kind, nodeId)) ?? null);
      if (current === null && missing[kind]) refusals.push(new Refusal(missing[kind], path));
      fileIds.set(path, current);
    }
  }
  refuseIfAny(refusals);

  const saved = await saveFiles(
    tx,
    context,
    fresh.flatMap((path) => prepared.get(path) ?? []),
  );
  for (const [at, path] of fresh.entries()) fileIds.set(path, saved[at]?.id ?? null);
  const idsOf = (isMeant: (kind: SlotKind) => boolean) =>
    slots.filter(({ kind }) => isMeant(kind)).flatMap(({ path }) => fileIds.get(path) ?? []);
  const linked = await lockLinkedDocuments(tx, texts);
  await linkFiles(tx, owner, [...idsOf((kind) => kind !== 'investorDocument'), ...linked]);
  await markAttachments(tx, [...idsOf((kind) => kind === 'attachment'), ...linked]);
  const optional = (path: string) => fileIds.get(path) ?? null;
  return {
    optional,
    required(path) {
      const id = optional(path);
      if (id === null) throw new Error(`No file was attached at ${path}`);
      return id;
    },
  };
}

const missing: Record<SlotKind, ErrorCode | null> = {
  image: null,
  galleryItem: 'IMAGE_IS_REQUIRED',
  attachment: 'FILE_IS_REQUIRED',
  investorDocument: 'FILE_IS_REQUIRED',
};

const wrong: Record<SlotKind, ErrorCode> = {
  image: 'IMAGE_TYPE_OR_SIZE_WRONG',
  galleryItem: 'IMAGE_TYPE_OR_SIZE_WRONG',
  attachment: 'FILE_TYPE_NOT_ALLOWED',
  investorDocument: 'FILE_TYPE_NOT_ALLOWED',
};

/**
 * Decides which files that are sent by id may be used in which slot. A picture may be any public one that is no attachment of a
 * page. An attachment may be one of any offer or pattern, for copies, or an unused upload of the sender. A private file must
 * belong to this offer or to a former version of it, or be an unused upload of the sender: so nobody gets documents of other
 * people by their id, and no signed document becomes a document to sign. The lock prevents the clean-up from deleting the files.
 */
async function lockNamed(tx: Db, { actor }: Context, owner: ContentOwner, slots: readonly FileSlot[]) {
  const offerId = 'offerId' in owner ? owner.offerId : null;
  const ids = slots.flatMap(({ sent }) =>
    sent && Id.safeParse(sent.fileId).success ? (sent.fileId ?? []) : [],
  );
  if (ids.length === 0) return () => false;
  const owners = sql`SELECT FROM offer_documents d WHERE d.file_id = ${files.id}`;
  const wasOurs = sql`EXISTS (SELECT FROM record_versions v JOIN record_version_files f ON f.version_id = v.id
    WHERE f.file_id = ${files.id} AND v.entity = 'offer' AND v.record_id = ${offerId}::int)`;
  const isSigned = sql`EXISTS (SELECT FROM signed_documents s WHERE s.file_id = ${files.id})`;
  const found = await tx
    .select({
      id: files.id,
      isPrivate: files.isPrivate,
      isAttachment: files.isAttachment,
      isOfOffers: isOfOffers(actor),
      isPicture: sql<boolean>`${files.thumbKey} IS NOT NULL`,
      isOurs: sql<boolean>`EXISTS (${owners} AND d.offer_id = ${offerId}::int) OR ${wasOurs}
        OR (${files.createdBy} = ${actor.id}::int AND NOT EXISTS (${owners}) AND NOT ${isSigned})`,
    })
    .from(files)
    .where(sql`${files.id} = ANY(${sql.param(ids)}::int[])`)
    .orderBy(asc(files.id))
    .for('key share');
  const byId = new Map(found.map((file) => [file.id, file]));
  return (id: number, kind: SlotKind): boolean => {
    const file = byId.get(id);
    if (!file) return false;
    if (kind === 'investorDocument') return file.isPrivate && !file.isPicture && file.isOurs;
    if (file.isPrivate || file.isPicture !== (kind !== 'attachment')) return false;
    return file.isPicture ? !file.isAttachment : file.isOfOffers;
  };
}

/** Makes these files public only where `isOpenAttachment` says so, also after they are removed from the offer. */
async function markAttachments(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ isAttachment: true })
    .where(and(inArray(files.id, [...ids]), eq(files.isAttachment, false)));
}

/** Links the offer or pattern to exactly these files. */
async function linkFiles(tx: Db, owner: ContentOwner, ids: readonly number[]): Promise<void> {
  const [links, column, id] =
    'offerId' in owner
      ? [offerContentFiles, sql`offer_id`, owner.offerId]
      : [sectionPatternFiles, sql`pattern_id`, owner.patternId];
  const linked = sql.param([...new Set(ids)]);
  await tx.execute(sql`
    INSERT INTO ${links} (${column}, file_id) SELECT ${id}, unnest(${linked}::int[]) ON CONFLICT DO NOTHING`);
  await tx.execute(sql`DELETE FROM ${links} WHERE ${column} = ${id} AND file_id <> ALL(${linked}::int[])`);
}
