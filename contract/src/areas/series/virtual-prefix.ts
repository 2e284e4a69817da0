import { z } from 'zod';
import { compactAccountNumber } from '../../shared/personal-data.ts';

/** The settlement number of the bank has 8 digits; the number of its client follows. The 10 digits of the order need the rest of 24. */
const PREFIX = /^\d{10,14}$/;
const WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1];

/** The last of the 8 digits of a settlement number is its check digit. */
const beginsWithBank = (prefix: string): boolean =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(prefix[index]), 0) % 10 === 0;

/**
 * The digits with which the virtual accounts of a series begin after their check digits, as the bank gave them; empty if its orders
 * have none. Spaces are removed.
 */
export const VirtualPrefix = z
  .string({ error: 'VALUE_INVALID' })
  .max(60, { error: 'VALUE_TOO_LONG', abort: true })
  .overwrite(compactAccountNumber)
  .refine((prefix) => prefix === '' || (PREFIX.test(prefix) && beginsWithBank(prefix)), {
    error: 'VALUE_INVALID',
  });

interface Account {
  accountNumber: string;
  virtualPrefix?: string | undefined;
}

/** The bank books the money of virtual accounts on the account of the series, which is another one. */
export const hasAccountForPrefix = ({ accountNumber, virtualPrefix = '' }: Account): boolean =>
  virtualPrefix === '' || accountNumber !== '';
export const isOtherThanPrefix = ({ accountNumber, virtualPrefix = '' }: Account): boolean =>
  virtualPrefix === '' || !accountNumber.replace(/^PL/, '').startsWith(virtualPrefix, 2);
