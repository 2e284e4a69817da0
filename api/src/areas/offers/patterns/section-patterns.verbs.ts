import type {
  SectionPatternInput,
  SectionPatternRow,
  SectionPatternView,
} from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { cleanRichTexts } from '../../../platform/html/html.ts';
import {
  changeRecord,
  insertRecord,
  removeRecord,
  type Target,
} from '../../../platform/records/record-steps.ts';
import { readerOf, records } from '../../../platform/records/records.ts';
import { refusalsOfRepeatedIds } from '../../../platform/records/stored-nodes.ts';
import { Refusal, refuseIfAny } from '../../../platform/refusal.ts';
import { attachContentFiles } from '../content/attach-content-files.ts';
import { slotsOf } from '../content/content-files.slots.ts';
import { prepareContentFiles } from '../content/prepare-content-files.ts';
import { shownElements, storedElements } from './pattern-elements.ts';
import { sectionPatternFiles, sectionPatterns } from './section-patterns.tables.ts';

/** A limit for mistakes of programs, far above what people save. */
const MOST_PATTERNS = 200;

const patternRecords = records({
  table: sectionPatterns,
  entity: 'sectionPattern',
  missing: 'SECTION_PATTERN_NOT_EXISTS',
  view: async ({ id, version, name, elements }, db): Promise<SectionPatternView> => {
    const section = {
      id: SECTION_ID,
      position: 1,
      elements: shownElements(elements, await readFiles(db, id)),
    };
    return { id, version, name, section };
  },
});

/** A pattern has one section, which gets an id of its own in each offer. */
const SECTION_ID = '00000000-0000-4000-8000-000000000000';

async function readFiles(db: Db, patternId: number) {
  const rows = await db
    .select({ file: files })
    .from(sectionPatternFiles)
    .innerJoin(files, eq(files.id, sectionPatternFiles.fileId))
    .where(eq(sectionPatternFiles.patternId, patternId));
  return new Map(rows.map(({ file }) => [file.id, file]));
}

export const getSectionPattern = readerOf(patternRecords);

export const listSectionPatterns = ({ db }: Context): Promise<SectionPatternRow[]> =>
  db
    .select({
      id: sectionPatterns.id,
      name: sectionPatterns.name,
      elements: sql<number>`jsonb_array_length(${sectionPatterns.elements})`,
    })
    .from(sectionPatterns)
    .orderBy(sql`${sectionPatterns.name} COLLATE "pl-x-icu"`, asc(sectionPatterns.id))
    .limit(MOST_PATTERNS);

/** Stores a section as a pattern. Its files were uploaded before, or belong to other content, by the same rules as in an offer. */
export async function createSectionPattern(
  context: Context,
  sent: SectionPatternInput,
): Promise<SectionPatternView> {
  const { name, section } = await cleanRichTexts(sent, context.actor.id);
  const content = { sections: [section], investorDocuments: [] };
  refuseIfAny(refusalsOfRepeatedIds(content));
  const prepared = await prepareContentFiles(context, content);
  return inTransaction(context, async (tx) => {
    if ((await tx.$count(sectionPatterns)) >= MOST_PATTERNS) throw new Refusal('TOO_MANY_SECTION_PATTERNS');
    return insertRecord({ tx, context }, patternRecords, { name, elements: [] }, async (patternId) => {
      const saved = { slots: slotsOf(content), texts: section };
      const attached = await attachContentFiles(tx, context, { patternId }, saved, prepared, null);
      await tx
        .update(sectionPatterns)
        .set({ elements: storedElements(section, attached) })
        .where(eq(sectionPatterns.id, patternId));
    });
  });
}

export const renameSectionPattern = (context: Context, target: Target, name: string) =>
  inTransaction(context, (tx) => changeRecord({ tx, context }, patternRecords, target, () => ({ name })));

export async function deleteSectionPattern(context: Context, id: number): Promise<null> {
  await inTransaction(context, async (tx) => void (await removeRecord({ tx, context }, patternRecords, id)));
  return null;
}
