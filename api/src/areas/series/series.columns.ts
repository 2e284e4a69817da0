import type { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import { fromWarsaw } from '@share/contract/shared/dates.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { readAccountNumber } from '../countries/countries.shared.ts';
import {
  type PublicCredentials,
  refusalsOfMissingCredentials,
  type StoredSecrets,
} from './paypal-credentials.ts';

type Fields = Omit<SeriesInput, 'bankInfo' | 'payPalCredentials'> &
  SeriesInput['bankInfo'] &
  PublicCredentials;

/** The columns that staff may set (R12), without the secrets: see `sealSecrets`. */
export function toColumns(input: SeriesInput) {
  return {
    name: input.name,
    displayName: input.displayName,
    isOpen: input.isOpen,
    limit: input.limit,
    pricePerShare: input.pricePerShare.toFixed(2),
    availableFrom: fromWarsaw(input.availableFrom),
    availableTo: fromWarsaw(input.availableTo),
    accountNumber: readAccountNumber(input.bankInfo.accountNumber) ?? '',
    bankName: input.bankInfo.bankName,
    accountHolder: input.bankInfo.accountHolder,
    virtualPrefix: input.bankInfo.virtualPrefix,
    allowOnlinePayments: input.allowOnlinePayments,
    useDefaultPayPalConfig: input.useDefaultPayPalConfig,
    productionMode: input.payPalCredentials.productionMode,
    productionClientId: input.payPalCredentials.productionClientId,
    sandboxClientId: input.payPalCredentials.sandboxClientId,
  } satisfies EveryFieldOf<Fields>;
}

/** Checks that need the server: the account number, and that a masked secret is stored. */
export function refuseBadInput(input: SeriesInput, stored: StoredSecrets): void {
  const isAsked = input.allowOnlinePayments && !input.useDefaultPayPalConfig;
  refuseIfAny([
    ...(isAsked ? refusalsOfMissingCredentials('payPalCredentials', input.payPalCredentials, stored) : []),
    ...(readAccountNumber(input.bankInfo.accountNumber) !== null
      ? []
      : [new Refusal('BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'bankInfo.accountNumber')]),
  ]);
}
