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

/** A payment about which something is asked. */
export interface AskedPayment extends Pick<TransactionView, 'id' | 'amount'> {
  meta: Pick<z.infer<typeof TransactionMeta>, 'user' | 'orderId' | 'transferTitle'>;
}

/** What a payment is compared with before it is confirmed or extended: payer, amount, order and title of the transfer. */
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
