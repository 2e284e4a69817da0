import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { refundsTexts } from './refunds.texts.ts';

/** All refunds of an order or a transaction, due or returned. */
export const refundsOf = ({
  refund,
  surplus,
  further,
}: Pick<TransactionView, 'refund' | 'surplus' | 'further'>): RefundView[] =>
  [refund, surplus, ...further].filter((one) => one !== null);

/** The refund whose return staff record next; none for a payment through PayPal, whose money is returned beside that payment. */
export const nextToRecord = (
  record: Parameters<typeof refundsOf>[0],
  method: TransactionView['method'] | undefined,
): RefundView | undefined =>
  method === 'payPal' ? undefined : refundsOf(record).find(({ returnedOn }) => returnedOn === null);

/** The title of a refund: further transfers are named by their day, and by their amount where several arrived on one day. */
export function useRefundTitle() {
  const { language } = useLanguage();
  const { titles } = useTexts(refundsTexts);
  return ({ id, reason, receivedOn, amount }: RefundView, all: readonly RefundView[]): string => {
    const title = titles[reason](formatBookDay(receivedOn ?? ''));
    const isAlone = !all.some((other) => other.id !== id && other.receivedOn === receivedOn);
    return reason !== 'further' || isAlone ? title : `${title}: ${formatMoney(amount, language)}`;
  };
}
