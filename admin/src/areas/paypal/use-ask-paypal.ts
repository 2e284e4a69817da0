import {
  askPayPal,
  changeToBankTransfer,
  refundThroughPayPal,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
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
  /** Called when another transaction has replaced this one. */
  onReplaced: (id: number) => void;
}

const endpoints = {
  ask: askPayPal,
  refund: refundThroughPayPal,
  release: releaseHeldOrder,
  releaseReturn: releaseHeldOrder,
};

/**
 * The calls that make PayPal answer, and the return to a bank transfer. The user is asked before anything that cannot be undone.
 */
export function useAskPayPal({ transactionId, query, onAnswered, onReplaced }: Asking) {
  const t = useTexts(payPalTexts);
  const params = { id: String(transactionId) };
  const announcements = {
    ask: { key: 'payPal.ask', ...t.toasts.ask },
    refund: { key: 'payPal.refund', ...t.toasts.refund },
    release: { key: 'payPal.release', ...t.toasts.release },
    releaseReturn: { key: 'payPal.releaseReturn', ...t.toasts.releaseReturn },
    change: { key: 'payPal.change', ...t.toasts.change },
  } as const;
  const calling = useMutation({
    mutationFn: (what: keyof typeof endpoints) => call(endpoints[what], { params }),
    onMutate: (what) => withdrawFailure(announcements[what]),
    onSuccess: (payments, what) => {
      queryClient.setQueryData(query.queryKey, payments);
      announceDone(announcements[what]);
      onAnswered();
    },
    onError: (failure, what) => {
      announceFailure(announcements[what], failure);
      // The history also records refusals and missing answers, and either may have changed the payment.
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      onAnswered();
    },
  });
  const callOnceAgreed = async (what: keyof typeof endpoints, question: Parameters<typeof confirm>[0]) => {
    if (await confirm(question)) calling.mutate(what);
  };
  const refund = () =>
    callOnceAgreed('refund', {
      title: t.refundTitle(transactionId),
      message: t.refundMessage,
      confirmLabel: t.refund,
    });
  const release = () =>
    callOnceAgreed('release', {
      title: t.releaseTitle(transactionId),
      message: t.releaseMessage,
      confirmLabel: t.release,
    });
  const releaseReturn = () =>
    callOnceAgreed('releaseReturn', {
      title: t.releaseReturnTitle(transactionId),
      message: t.releaseReturnMessage,
      confirmLabel: t.releaseReturn,
    });
  const changing = useMutation({
    mutationFn: () => call(changeToBankTransfer, { params }),
    onMutate: () => withdrawFailure(announcements.change),
    onSuccess: ({ id }) => {
      announceDone(announcements.change);
      onReplaced(id);
    },
    onError: () => {
      announceFailure(announcements.change);
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      onAnswered();
    },
  });
  const change = async () => {
    const agrees = await confirm({
      title: t.changeTitle(transactionId),
      message: t.changeMessage,
      confirmLabel: t.change,
      harmless: true,
    });
    if (agrees) changing.mutate();
  };
  return {
    ask: () => calling.mutate('ask'),
    refund,
    release,
    releaseReturn,
    change,
    failure: calling.error ?? changing.error,
    isBusy: calling.isPending || changing.isPending,
  };
}
