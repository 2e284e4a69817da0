import {
  type PayPalConfigInput,
  PayPalConfigView,
} from '@share/contract/areas/settings/paypal-config.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { type EveryFieldOf, readerOf, records } from '../../platform/records/records.ts';
import { refuseIfAny } from '../../platform/refusal.ts';
import {
  maskedCredentials,
  type PublicCredentials,
  refusalsOfMissingCredentials,
  sealSecrets,
} from '../series/series.shared.ts';
import { payPalSettings } from './settings.tables.ts';
import { ONLY } from './site-settings.verbs.ts';

const ENTITY = 'payPalConfig';

const payPalRecords = records({
  table: payPalSettings,
  entity: ENTITY,
  missing: 'NOT_FOUND',
  view: (stored) =>
    PayPalConfigView.parse({
      version: stored.version,
      maxAmount: Number(stored.maxAmount),
      defaultCredentials: maskedCredentials(stored),
    }),
});

export const readPayPalConfig = (context: Context): Promise<PayPalConfigView> =>
  readerOf(payPalRecords)(context, ONLY);

type Fields = Omit<PayPalConfigInput, 'defaultCredentials'> & PublicCredentials;

/**
 * Refuses with IS_REQUIRED a secret that the chosen mode needs and that is not stored or is removed (SET-14). With a largest amount
 * of 0 nobody pays through PayPal by default, so its secret may be removed.
 */
export const updatePayPalConfig = (
  context: Context,
  ifMatch: number | null,
  { maxAmount, defaultCredentials }: PayPalConfigInput,
): Promise<PayPalConfigView> =>
  updateRecord(context, payPalRecords, { id: ONLY, ifMatch }, (stored, tx) => {
    const isRemovedUnused = maxAmount === 0 && Object.values(defaultCredentials).includes(null);
    if (!isRemovedUnused)
      refuseIfAny(refusalsOfMissingCredentials('defaultCredentials', defaultCredentials, stored));
    const { productionMode, productionClientId, sandboxClientId } = defaultCredentials;
    return {
      maxAmount: maxAmount.toFixed(2),
      productionMode,
      productionClientId,
      sandboxClientId,
      ...sealSecrets(tx, context, { entity: ENTITY, id: ONLY }, defaultCredentials),
    } satisfies EveryFieldOf<Fields>;
  });
