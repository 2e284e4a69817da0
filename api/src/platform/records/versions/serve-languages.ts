/** The gaps in the languages of a record, served alike for every area. */

import { gapOf, gapsOf, textsOf } from '@share/contract/shared/content/gaps.ts';
import type { LanguageEndpoints, TextGap } from '@share/contract/shared/content/language-endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type App, serve } from '../../http/serve.ts';
import { audit } from '../audit.ts';
import type { Target } from '../record-steps.ts';
import type { Marked } from '../records.ts';
import { refuseIfStale } from '../stale.ts';
import { readMarks, type Shown } from './store-languages.ts';

/** Records by their name in the audit trail, with the fields of their texts and how to read one. */
interface MarkedRecords extends Marked {
  entity: string;
  read: (context: Context, id: number) => Promise<Shown>;
}

export function serveLanguages(app: App, of: LanguageEndpoints, records: MarkedRecords): void {
  serve(app, of.listGaps, async ({ params: { id }, context }) =>
    readGaps(context.db, records, await records.read(context, id)),
  );
  serve(app, of.confirmLanguages, ({ params: { id }, ifMatch, context }) =>
    confirmLanguages(context, records, { id, ifMatch }),
  );
}

/** The texts of a record that are missing in one language, or older. */
async function readGaps(db: Db, kind: MarkedRecords, record: { id: number }): Promise<TextGap[]> {
  const { older } = await readMarks(db, kind, record.id);
  return textsOf(record, kind.texts).flatMap((text) => {
    const gap = gapOf(text, older);
    return gap ? { path: text.path, nodes: [...text.nodes], gap } : [];
  });
}

/**
 * Marks that no language of the record is older, because the other one was changed in a way that needs no translation. With a
 * version, refuses with CHANGED_MEANWHILE if the record has another one.
 */
function confirmLanguages(
  context: Context,
  { entity, texts, read }: MarkedRecords,
  { id, ifMatch }: Target,
): Promise<null> {
  return inTransaction(context, async (tx) => {
    // Every save writes this row last. The lock waits for a save that is under way, and then its version is read.
    await tx.execute(sql`
      SELECT FROM record_languages WHERE entity = ${entity} AND record_id = ${id} FOR UPDATE`);
    const record = await read({ ...context, db: tx }, id);
    await refuseIfStale(tx, record.version, ifMatch, { action: `${entity}.update`, entity, ids: [id] });
    const gaps = gapsOf(textsOf(record, texts), {});
    const { rowCount } = await tx.execute(sql`
      UPDATE record_languages SET older = '{}', made_from = '{}', gaps = ${sql.param(gaps)}::text[]
      WHERE entity = ${entity} AND record_id = ${id} AND older <> '{}'`);
    if (rowCount) await audit(tx, context, { action: `${entity}.confirm-languages`, entity, id });
    return null;
  });
}
