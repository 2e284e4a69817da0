import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { type Fact, Facts } from '../../ui/values/facts.tsx';
import { NOTHING, NumberText } from '../../ui/values/values.tsx';
import { InvestmentLink } from '../links/investment-link.tsx';
import { OfferLink } from '../links/offer-link.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { transactionsTexts } from './transactions.texts.ts';

interface MetaFactsProps {
  meta: TransactionView['meta'];
  first?: Fact;
}

/** The investment, the offer and the order of a transaction. A dividend has no order. */
export function MetaFacts({ meta, first }: MetaFactsProps) {
  const t = useTexts(transactionsTexts);
  const { language } = useLanguage();
  const facts = [
    { label: t.order, value: meta.orderId === null ? NOTHING : <OrderLink id={meta.orderId} /> },
    ...(meta.transferTitle === null ? [] : [{ label: t.transferTitle, value: meta.transferTitle }]),
    {
      label: t.investment,
      value: <InvestmentLink id={meta.investmentId}>{meta.investmentId}</InvestmentLink>,
    },
    { label: t.sharesQuantity, value: <NumberText value={meta.sharesQuantity} /> },
    {
      label: t.offerTitle,
      value: <OfferLink id={meta.offerId}>{meta.offerTitle[language]}</OfferLink>,
      long: true,
    },
    { label: t.offerSlug, value: meta.offerSlug[language], long: true },
    { label: t.offerId, value: meta.offerId },
  ];
  return <Facts facts={first ? [first, ...facts] : facts} />;
}
