/** The investor's personal data in an order: a snapshot, independent of the user's account (ORD-29). */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { RequiredText, Text } from '../../shared/text.ts';

/** Digits with spaces between, as people type account numbers; stored without the spaces (ORD-44). */
export const AccountNumber = z
  .string({ error: 'IS_REQUIRED' })
  .max(60, { error: 'VALUE_TOO_LONG' })
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((digits) => /^\d{0,34}$/.test(digits), { error: 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG' });

/** Digits, spaces and a leading plus. */
const PhoneNumber = Text(30).refine((typed) => /^\+?[\d ]*$/.test(typed), { error: 'VALUE_INVALID' });
/** Digits with one optional hyphen, as in 00-950 (USR-20). */
const Zip = Text(12).refine((typed) => /^\d*-?\d*$/.test(typed), { error: 'VALUE_INVALID' });

/** `state` and `country` are ids. */
export const InvestorDataInput = z.object({
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
  phoneNumber: PhoneNumber,
  address: z.object({
    address: Text(255),
    zip: Zip,
    city: Text(100),
    state: Id.nullable(),
    country: Id.nullable(),
  }),
  bankAccount: z.object({ country: Id.nullable(), bankName: Text(100), accountNumber: AccountNumber }),
});
export type InvestorDataInput = z.infer<typeof InvestorDataInput>;

const Named = z.object({ id: z.number(), name: z.string() }).nullable();

export const InvestorDataView = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  address: z.object({ address: z.string(), zip: z.string(), city: z.string(), state: Named, country: Named }),
  bankAccount: z.object({ country: Named, bankName: z.string(), accountNumber: z.string() }),
});
export type InvestorDataView = z.infer<typeof InvestorDataView>;
