import type { InvestorDataView } from '@share/contract/areas/orders/investor-data.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Facts } from '../../../ui/values/facts.tsx';
import { AccountNumberText, NOTHING } from '../../../ui/values/values.tsx';
import { usePlaceNames } from '../../countries/countries.shared.tsx';
import { investorTexts } from '../../links/investor.texts.ts';

/** The investor's data as stored with an order, read-only. */
export function InvestorDataFacts({ data }: { data: InvestorDataView }) {
  const t = useTexts(investorTexts);
  const { nameOfCountry, nameOfState } = usePlaceNames();
  const { address, bankAccount } = data;
  const facts = [
    { label: t.firstName, value: data.firstName },
    { label: t.lastName, value: data.lastName },
    { label: t.phoneNumber, value: data.phoneNumber },
    { label: t.street, value: address.address },
    { label: t.zip, value: address.zip },
    { label: t.city, value: address.city },
    { label: t.state, value: nameOfState(address.state, address.country) },
    { label: t.country, value: nameOfCountry(address.country) },
    { label: t.bankCountry, value: nameOfCountry(bankAccount.country) },
    { label: t.bankName, value: bankAccount.bankName },
    {
      label: t.accountNumber,
      value: bankAccount.accountNumber && <AccountNumberText stored={bankAccount.accountNumber} />,
      long: true,
    },
  ];
  return <Facts facts={facts.map((fact) => ({ ...fact, value: fact.value || NOTHING }))} />;
}
