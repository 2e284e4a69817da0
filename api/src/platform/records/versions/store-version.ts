import { type Marks, marksAfter, textsOf } from '@share/contract/shared/content/gaps.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { markLinkedDocuments } from '../../files/mark-linked-documents.ts';
import { storedLabel } from '../audit.ts';
import type { Versioned } from '../records.ts';
import { type Change, readMarks, type Shown, storeLanguages } from './store-languages.ts';
import { filesIn, isOneOf } from './version-files.ts';
import { recordLanguages, recordVersions } from './versions.tables.ts';

/** Records of one kind whose saves are all stored; `entity` is their name in the audit trail. */
export interface VersionedKind extends Versioned {
  entity: string;
}

/**
 * Stores a version after a save, in its transaction: the complete content, the files to which it refers, and the gaps in its
 * languages. If the record was last saved before versions were stored, its former state is stored first.
 */
export async function storeVersion(
  { tx, context }: { tx: Db; context: Context },
  of: VersionedKind,
  change: { before: unknown; after: unknown },
): Promise<void> {
  const { before, after } = change as Change;
  const { id } = after;
  const known = await readKnown(tx, of, before, id);
  if (before && !known.hasFormer) {
    const origin = known.isFirst ? await readOrigin(tx, of, id) : ofSystem;
    await insertVersion(tx, of, before, { ...origin, changed: null, restored: null, marks: known.marks });
  }
  const restored = context.restores ?? null;
  const marks =
    restored === null
      ? marksAfter(before ? textsOf(before, of.texts) : [], textsOf(after, of.texts), known.marks)
      : await readMarksOfVersion(tx, of, id, restored);
  await insertVersion(tx, of, after, {
    at: context.now(),
    actorId: context.actor.id,
    actorLabel: storedLabel(context.actor),
    changed: before && changedFields(before, after),
    restored,
    marks,
  });
  await markLinkedDocuments(tx, after);
  await storeLanguages(tx, of, after, marks);
}

/** Deletes the versions of a deleted record; the audit trail says what the record was. */
export async function deleteVersions(tx: Db, entity: string, id: number): Promise<void> {
  for (const table of [recordVersions, recordLanguages])
    await tx.delete(table).where(and(eq(table.entity, entity), eq(table.recordId, id)));
}

interface Known {
  hasFormer: boolean;
  isFirst: boolean;
  marks: Marks;
}

async function readKnown(tx: Db, of: VersionedKind, before: Shown | null, id: number): Promise<Known> {
  if (!before) return { hasFormer: false, isFirst: true, marks: { older: {}, madeFrom: {} } };
  const ofRecord = sql`v.entity = ${of.entity} AND v.record_id = ${id}`;
  const { rows } = await tx.execute<{ has_former: boolean; is_first: boolean }>(sql`
    SELECT EXISTS (SELECT FROM record_versions v WHERE ${ofRecord} AND v.version = ${before.version}) AS has_former,
      NOT EXISTS (SELECT FROM record_versions v WHERE ${ofRecord}) AS is_first`);
  const [found] = rows;
  return {
    hasFormer: found?.has_former ?? false,
    isFirst: found?.is_first ?? true,
    marks: await readMarks(tx, of, id),
  };
}

interface Origin {
  at: Date | null;
  actorId: number | null;
  actorLabel: string;
}

const ofSystem: Origin = { at: null, actorId: null, actorLabel: 'system' };

/** The user who saved a record last and the time, from the audit trail. */
async function readOrigin(tx: Db, { entity }: VersionedKind, id: number): Promise<Origin> {
  const { rows } = await tx.execute<{ at: Date; actor_id: number | null; actor_label: string }>(sql`
    SELECT at, actor_id, CASE WHEN actor_id IS NULL THEN actor_label ELSE '#' || actor_id END AS actor_label
    FROM audit_entries
    WHERE entity = ${entity} AND entity_id = ${id} AND action IN (${`${entity}.create`}, ${`${entity}.update`})
    ORDER BY id DESC OFFSET 1 LIMIT 1`);
  const [found] = rows;
  return found ? { at: found.at, actorId: found.actor_id, actorLabel: found.actor_label } : ofSystem;
}

async function insertVersion(
  tx: Db,
  { entity }: VersionedKind,
  content: Shown,
  {
    at,
    actorId,
    actorLabel,
    changed,
    restored,
    marks: { older, madeFrom },
  }: Origin & { changed: string[] | null; restored: number | null; marks: Marks },
): Promise<void> {
  await tx.execute(sql`
    WITH stored AS (
      INSERT INTO record_versions (entity, record_id, version, at, actor_id, actor_label, changed, restored, older, made_from, content)
      VALUES (${entity}, ${content.id}, ${content.version}, ${at}, ${actorId}, ${actorLabel},
        ${sql.param(changed)}::text[], ${restored}, ${JSON.stringify(older)}::jsonb,
        ${JSON.stringify(madeFrom)}::jsonb, ${JSON.stringify(content, ofRecord)}::json)
      RETURNING id)
    INSERT INTO record_version_files (version_id, file_id)
    SELECT stored.id, f.id FROM stored, files f WHERE ${isOneOf(filesIn(content))}`);
}

const ofPicture = new Set(['imageWidth', 'imageHeight', 'imageFocus']);

/**
 * Leaves out fields that belong to a picture and not to the record that shows it: a restored record has the picture as it is
 * now.
 */
function ofRecord(this: object, name: string, value: unknown): unknown {
  const isOfPicture = ofPicture.has(name) || (name === 'imageAlt' && 'fileId' in this);
  return isOfPicture ? undefined : value;
}

/** Fields that every save changes, or that follow from another field. */
const silent = new Set(['version', 'thumbUrl']);

const changedFields = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(
      ([name, value]) =>
        !silent.has(name) && JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
    )
    .map(([name]) => name);

/** What was older in the texts of a version. */
async function readMarksOfVersion(
  tx: Db,
  { entity }: VersionedKind,
  id: number,
  version: number,
): Promise<Marks> {
  const ofVersion = and(
    eq(recordVersions.entity, entity),
    eq(recordVersions.recordId, id),
    eq(recordVersions.version, version),
  );
  const { older, madeFrom } = recordVersions;
  const [found] = await tx.select({ older, madeFrom }).from(recordVersions).where(ofVersion);
  return found ?? { older: {}, madeFrom: {} };
}
