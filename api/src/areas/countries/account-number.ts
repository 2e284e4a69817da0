import type { AccountForm } from '@share/contract/areas/countries/countries.endpoints.ts';
import { countrySpecs, isValidIBAN } from 'ibantools';

const POLAND = 'PL';
const POLISH_DIGITS = /^\d{26}$/;
const ANY_NUMBER = /^[A-Z0-9]{4,34}$/;

/** Territories whose banks have IBANs of another country. */
const lettersElsewhere: Record<string, string> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
};

/** The form of an account number of banks in that country, by default Poland (ORD-44). */
export function accountFormOf(countryCode: string = POLAND): AccountForm {
  if (countryCode === POLAND) return { kind: 'polish' };
  const letters = lettersElsewhere[countryCode] ?? countryCode;
  const spec = countrySpecs[letters];
  return spec?.IBANRegistry && spec.chars ? { kind: 'iban', letters, length: spec.chars } : { kind: 'other' };
}

/**
 * The account number as it is stored: without spaces, in Poland as 26 digits without the letters. Null if the country's banks
 * have no such number; without a country it must be a Polish number or an IBAN. Empty stays empty: it may be entered later.
 */
export function readAccountNumber(typed: string, countryCode?: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase();
  if (number === '') return '';
  if (countryCode === undefined) return readPolish(number) ?? (isValidIBAN(number) ? number : null);
  const form = accountFormOf(countryCode);
  if (form.kind === 'polish') return readPolish(number);
  if (form.kind === 'other') return ANY_NUMBER.test(number) ? number : null;
  return number.startsWith(form.letters) && isValidIBAN(number) ? number : null;
}

function readPolish(number: string): string | null {
  const digits = number.startsWith(POLAND) ? number.slice(POLAND.length) : number;
  return POLISH_DIGITS.test(digits) && isValidIBAN(`${POLAND}${digits}`) ? digits : null;
}

/** The letters PL as digits, and the place of the check digits. */
const POLAND_AS_DIGITS = '252100';

/** The Polish account number with those 24 digits: two check digits stand before them. */
export function withCheckDigits(digits: string): string {
  const check = 98n - (BigInt(digits + POLAND_AS_DIGITS) % 97n);
  return String(check).padStart(2, '0') + digits;
}
