import { countrySpecs, isValidIBAN } from 'ibantools';

const POLAND = 'PL';
const BANKS_DIGITS = /^\d{6,34}$/;
const ONLY_DIGITS = /^\^\[0-9\]\{\d+\}\$$/;

/** People write account numbers in groups; they are stored without spaces. */
const compactAccountNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Whether this may be an account number of the country. Empty is valid: it may be entered later. The check digits of Poland's
 * 26 digits and of a full IBAN must be correct. For other countries people type the domestic number (digits only) or the IBAN
 * without the country's letters; where the numbers of a country consist of digits only, the number of digits must be right.
 */
export function isValidAccountNumber(typed: string, countryCode: string = POLAND): boolean {
  const number = compactAccountNumber(typed);
  if (number === '') return true;
  if (/^[A-Z]/.test(number)) return isValidIBAN(number);
  if (!BANKS_DIGITS.test(number)) return false;
  const domestic = countrySpecs[countryCode]?.bban_regexp ?? '';
  if (!ONLY_DIGITS.test(domestic)) return true;
  return (
    isValidIBAN(`${countryCode}${number}`) || (countryCode !== POLAND && new RegExp(domestic).test(number))
  );
}
