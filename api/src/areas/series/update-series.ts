import type { SeriesInput, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseBadInput, sealSecrets, toColumns } from './series.columns.ts';
import { findSeries, toSeriesView } from './series.reads.ts';
import { whyNotLimit } from './series.rules.ts';
import { series } from './series.tables.ts';

/** Changes a series. The limit never falls below the shares that are issued or reserved. */
export function updateSeries(
  context: Context,
  id: number,
  input: SeriesInput,
  expectedVersion: number | null,
): Promise<SeriesView> {
  return inTransaction(context, async (tx) => {
    const stored = await findSeries(tx, id, 'lock');
    await refuseIfStale(tx, stored.version, expectedVersion, {
      action: 'series.update',
      entity: 'series',
      ids: [id],
    });
    refuseBadInput(input, stored);
    const reason = whyNotLimit(stored, input.limit);
    if (reason) throw new Refusal(reason, 'limit');
    const [changed] = await tx
      .update(series)
      .set({ ...toColumns(input), ...sealSecrets(context, id, input), version: stored.version + 1 })
      .where(eq(series.id, id))
      .returning();
    if (!changed) throw new Error('A locked series was gone');
    const view = toSeriesView(changed);
    await audit(tx, context, {
      action: 'series.update',
      entity: 'series',
      id,
      before: toSeriesView(stored),
      after: view,
    });
    return view;
  });
}
