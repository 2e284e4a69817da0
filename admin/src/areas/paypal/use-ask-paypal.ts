import { askPayPal, refundThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import type { RecordQuery } from '../../ui/form/record-query.ts';
import { payPalTexts } from './paypal.texts.ts';

interface Asking {
  transactionId: number;
  query: RecordQuery<TransactionPayments>;
  onAnswered: () => void;
}

/** The two calls that make PayPal answer; the second one asks the user first. */
export function useAskPayPal({ transactionId, query, onAnswered }: Asking) {
  const t = useTexts(payPalTexts);
  const params = { id: String(transactionId) };
  const announcements = {
    ask: { key: 'payPal.ask', ...t.toasts.ask },
    refund: { key: 'payPal.refund', ...t.toasts.refund },
  } as const;
  const calling = useMutation({
    mutationFn: (what: 'ask' | 'refund') =>
      what === 'ask' ? call(askPayPal, { params }) : call(refundThroughPayPal, { params }),
    onMutate: (what) => withdrawFailure(announcements[what]),
    onSuccess: (payments, what) => {
      queryClient.setQueryData(query.queryKey, payments);
      announceDone(announcements[what]);
      onAnswered();
    },
    onError: (_, what) => {
      announceFailure(announcements[what]);
      // What was refused or not answered is on the history, and may have changed the payment.
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      onAnswered();
    },
  });
  const refund = async () => {
    const agrees = await confirm({
      title: t.refundTitle(transactionId),
      message: t.refundMessage,
      confirmLabel: t.refund,
    });
    if (agrees) calling.mutate('refund');
  };
  return { ask: () => calling.mutate('ask'), refund, failure: calling.error, isBusy: calling.isPending };
}
