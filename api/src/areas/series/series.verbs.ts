import type { SeriesInput, SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import { eq } from 'drizzle-orm';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import { createRecord, deleteUnused, updateRecord } from '../../platform/records/record-verbs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sealSecrets } from './paypal-credentials.ts';
import { refuseBadInput, toColumns } from './series.columns.ts';
import { seriesRecords } from './series.reads.ts';
import { changesPayment, whyNotLimit } from './series.rules.ts';
import { series } from './series.tables.ts';

const noSecrets = { productionClientSecret: null, sandboxClientSecret: null };

/** The secrets are stored by a second statement: their encryption depends on the id of the row (R25). */
export async function createSeries(context: Context, input: SeriesInput): Promise<SeriesView> {
  refuseBadInput(input, noSecrets);
  return createRecord(
    context,
    seriesRecords,
    () => toColumns(input),
    async (id, tx) => {
      const sealed = sealSecrets(tx, context, { entity: 'series', id }, input.payPalCredentials);
      if (Object.keys(sealed).length > 0) await tx.update(series).set(sealed).where(eq(series.id, id));
    },
  );
}

/** Refuses a limit below the number of issued and reserved shares. */
export function updateSeries(context: Context, target: Target, input: SeriesInput): Promise<SeriesView> {
  return updateRecord(context, seriesRecords, target, (stored, tx) => {
    refuseBadInput(input, stored);
    const reason = whyNotLimit(stored, input.limit);
    if (reason) throw new Refusal(reason, 'limit');
    const place = { entity: 'series', id: target.id } as const;
    const columns = { ...toColumns(input), ...sealSecrets(tx, context, place, input.payPalCredentials) };
    if (changesPayment(stored, columns)) refuseUnconfirmed(context);
    return columns;
  });
}

/** The database refuses while an offer, an order or a share refers to the series. */
export const deleteSeries = (context: Context, id: number): Promise<null> =>
  deleteUnused(context, seriesRecords, id, 'CANT_DELETE_SERIES');
