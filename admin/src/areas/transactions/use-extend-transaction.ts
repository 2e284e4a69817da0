import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatInstant, fromWarsaw } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { booksChanged } from '../orders/orders.shared.tsx';
import { firstReason } from './first-reason.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { usePaymentFacts } from './use-payment-facts.tsx';

export interface Extending {
  transaction: TransactionView;
  onExtended: (extended: TransactionView) => void;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Extends the payment term after asking (TRX-11). */
export function useExtendTransaction({ transaction, onExtended, onFailure }: Extending) {
  const { id, version } = transaction;
  const t = useTexts(transactionsTexts);
  const facts = usePaymentFacts(transaction);
  const announcement = { key: 'transaction.extend', ...t.toasts.extend } as const;
  const extending = useMutation({
    mutationFn: (waitUntil: string) =>
      call(extendTransaction, { params: { id: String(id) }, body: { waitUntil }, ifMatch: version }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (extended) => {
      announceDone(announcement);
      booksChanged();
      onExtended(extended);
    },
    onError: (failure) => {
      announceFailure(announcement);
      onFailure(firstReason(failure));
    },
  });
  const ask = async (waitUntil: string) => {
    const until = formatInstant(fromWarsaw(waitUntil));
    const agrees = await confirm({
      title: t.extendTitle(id),
      facts: [...facts, { label: t.newTerm, value: until }],
      message: t.extendMessage,
      confirmLabel: t.extend,
      harmless: true,
    });
    if (agrees) extending.mutate(waitUntil);
  };
  return { ask, isExtending: extending.isPending };
}
