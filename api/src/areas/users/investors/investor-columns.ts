import type { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { refuseIfAny } from '../../../platform/refusal.ts';
import { checkInvestorData } from '../../countries/countries.shared.ts';

type Input = UserEditInput['investorData'];
type Fields = Omit<Input, 'address' | 'bankAccount'> &
  Input['address'] &
  Omit<Input['bankAccount'], 'country'> & { bankCountry: unknown };

/** Address, telephone and bank account as columns of an account. Refuses values that do not fit their countries (USR-20). */
export function toInvestorColumns(input: Input) {
  const { investorData, refusals } = checkInvestorData(input);
  refuseIfAny(refusals);
  const { address, bankAccount, phoneNumber } = investorData;
  return {
    phoneNumber,
    ...address,
    bankCountry: bankAccount.country,
    bankName: bankAccount.bankName,
    accountNumber: bankAccount.accountNumber,
  } satisfies EveryFieldOf<Fields>;
}
