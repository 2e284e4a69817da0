import type { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import { refuseIfAny } from '../../../platform/refusal.ts';
import { checkInvestorData } from '../../countries/countries.shared.ts';

/** Address, telephone and bank account as columns of an account. Refuses what does not fit their countries (USR-20). */
export function toInvestorColumns(input: UserEditInput['investorData']) {
  const { investorData, refusals } = checkInvestorData(input);
  refuseIfAny(refusals);
  const { address, bankAccount, phoneNumber } = investorData;
  return {
    phoneNumber,
    ...address,
    bankCountry: bankAccount.country,
    bankName: bankAccount.bankName,
    accountNumber: bankAccount.accountNumber,
  };
}
