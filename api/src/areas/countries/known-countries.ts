import type { Translated } from '@share/contract/shared/translated.ts';
import mappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' };
import containment from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' };
import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import polish from 'cldr-subdivisions-full/subdivisions/pl/pl.json' with { type: 'json' };
import { voivodeships } from './voivodeships.ts';

/** A first-level part of a country. Its id is made of the country's and of its ISO 3166-2 code: see `stateId`. */
export interface State {
  id: number;
  names: Translated;
}

/** A country of ISO 3166-1: its id is the numeric code, as in 616 for Poland. */
export interface Country {
  id: number;
  /** Alpha-2. */
  code: string;
  states: readonly State[];
}

const POLAND = 'PL';
/** Not in ISO 3166-1, but with bank accounts of its own; CLDR gives it a number that ISO leaves to its users. */
const KOSOVO = 'XK';
/** From here on numbers are left to users: regions, groups and private codes of CLDR. */
const FIRST_USER_NUMBER = 900;

const numbers: Record<string, { _numeric?: string; _alpha3?: string }> = mappings.supplemental.codeMappings;
const parts: Record<string, { _contains?: readonly string[] }> =
  containment.supplemental.subdivisionContainment;
const englishNames: Record<string, string> = english.subdivisions.localeDisplayNames.subdivisions;
const polishNames: Record<string, string> = polish.subdivisions.localeDisplayNames.subdivisions;

/**
 * A state's id: the country's, then five digits for the second part of the ISO 3166-2 code, read in base 36 behind a 1 that
 * keeps its leading zeros. PL-14 is 616 and 01336. So ids depend on nothing but the codes and never change.
 */
const stateId = (countryId: number, part: string): number =>
  countryId * 100_000 + Number.parseInt(`1${part}`, 36);

/** A few names carry the mark of a footnote. */
const clean = (name: string) => name.replace(/[¹²³]/g, '');

function statesOf(countryId: number, code: string): State[] {
  return (parts[code]?._contains ?? []).flatMap((key) => {
    const part = key.slice(2);
    const id = stateId(countryId, part);
    const known = code === POLAND ? voivodeships[part] : undefined;
    if (known) return [{ id, names: known }];
    const name = englishNames[key];
    return name === undefined
      ? []
      : [{ id, names: { en: clean(name), pl: clean(polishNames[key] ?? name) } }];
  });
}

/** Codes that were given up, such as YU, are canonicalised to their successors. */
const isCurrent = (code: string) => /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code;

function readCountries(): Country[] {
  return Object.entries(numbers).flatMap(([code, { _numeric }]) => {
    const id = Number(_numeric ?? FIRST_USER_NUMBER);
    const isCountry = isCurrent(code) && (id < FIRST_USER_NUMBER || code === KOSOVO);
    return isCountry ? [{ id, code, states: statesOf(id, code) }] : [];
  });
}

const byId = new Map(readCountries().map((country) => [country.id, country]));

export const allCountries: readonly Country[] = [...byId.values()];
export const isPoland = (country: Country): boolean => country.code === POLAND;
/** The country of that id. */
export const findCountry = (id: number): Country | undefined => byId.get(id);
/** The state of that id, if it belongs to that country. */
export const findState = (countryId: number, id: number): State | undefined =>
  byId.get(countryId)?.states.find((state) => state.id === id);
