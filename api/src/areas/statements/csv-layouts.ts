/** The columns that clerks named, remembered by the header of the bank's table. */
import type { CsvLayout } from '@share/contract/areas/statements/csv-layout.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { audit } from '../../platform/records/audit.ts';
import { actorNameOf } from '../ledger/ledger.shared.ts';
import { type BankFile, headerKey } from './reading/read-bank-file.ts';
import { statementLayouts } from './statements.tables.ts';

/** By the header of the table. */
export async function rememberedLayouts({ db }: Context): Promise<BankFile['remembered']> {
  const rows = await db
    .select({
      header: statementLayouts.header,
      layout: statementLayouts.layout,
      by: actorNameOf(statementLayouts.changedBy),
      at: statementLayouts.changedAt,
    })
    .from(statementLayouts);
  return new Map(rows.map(({ header, ...columns }) => [header, columns]));
}

/** Remembers the columns for the next file of that bank; the journal has it with the statement that was imported by them. */
export async function rememberLayout(
  tx: Db,
  context: Context,
  statement: number,
  { header, layout }: { header: readonly string[]; layout: CsvLayout },
): Promise<void> {
  const changed = { layout, changedAt: context.now(), changedBy: context.actor.label };
  await tx
    .insert(statementLayouts)
    .values({ header: headerKey(header), ...changed })
    .onConflictDoUpdate({ target: statementLayouts.header, set: changed });
  const columns = Object.entries(layout.columns).map(
    ([field, column]) => `${field}: ${header[column] || column + 1}`,
  );
  await audit(tx, context, {
    action: 'statement.set-columns',
    entity: 'statement',
    id: statement,
    after: { columns: columns.join(', ') },
  });
}
