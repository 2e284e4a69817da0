/**
 * Telephone numbers, postal codes and account numbers. The server checks the rules of each country, because only it knows all
 * countries.
 */
import { z } from 'zod';
import { withPlainMarks } from './invisible.ts';
import { Text } from './text-fields.ts';

/** The characters between the groups of a telephone number; some people put the area code into parentheses. */
const BETWEEN_GROUPS = /[\s().\-/]+/g;

/** The (0) between the country's code and the rest, which is dialled within the country only. */
const WITHIN_THE_COUNTRY = /^(\s*(?:\+|00)[^(]*)\(0\)/;

/**
 * A leading 00 means +, as people dial it abroad. No country code is added, because only the person knows which country is
 * meant.
 */
const phoneNumber = (typed: string) =>
  withPlainMarks(typed)
    .replace(WITHIN_THE_COUNTRY, '$1 ')
    .replace(BETWEEN_GROUPS, ' ')
    .trim()
    .replace(/^\+ /, '+')
    .replace(/^00 ?(?=[1-9])/, '+');

/** The longest telephone number of the world has 15 digits, the shortest that people have 5. */
const PHONE_NUMBER = /^(\+?\d( ?\d){4,14})?$/;

/** A telephone number in its groups, with one space between them, and a + if the country's code is part of it. */
export const PhoneNumber = Text(40)
  .overwrite(phoneNumber)
  .refine((number) => PHONE_NUMBER.test(number), { error: 'PHONE_NUMBER_INVALID' });

/** Letters, digits, spaces and hyphens, in upper case. The server checks the form of the country, if it has one. */
export const PostalCode = Text(12)
  .overwrite((typed) => withPlainMarks(typed).trim().replace(/\s+/g, ' ').toUpperCase())
  .refine((code) => /^([A-Z0-9][A-Z0-9 -]*)?$/.test(code), { error: 'POSTAL_CODE_INVALID' });

/** An account number without the spaces, hyphens and invisible characters between its groups, in upper case. */
export function compactAccountNumber(typed: string): string {
  return withPlainMarks(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** Letters and digits as people type them, in groups; without the spaces, in upper case. The server checks the number. */
export const AccountNumber = z
  .string({ error: 'IS_REQUIRED' })
  .max(60, { error: 'VALUE_TOO_LONG', abort: true })
  .overwrite(compactAccountNumber)
  .refine((number) => /^[A-Z0-9]{0,34}$/.test(number), { error: 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG' });

/** Several account numbers, one a line, each as in `AccountNumber`. */
export const AccountNumbers = z
  .string({ error: 'IS_REQUIRED' })
  .max(2_000, { error: 'VALUE_TOO_LONG', abort: true })
  .overwrite((typed) => accountNumbersIn(typed).join('\n'))
  .refine((numbers) => accountNumbersIn(numbers).every((number) => /^[A-Z0-9]{1,34}$/.test(number)), {
    error: 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
  });

export const accountNumbersIn = (lines: string): string[] =>
  lines.split('\n').map(compactAccountNumber).filter(Boolean);

const POLISH = /^\d{26}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** A stored account number as banks print it: IBANs in fours, Poland's 26 digits as 2 and fours; others as they are. */
export function groupedAccountNumber(stored: string): string {
  if (POLISH.test(stored)) return `${stored.slice(0, 2)} ${inFours(stored.slice(2))}`;
  return IBAN.test(stored) ? inFours(stored) : stored;
}

/** Account numbers, one a line, as they are shown once they are stored, each once. */
export const groupedAccountNumbers = (lines: string): string =>
  [...new Set(lines.split('\n').map(groupedIfKnown).filter(Boolean))].join('\n');

/** An account number as it is shown once it is stored: in groups, Poland's without its letters. Others stay as they were typed. */
export function groupedIfKnown(typed: string): string {
  const compact = compactAccountNumber(typed).replace(/^PL(?=\d{26}$)/, '');
  const grouped = groupedAccountNumber(compact);
  return grouped === compact ? typed.trim() : grouped;
}

const inFours = (characters: string): string => characters.replace(/.{4}(?=.)/g, '$& ');
