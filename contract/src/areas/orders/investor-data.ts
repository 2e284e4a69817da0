/** The investor's personal data in an order: a snapshot, independent of the user's account (ORD-29). */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { AccountNumber, PhoneNumber, PostalCode } from '../../shared/personal-data.ts';
import { RequiredText, Text } from '../../shared/text-fields.ts';

/** `state` and `country` are ids. */
export const InvestorDataInput = z.object({
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
  phoneNumber: PhoneNumber,
  address: z.object({
    address: Text(255),
    zip: PostalCode,
    city: Text(100),
    state: Id.nullable(),
    country: Id.nullable(),
  }),
  bankAccount: z.object({ country: Id.nullable(), bankName: Text(100), accountNumber: AccountNumber }),
});
export type InvestorDataInput = z.infer<typeof InvestorDataInput>;

const Named = z.object({ id: z.number(), name: z.string() }).nullable();

export const BankAccountView = z.object({
  country: Named,
  bankName: z.string(),
  accountNumber: z.string(),
});

export const InvestorDataView = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  address: z.object({ address: z.string(), zip: z.string(), city: z.string(), state: Named, country: Named }),
  bankAccount: BankAccountView,
});
export type InvestorDataView = z.infer<typeof InvestorDataView>;
