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
  investorData: toPlaceIds(investorData),
});

/** The data with countries and states by their ids, and the account number in groups. */
export const toPlaceIds = <Data extends Pick<InvestorDataView, 'address' | 'bankAccount'>>(data: Data) => ({
  ...data,
  address: {
    ...data.address,
    state: data.address.state?.id ?? null,
    country: data.address.country?.id ?? null,
  },
  bankAccount: {
    ...data.bankAccount,
    country: data.bankAccount.country?.id ?? null,
    accountNumber: groupedAccountNumber(data.bankAccount.accountNumber),
  },
});
