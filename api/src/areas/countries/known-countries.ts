import type { Translated } from '@share/contract/shared/translated.ts';
import mappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' };
import containment from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' };
import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import { centralRegions } from './polish-regions-central.ts';
import { furtherRegions } from './polish-regions-further.ts';
import { voivodeships } from './voivodeships.ts';

/** A first-level subdivision of a country. For its id see `stateId`. */
export interface State {
  id: number;
  names: Translated;
}

/** A country of ISO 3166-1. Its id is the numeric code, for example 616 for Poland. */
export interface Country {
  id: number;
  /** Alpha-2. */
  code: string;
  states: readonly State[];
}

const POLAND = 'PL';
/** Not in ISO 3166-1, but it has its own IBANs. CLDR gives it a number from the range that ISO reserves for private use. */
const KOSOVO = 'XK';
/** ISO reserves the numbers from here on for private use; CLDR uses them for regions and groups. */
const FIRST_USER_NUMBER = 900;

const numbers: Record<string, { _numeric?: string; _alpha3?: string }> = mappings.supplemental.codeMappings;
const parts: Record<string, { _contains?: readonly string[] }> =
  containment.supplemental.subdivisionContainment;
const englishNames: Record<string, string> = english.subdivisions.localeDisplayNames.subdivisions;
/** Regions that are missing here have the same name in Polish as in English. */
export const polishNames: Record<string, string> = { ...centralRegions, ...furtherRegions };

/**
 * A state's id: the id of the country, then five digits for the second part of the ISO 3166-2 code. That part is read in
 * base 36, with a 1 in front so that leading zeros count: PL-14 is 616 and 01336. Ids depend on the codes only and never change.
 */
const stateId = (countryId: number, part: string): number =>
  countryId * 100_000 + Number.parseInt(`1${part}`, 36);

/** A few names in CLDR end with a footnote mark. */
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
      : [{ id, names: { en: clean(name), pl: polishNames[key] ?? clean(name) } }];
  });
}

/** `Intl` maps withdrawn codes, such as YU, to their successors. */
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
export const findCountry = (id: number): Country | undefined => byId.get(id);
/** Undefined if the state belongs to another country. */
export const findState = (countryId: number, id: number): State | undefined =>
  byId.get(countryId)?.states.find((state) => state.id === id);
