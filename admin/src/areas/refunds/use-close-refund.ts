import { RefundInput, type RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { useKeptFailure } from '../../ui/dialogs/use-kept-failure.ts';
import { resolverOf } from '../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { refundsTexts } from './refunds.texts.ts';

export interface Closing {
  refund: RefundView;
  onClosed: (transaction: TransactionView) => void;
  /** Called with refusals that belong to no field. */
  onFailure: (failure: unknown) => void;
}

/** The form that closes a refund; its day is at first today in Warsaw. */
export function useCloseRefund({ refund: { transactionId, id }, onClosed, onFailure }: Closing) {
  const { toast } = useTexts(refundsTexts);
  const announcement = { key: 'refund.close', ...toast } as const;
  const [keys] = useState(idempotency);
  const { control, handleSubmit, setError } = useForm<RefundInput>({
    defaultValues: { returnedOn: warsawDay(new Date()), reference: '', refund: id },
    resolver: resolverOf(RefundInput, (values) => values),
  });
  const kept = useKeptFailure(onFailure);
  const closing = useMutation({
    mutationFn: (body: RefundInput) =>
      call(closeRefund, {
        params: { id: String(transactionId) },
        body,
        idempotencyKey: keys.keyFor([transactionId, body]),
      }),
    onMutate: () => {
      withdrawFailure(announcement);
      kept.onFailure(null);
    },
    onSuccess: (transaction) => {
      keys.settle();
      announceDone(announcement);
      onClosed(transaction);
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement, failure);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      if (error?.path === 'returnedOn' || error?.path === 'reference') {
        setError(error.path, { type: 'server', message: error.code }, { shouldFocus: true });
      } else {
        kept.onFailure(failure);
      }
    },
  });
  return {
    control,
    submit: handleSubmit((values) => closing.mutate(values)),
    isSending: closing.isPending,
    failure: kept.failure,
  };
}
