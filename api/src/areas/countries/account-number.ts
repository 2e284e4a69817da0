import { countrySpecs, isValidIBAN } from 'ibantools';

const POLAND = 'PL';
const BANKS_DIGITS = /^\d{6,34}$/;
const ONLY_DIGITS = /^\^\[0-9\]\{\d+\}\$$/;

/** An account number as it is stored: without the blanks with which people write it. */
const compactAccountNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Whether that may be an account number of the country. Empty is fine: it may follow later. Poland's 26 digits, with the
 * check digits in front, must be right, and so must a full IBAN. Of other countries people type the domestic number, digits
 * alone, or the IBAN without the country's letters; where a country's numbers hold digits only, their count must fit.
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
