import type { CountryView } from '@share/contract/areas/countries/countries.endpoints.ts';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { allCountries, type Country, isPoland } from './known-countries.ts';

/** By code. Asked for anew each time, two names would take a tenth of what an order takes to be read. */
function namesIn(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Map(allCountries.map(({ code }) => [code, names.of(code) ?? code]));
}

const names: Record<Language, Map<string, string>> = { pl: namesIn('pl'), en: namesIn('en') };

/** What a country is called in that language; where it has no name there, its code. */
export const nameOfCountry = ({ code }: Country, language: Language): string =>
  names[language].get(code) ?? code;

/** Poland first, the others and all states in the order of the language's alphabet. */
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
    }));
}

/** Named and sorted once for each language: code data never change while the process runs. */
const named = new Map(languages.map((language) => [language, nameAll(language)]));

/** Every country with its states, as people look for them in that language. */
export const listCountries = (language: Language): CountryView[] => named.get(language) ?? [];
