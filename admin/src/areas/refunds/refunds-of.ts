import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatBookDay } from '@share/contract/shared/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { refundsTexts } from './refunds.texts.ts';

/** Everything that is to be returned, or was, of an order or a transaction. */
export const refundsOf = ({
  refund,
  surplus,
  further,
}: Pick<TransactionView, 'refund' | 'surplus' | 'further'>): RefundView[] =>
  [refund, surplus, ...further].filter((one) => one !== null);

/** The one whose return is to be recorded next; none where PayPal took the money: it returns it, from beside its payment. */
export const nextToRecord = (
  record: Parameters<typeof refundsOf>[0],
  method: TransactionView['method'] | undefined,
): RefundView | undefined =>
  method === 'payPal' ? undefined : refundsOf(record).find(({ returnedOn }) => returnedOn === null);

/** What a refund is of: of several further transfers each is named by its day. */
export function useRefundTitle() {
  const { titles } = useTexts(refundsTexts);
  return ({ reason, receivedOn }: RefundView): string => titles[reason](formatBookDay(receivedOn ?? ''));
}
