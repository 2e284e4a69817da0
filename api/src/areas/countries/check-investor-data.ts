import type { InvestorDataInput, InvestorDataView } from '@share/contract/areas/orders/investor-data.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { Refusal } from '../../platform/refusal.ts';
import { accountFormOf, readAccountNumber } from './account-number.ts';
import { findCountry, findState } from './known-countries.ts';
import { nameOfCountry } from './name-countries.ts';
import { postalCodeForms, readPostalCode } from './postal-codes.ts';

/** The parts that only the server can check. */
type Places = Pick<InvestorDataInput, 'address' | 'bankAccount'>;
type PlacesView = Pick<InvestorDataView, 'address' | 'bankAccount'>;

interface Checked<Data> {
  /** With postal code and account number as they are stored. */
  investorData: Data;
  refusals: Refusal[];
}

/** Checks the parts of an investor's data that differ between countries: states, postal codes and account numbers. */
export function checkInvestorData<Data extends Places>(input: Data): Checked<Data> {
  const { address, bankAccount } = input;
  const country = countryOf(address.country);
  const bankCountry = countryOf(bankAccount.country);
  const zip = readPostalCode(address.zip, country);
  const accountNumber = readAccountNumber(bankAccount.accountNumber, bankCountry?.code);
  const refusals: Refusal[] = [];
  const refuse = (code: Refusal['code'], path: string, expected?: string) =>
    refusals.push(new Refusal(code, `investorData.${path}`, expected ? { expected } : undefined));

  if (address.country !== null && !country) refuse('COUNTRY_NOT_FOUND', 'address.country');
  else if (address.state !== null && !findState(address.country ?? 0, address.state))
    refuse('STATE_NOT_FOUND', 'address.state');
  if (zip === null)
    refuse('POSTAL_CODE_INVALID', 'address.zip', country && postalCodeForms(country).join(', '));
  if (bankAccount.country !== null && !bankCountry) refuse('COUNTRY_NOT_FOUND', 'bankAccount.country');
  else if (accountNumber === null)
    refuse(
      'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
      'bankAccount.accountNumber',
      accountFormOf(bankCountry?.code).kind,
    );
  return {
    investorData: {
      ...input,
      address: { ...address, zip: zip ?? address.zip },
      bankAccount: { ...bankAccount, accountNumber: accountNumber ?? bankAccount.accountNumber },
    },
    refusals,
  };
}

const countryOf = (id: number | null) => (id === null ? undefined : findCountry(id));

/** Replaces the ids of countries and states by their names in the language of the request. */
export function toInvestorDataView<Data extends Places>(
  stored: Data,
  language: Language,
): Omit<Data, keyof PlacesView> & PlacesView {
  const { address, bankAccount, ...person } = stored;
  return {
    ...person,
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
