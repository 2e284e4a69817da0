import { FurtherTransferInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useIsMe } from '../../../platform/session/current-user.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useIsMounted } from '../../../platform/use-is-mounted.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { useKeptFailure } from '../../../ui/dialogs/use-kept-failure.ts';
import { filled, type NumberValue } from '../../../ui/fields/number-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { booksChanged } from '../../links/books-changed.ts';
import { firstReason } from '../first-reason.ts';
import { acceptanceTexts } from './acceptance.texts.ts';
import type { AskedPayment } from './use-payment-facts.tsx';

export interface ReceiptValues {
  receivedAmount: NumberValue;
  receivedOn: string;
  note: string;
}

/** Whether to stay after accepting or to open the next record. */
type Onward = 'stay' | 'next';

/** An unexpected transfer: after its order had ended unpaid, or although the order was already paid. */
export type Unexpected = 'late' | 'further';

export interface Acceptance<Result> {
  transaction: AskedPayment;
  /** Set if the money has to be returned. */
  unexpected?: Unexpected | undefined;
  /** Sends the receipt; the payment is accepted once it resolves. */
  accept: (body: FurtherTransferInput) => Promise<Result>;
  onAccepted: (result: Result, onward: Onward) => void;
  /** Called with refusals that belong to no field. */
  onFailure: (failure: unknown) => void;
}

const fields = ['receivedAmount', 'receivedOn', 'note'] as const;

/**
 * The form of the question before a payment is accepted. It begins with the expected amount and today in Warsaw. If it is closed
 * before the answer, it opens no other record.
 */
export function useAcceptance<Result>({
  transaction,
  unexpected,
  accept,
  onAccepted,
  onFailure,
}: Acceptance<Result>) {
  const texts = useTexts(acceptanceTexts);
  const { toast } = unexpected ? texts[unexpected] : texts;
  const announcement = { key: 'transaction.accept', ...toast } as const;
  const { control, handleSubmit, setError } = useForm<ReceiptValues>({
    defaultValues: { receivedAmount: transaction.amount, receivedOn: warsawDay(new Date()), note: '' },
    resolver: resolverOf(FurtherTransferInput, toInput),
  });
  const kept = useKeptFailure(onFailure);
  const isMounted = useIsMounted();
  const isOwn = useIsMe()(transaction.meta.user);
  const accepting = useMutation({
    mutationFn: ({ body }: { body: FurtherTransferInput; onward: Onward }) => accept(body),
    onMutate: () => {
      withdrawFailure(announcement);
      kept.onFailure(null);
    },
    onSuccess: (result, { onward }) => {
      announceDone(announcement);
      booksChanged();
      onAccepted(result, isMounted() ? onward : 'stay');
    },
    onError: (failure) => {
      announceFailure(announcement, failure);
      const error = isApiError(failure) ? failure.errors[0] : undefined;
      const field = fields.find((name) => name === error?.path);
      if (field && error) {
        setError(field, { type: 'server', message: error.code }, { shouldFocus: true });
        return;
      }
      // A refusal means that the data on the screen is outdated.
      booksChanged();
      kept.onFailure(firstReason(failure));
    },
  });
  const submit = (onward: Onward) =>
    handleSubmit((values) => {
      const body = toInput(values);
      const needsNote = isOwn
        ? 'OWN_ORDER'
        : body.receivedAmount !== transaction.amount && 'RECEIVED_DIFFERENCE_NEEDS_NOTE';
      if (needsNote && values.note.trim() === '') {
        setError('note', { type: 'server', message: needsNote }, { shouldFocus: true });
      } else accepting.mutate({ body, onward });
    });
  const sending = accepting.isPending ? accepting.variables.onward : null;
  return { control, submit, sending, failure: kept.failure };
}

const toInput = ({ receivedAmount, ...values }: ReceiptValues): FurtherTransferInput => ({
  ...values,
  receivedAmount: filled(receivedAmount),
});
