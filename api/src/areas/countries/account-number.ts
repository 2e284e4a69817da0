import { countrySpecs, isValidIBAN } from 'ibantools';

const POLAND = 'PL';
const NUMBER = /^\d{6,34}$/;

/**
 * Whether that may be an account number. Empty is fine: it may follow later. Where the country's numbers have a check sum
 * and consist of digits alone, as Poland's 26, the check sum must be right; a full IBAN is taken as it is.
 */
export function isValidAccountNumber(typed: string, countryCode: string = POLAND): boolean {
  const number = typed.replace(/\s/g, '').toUpperCase();
  if (number === '') return true;
  if (/^[A-Z]{2}/.test(number)) return isValidIBAN(number);
  if (!NUMBER.test(number)) return false;
  const checks = /^[0-9{}^$\\d]*$/.test(countrySpecs[countryCode]?.bban_regexp?.replace(/[[\]]/g, '') ?? 'unknown');
  return checks ? isValidIBAN(`${countryCode}${number}`) : true;
}
