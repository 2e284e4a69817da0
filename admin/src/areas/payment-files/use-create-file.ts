import { createPaymentFile } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type {
  CreatedPaymentFile,
  DuePayment,
  PaymentFileInput,
} from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { duePaymentsTexts } from './due-payments.texts.ts';
import { paymentFilesChanged } from './payment-files.queries.ts';

export const fileFormats = [
  'elixir-0 windows-1250',
  'elixir-0 ibm852',
  'pain.001 03',
  'pain.001 09',
] as const;
type FileFormat = (typeof fileFormats)[number];

const formatOf: Record<FileFormat, Pick<PaymentFileInput, 'format'> & Partial<PaymentFileInput>> = {
  'elixir-0 windows-1250': { format: 'elixir-0', encoding: 'windows-1250' },
  'elixir-0 ibm852': { format: 'elixir-0', encoding: 'ibm852' },
  'pain.001 03': { format: 'pain.001', version: '03' },
  'pain.001 09': { format: 'pain.001', version: '09' },
};

export interface FileValues {
  format: FileFormat;
  /** '' for the account to which the money came. */
  account: string;
}

/** Whether a file can have the payment, or at least some holders of the payout. */
export const isPayable = ({ state, obstacle, payments, unpayable }: DuePayment): boolean =>
  state === 'waiting' && obstacle === null && payments > unpayable;

/** The payments by the file that they are to be in. */
export const filesOf = (payments: readonly DuePayment[], account: string): DuePayment[][] =>
  account === '' ? [...Map.groupBy(payments, ({ payFrom }) => payFrom).values()] : [[...payments]];

const recordsOf = (payments: readonly DuePayment[], kind: DuePayment['kind']) =>
  payments.filter((payment) => payment.kind === kind).map(({ record }) => record);

/** Makes the files one after the other, and leads to the file, or to the list of several. */
export function useCreateFile(payments: readonly DuePayment[], onDone: () => void) {
  const { toast } = useTexts(duePaymentsTexts);
  const announcement = { key: 'payment-file.create', ...toast } as const;
  const navigate = useNavigate();
  const [keys] = useState(idempotency);
  return useMutation({
    mutationFn: async ({ format, account }: FileValues) => {
      const made: CreatedPaymentFile[] = [];
      for (const some of filesOf(payments, account)) {
        const body = {
          ...formatOf[format],
          refunds: recordsOf(some, 'refund'),
          unknown: recordsOf(some, 'unknown'),
          payouts: recordsOf(some, 'payout'),
          ...(account === '' ? {} : { account }),
        };
        made.push(await call(createPaymentFile, { body, idempotencyKey: keys.keyFor(body) }));
        keys.settle();
      }
      return made;
    },
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (made) => {
      announceDone(announcement);
      paymentFilesChanged();
      onDone();
      const [file, ...others] = made;
      const isOne = file !== undefined && others.length === 0;
      void navigate({ to: isOne ? recordPaths.paymentFile(file.id) : recordScreens.paymentFile.list });
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement);
      paymentFilesChanged();
    },
  });
}
