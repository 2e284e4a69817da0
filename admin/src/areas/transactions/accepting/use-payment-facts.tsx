import type {
  TransactionMeta,
  TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { z } from 'zod';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { PersonText } from '../../links/people/person-text.tsx';
import { transactionsTexts } from '../transactions.texts.ts';

/** The payment that a question is about. */
export interface AskedPayment extends Pick<TransactionView, 'id' | 'amount'> {
  meta: Pick<z.infer<typeof TransactionMeta>, 'user' | 'orderId' | 'transferTitle'>;
}

/** The facts to check before a payment is confirmed or extended: payer, amount, order and title of the transfer. */
export function usePaymentFacts({ amount, meta }: AskedPayment) {
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
