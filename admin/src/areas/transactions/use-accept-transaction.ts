import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { booksChanged } from '../orders/orders.shared.tsx';
import { firstReason } from './first-reason.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { usePaymentFacts } from './use-payment-facts.tsx';

interface Accepting {
  transaction: Pick<TransactionView, 'id' | 'amount' | 'meta'>;
  onAccepted?: (accepted: TransactionView) => void;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Accepts a transaction after asking (TRX-11): the money has arrived. */
export function useAcceptTransaction({ transaction, onAccepted, onFailure }: Accepting) {
  const t = useTexts(transactionsTexts);
  const facts = usePaymentFacts(transaction);
  const announcement = { key: 'transaction.accept', ...t.toasts.accept } as const;
  const accepting = useMutation({
    mutationFn: () => call(acceptTransaction, { params: { id: String(transaction.id) } }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (accepted) => {
      announceDone(announcement);
      booksChanged();
      onAccepted?.(accepted);
    },
    onError: (failure) => {
      announceFailure(announcement);
      // A refusal means that something has changed since it was loaded.
      booksChanged();
      onFailure(firstReason(failure));
    },
  });
  const ask = async () => {
    const agrees = await confirm({
      title: t.acceptTitle(transaction.id),
      facts,
      message: t.acceptMessage,
      confirmLabel: t.accept,
      harmless: true,
    });
    if (agrees) accepting.mutate();
  };
  return { ask, isAccepting: accepting.isPending };
}
