import type { InvestorDataInput, InvestorDataView } from '@share/contract/areas/orders/investor-data.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';

/** The part of a form with the investor's data; countries and states by their ids. */
export interface InvestorForm {
  investorData: InvestorDataInput;
}

export const emptyInvestor = (): InvestorDataInput => ({
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address: { address: '', zip: '', city: '', state: null, country: null },
  bankAccount: { country: null, bankName: '', accountNumber: '' },
});

export const toInvestorForm = ({ investorData }: { investorData: InvestorDataView }): InvestorForm => ({
  investorData: {
    ...investorData,
    address: {
      ...investorData.address,
      state: investorData.address.state?.id ?? null,
      country: investorData.address.country?.id ?? null,
    },
    bankAccount: {
      ...investorData.bankAccount,
      country: investorData.bankAccount.country?.id ?? null,
      accountNumber: groupedAccountNumber(investorData.bankAccount.accountNumber),
    },
  },
});
