import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { PersonText } from '../links/person-text.tsx';
import { transactionsTexts } from './transactions.texts.ts';

/** What a payment is compared with before it is confirmed or extended: payer, amount, order and title of the transfer. */
export function usePaymentFacts({ amount, meta }: Pick<TransactionView, 'amount' | 'meta'>) {
  const t = useTexts(transactionsTexts);
  const { language } = useLanguage();
  const { user, orderId, transferTitle } = meta;
  return [
    { label: t.payer, value: <PersonText user={user} /> },
    { label: t.amount, value: formatMoney(amount, language) },
    ...(orderId === null ? [] : [{ label: t.order, value: t.orderNamed(orderId) }]),
    ...(transferTitle === null ? [] : [{ label: t.transferTitle, value: transferTitle }]),
  ];
}
