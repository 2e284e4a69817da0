import { gapsOf, type Marks, marksAfter, textsOf } from '@share/contract/shared/content/gaps.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Marked } from '../records.ts';
import { recordLanguages } from './versions.tables.ts';

/** Records of one kind with texts in two languages; `entity` is their name in the audit trail. */
interface MarkedKind extends Marked {
  entity: string;
}

/** A record as the API shows it. */
export interface Shown {
  id: number;
  version: number;
}

/** The record as the API showed it before and after a save; null before for a new record. */
export interface Change {
  before: Shown | null;
  after: Shown;
}

/** Marks after a save, in its transaction, the gaps in the languages of a record without versions. */
export async function markSaved(
  tx: Db,
  of: MarkedKind,
  change: { before: unknown; after: unknown },
): Promise<void> {
  const { before, after } = change as Change;
  const [was, is] = [before ? textsOf(before, of.texts) : [], textsOf(after, of.texts)];
  await storeLanguages(tx, of, after, marksAfter(was, is, await readMarks(tx, of, after.id)));
}

/** What is older in the texts of a record as it is stored. */
export async function readMarks(tx: Db, { entity }: MarkedKind, id: number): Promise<Marks> {
  const [found] = await tx
    .select({ older: recordLanguages.older, madeFrom: recordLanguages.madeFrom })
    .from(recordLanguages)
    .where(and(eq(recordLanguages.entity, entity), eq(recordLanguages.recordId, id)));
  return found ?? { older: {}, madeFrom: {} };
}

export async function storeLanguages(
  tx: Db,
  { entity, texts }: MarkedKind,
  after: Shown,
  { older, madeFrom }: Marks,
): Promise<void> {
  const gaps = gapsOf(textsOf(after, texts), older);
  await tx.execute(sql`
    INSERT INTO record_languages (entity, record_id, gaps, older, made_from)
    VALUES (${entity}, ${after.id}, ${sql.param(gaps)}::text[], ${JSON.stringify(older)}::jsonb,
      ${JSON.stringify(madeFrom)}::jsonb)
    ON CONFLICT (entity, record_id)
    DO UPDATE SET gaps = excluded.gaps, older = excluded.older, made_from = excluded.made_from`);
}
