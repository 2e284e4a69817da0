import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
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

/** The title of a refund; further transfers are named by their day. */
export function useRefundTitle() {
  const { titles } = useTexts(refundsTexts);
  return ({ reason, receivedOn }: RefundView): string => titles[reason](formatBookDay(receivedOn ?? ''));
}
