import type { InvestorDataInput, InvestorDataView } from '@share/contract/areas/orders/investor-data.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  findCountry,
  findState,
  isValidAccountNumber,
  nameOfCountry,
} from '../countries/countries.shared.ts';

/** Checks of an investor's data that need the server: countries, states, account numbers. */
export function refusalsOfInvestorData({ address, bankAccount }: InvestorDataInput): Refusal[] {
  const bankCountry = bankAccount.country === null ? undefined : findCountry(bankAccount.country);
  const refusals: Refusal[] = [];
  const refuse = (code: Refusal['code'], path: string) =>
    refusals.push(new Refusal(code, `investorData.${path}`));

  if (address.country !== null && !findCountry(address.country)) {
    refuse('COUNTRY_NOT_FOUND', 'address.country');
  } else if (address.state !== null && !findState(address.country ?? 0, address.state)) {
    refuse('STATE_NOT_FOUND', 'address.state');
  }
  if (bankAccount.country !== null && !bankCountry) {
    refuse('COUNTRY_NOT_FOUND', 'bankAccount.country');
  } else if (!isValidAccountNumber(bankAccount.accountNumber, bankCountry?.code)) {
    refuse('BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'bankAccount.accountNumber');
  }
  return refusals;
}

/** Replaces the ids of countries and states by their names in the language of the request. */
export function toInvestorDataView(stored: InvestorDataInput, language: Language): InvestorDataView {
  const { address, bankAccount } = stored;
  return {
    ...stored,
    address: {
      ...address,
      country: namedCountry(address.country, language),
      state: namedState(address.country, address.state, language),
    },
    bankAccount: { ...bankAccount, country: namedCountry(bankAccount.country, language) },
  };
}

function namedCountry(id: number | null, language: Language) {
  if (id === null) return null;
  const country = findCountry(id);
  return { id, name: country ? nameOfCountry(country, language) : String(id) };
}

function namedState(countryId: number | null, id: number | null, language: Language) {
  if (id === null) return null;
  return { id, name: findState(countryId ?? 0, id)?.names[language] ?? String(id) };
}
