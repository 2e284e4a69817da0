import type { Country } from './known-countries.ts';

/**
 * How postal codes are written, by the alpha-2 code of the country: 0 stands for a digit, A for a letter, ? for either. Only
 * countries with settled forms are listed; elsewhere any letters and digits are accepted, so that no true code is refused.
 */
const forms: Record<string, readonly string[]> = {
  AD: ['AA000'],
  AT: ['0000'],
  AU: ['0000'],
  BE: ['0000'],
  BG: ['0000'],
  BR: ['00000-000'],
  CA: ['A0A 0A0'],
  CH: ['0000'],
  CY: ['0000'],
  CZ: ['000 00'],
  DE: ['00000'],
  DK: ['0000'],
  EE: ['00000'],
  ES: ['00000'],
  FI: ['00000'],
  FR: ['00000'],
  GB: ['A0 0AA', 'A00 0AA', 'A0A 0AA', 'AA0 0AA', 'AA00 0AA', 'AA0A 0AA'],
  GR: ['000 00'],
  HR: ['00000'],
  HU: ['0000'],
  IE: ['A0? ????'],
  IN: ['000000'],
  IT: ['00000'],
  JP: ['000-0000'],
  LI: ['0000'],
  LT: ['AA-00000', '00000'],
  LU: ['0000', 'A-0000'],
  LV: ['AA-0000'],
  MC: ['00000'],
  MT: ['AAA 0000'],
  NL: ['0000 AA'],
  NO: ['0000'],
  NZ: ['0000'],
  PL: ['00-000'],
  PT: ['0000-000'],
  RO: ['000000'],
  SE: ['000 00'],
  SI: ['0000'],
  SK: ['000 00'],
  TR: ['00000'],
  UA: ['00000'],
  US: ['00000', '00000-0000'],
};

/** The forms of the country's postal codes; empty if any letters and digits are accepted there. */
export const postalCodeForms = (country: Country): readonly string[] => forms[country.code] ?? [];

const characters: Record<string, RegExp> = { '0': /\d/, A: /[A-Z]/, '?': /[A-Z\d]/ };

/**
 * The postal code as the country writes it, however it was typed: `00950` becomes `00-950`. Null if the country has no such
 * code. Empty stays empty: it may be entered later.
 */
export function readPostalCode(typed: string, country: Country | undefined): string | null {
  const known = country ? postalCodeForms(country) : [];
  if (typed === '' || known.length === 0) return typed;
  const letters = typed.replace(/[ -]/g, '');
  for (const form of known) {
    const written = writtenAs(form, letters);
    if (written !== null) return written;
  }
  return null;
}

function writtenAs(form: string, letters: string): string | null {
  let at = 0;
  let written = '';
  for (const sign of form) {
    const allowed = characters[sign];
    if (!allowed) written += sign;
    else if (allowed.test(letters.charAt(at))) written += letters.charAt(at++);
    else return null;
  }
  return at === letters.length ? written : null;
}
