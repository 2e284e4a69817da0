import type { CountryView } from '@share/contract/areas/countries/countries.endpoints.ts';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { accountFormOf } from './account-number.ts';
import { allCountries, type Country, isPoland } from './known-countries.ts';
import { postalCodeForms } from './postal-codes.ts';

/** Names by code. Created once, because `Intl.DisplayNames` for two names would take a tenth of the time of reading an order. */
function namesIn(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Map(allCountries.map(({ code }) => [code, names.of(code) ?? code]));
}

const names: Record<Language, Map<string, string>> = { pl: namesIn('pl'), en: namesIn('en') };

/** The name of a country in a language, or its code if it has no name there. */
export const nameOfCountry = ({ code }: Country, language: Language): string =>
  names[language].get(code) ?? code;

/** Poland first, then the others, and all states, in alphabetical order of the language. */
function nameAll(language: Language): CountryView[] {
  const { compare } = new Intl.Collator(language);
  return [...allCountries]
    .map((country) => ({ country, name: nameOfCountry(country, language) }))
    .sort((one, other) => {
      const polandFirst = Number(isPoland(other.country)) - Number(isPoland(one.country));
      return polandFirst || compare(one.name, other.name);
    })
    .map(({ country, name }) => ({
      id: country.id,
      name,
      states: country.states
        .map((state) => ({ id: state.id, name: state.names[language] }))
        .sort((one, other) => compare(one.name, other.name)),
      postalCodeForms: [...postalCodeForms(country)],
      accountForm: accountFormOf(country.code),
    }));
}

/** Built once, because the data never change. */
const named = new Map(languages.map((language) => [language, nameAll(language)]));

/** Every country with its states, sorted for people who look for them in that language (ORD-60). */
export const listCountries = (language: Language): CountryView[] => named.get(language) ?? [];
