import type { InvestorDataView } from '@share/contract/areas/orders/investor-data.ts';
import { useTexts } from '../../platform/texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { NOTHING } from '../../ui/values.tsx';
import { investorTexts } from './investor.texts.ts';

/** The investor's particulars as an order keeps them, only to read. */
export function InvestorDataFacts({ data }: { data: InvestorDataView }) {
  const t = useTexts(investorTexts);
  const { address, bankAccount } = data;
  const facts = [
    { label: t.firstName, value: data.firstName },
    { label: t.lastName, value: data.lastName },
    { label: t.phoneNumber, value: data.phoneNumber },
    { label: t.street, value: address.address },
    { label: t.zip, value: address.zip },
    { label: t.city, value: address.city },
    { label: t.state, value: address.state?.name },
    { label: t.country, value: address.country?.name },
    { label: t.bankCountry, value: bankAccount.country?.name },
    { label: t.bankName, value: bankAccount.bankName },
    { label: t.accountNumber, value: bankAccount.accountNumber, long: true },
  ];
  return <Facts facts={facts.map((fact) => ({ ...fact, value: fact.value || NOTHING }))} />;
}
