import type { SeriesInput, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseBadInput, sealSecrets, toColumns } from './series.columns.ts';
import { findSeries, toSeriesView } from './series.reads.ts';
import { series } from './series.tables.ts';

const noSecrets = { productionClientSecret: null, sandboxClientSecret: null };

export function createSeries(context: Context, input: SeriesInput): Promise<SeriesView> {
  refuseBadInput(input, noSecrets);
  return inTransaction(context, async (tx) => {
    const [created] = await tx.insert(series).values(toColumns(input)).returning({ id: series.id });
    if (!created) throw new Error('An inserted series came back empty');
    // The secrets are sealed for their row, so the row has to be there first.
    const sealed = sealSecrets(context, created.id, input);
    if (Object.keys(sealed).length > 0) await tx.update(series).set(sealed).where(eq(series.id, created.id));
    const view = toSeriesView(await findSeries(tx, created.id));
    await audit(tx, context, { action: 'series.create', entity: 'series', id: view.id, after: view });
    return view;
  });
}
