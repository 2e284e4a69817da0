import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import {
  ExtendInput,
  type TransactionView,
} from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { booksChanged } from '../../links/books-changed.ts';
import type { AskedPayment } from '../accepting/use-payment-facts.tsx';
import { firstReason } from '../first-reason.ts';
import { extendingTexts } from './extending.texts.ts';
import { endOfTerm, weekLater } from './week-later.ts';

export interface Extending {
  transaction: AskedPayment & Pick<TransactionView, 'version' | 'waitUntil'>;
  /** The mutation stays pending until this promise resolves. */
  onExtended: (extended: TransactionView) => void | Promise<void>;
  /** Called with null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

export interface TermValues {
  /** The last day of the term in Warsaw; '' until one is chosen, because the present term cannot be chosen again. */
  waitUntil: string;
  /** A reason for the history; '' for none. */
  reason: string;
}

const inputOf = (values: TermValues) => ({
  waitUntil: endOfTerm(values.waitUntil),
  ...(values.reason.trim() === '' ? {} : { reason: values.reason.trim() }),
});

/** Why the chosen day was refused, if that is the failure; the field shows the message too. */
export const refusedTerm = (failure: unknown): string | undefined =>
  isApiError(failure) ? failure.errors.find(({ path }) => path === 'waitUntil')?.code : undefined;

/** The form that sets a later payment term (TRX-10, TRX-12). Its first value is `day`; '' for none. */
export function useExtension({ transaction, onExtended, onFailure }: Extending, day = '') {
  const { id, version, waitUntil } = transaction;
  const { toast } = useTexts(extendingTexts);
  const announcement = { key: 'transaction.extend', ...toast } as const;
  const form = useForm<TermValues>({
    defaultValues: { waitUntil: day, reason: '' },
    resolver: resolverOf(ExtendInput, inputOf),
  });
  const extending = useMutation({
    mutationFn: (values: TermValues) =>
      call(extendTransaction, {
        params: { id: String(id) },
        body: inputOf(values),
        ifMatch: version,
      }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (extended) => {
      announceDone(announcement);
      booksChanged();
      form.reset();
      return onExtended(extended);
    },
    onError: (failure) => {
      announceFailure(announcement);
      const code = refusedTerm(failure);
      if (code) form.setError('waitUntil', { type: 'server', message: code });
      onFailure(firstReason(failure));
    },
  });
  return {
    form,
    extend: extending.mutate,
    isExtending: extending.isPending,
    chooseWeekLater: () =>
      form.setValue('waitUntil', weekLater(waitUntil, new Date()), {
        shouldDirty: true,
        shouldValidate: true,
      }),
  };
}
