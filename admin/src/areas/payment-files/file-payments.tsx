import { refusePayments } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { FilePaymentView } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { IconBan } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { RowAction } from '../../ui/list/menu/row-action.tsx';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { AccountNumberText, BookDayText, MoneyText } from '../../ui/values/values.tsx';
import { PaymentStateBadge } from './file-state.tsx';
import { paymentFilesChanged } from './payment-files.queries.ts';
import { paymentFilesTexts } from './payment-files.texts.ts';
import { WhatFor } from './what-for.tsx';

interface FilePaymentsProps {
  fileId: number;
  payments: readonly FilePaymentView[];
  onFailure: (failure: unknown) => void;
}

/** The payments of a file, as the file has them; one that the bank refused is taken out. */
export function FilePayments({ fileId, payments, onFailure }: FilePaymentsProps) {
  const t = useTexts(paymentFilesTexts);
  const mayRefuse = useCan(refusePayments);
  const announcement = { key: 'payment-file.refuse', ...t.refuseToast } as const;
  const refusing = useMutation({
    mutationFn: (payment: number) =>
      call(refusePayments, { params: { id: String(fileId) }, body: { payments: [payment] } }),
    onMutate: () => {
      onFailure(null);
      withdrawFailure(announcement);
    },
    onSuccess: () => announceDone(announcement),
    onError: (failure) => {
      announceFailure(announcement);
      onFailure(failure);
    },
    onSettled: paymentFilesChanged,
  });
  const ask = async ({ id, name, amount }: FilePaymentView) => {
    const isSure = await confirm({
      title: t.refuseTitle,
      facts: [
        { label: t.payee, value: name },
        { label: t.amount, value: <MoneyText amount={amount} /> },
      ],
      message: t.refuseMessage,
      confirmLabel: t.refuse,
    });
    if (isSure) refusing.mutate(id);
  };
  return (
    <SmallTable
      title={t.ofFile}
      rows={payments}
      empty={t.noPayments}
      columns={[
        { name: 'payee', header: t.payee, wide: true, value: ({ name }) => name },
        {
          name: 'account',
          header: t.toAccount,
          value: ({ account }) => (
            <span>
              <AccountNumberText stored={account} />
            </span>
          ),
        },
        { name: 'amount', header: t.amount, kind: 'money', value: ({ amount }) => amount },
        { name: 'title', header: t.transferTitle, value: ({ title }) => <span lang="pl">{title}</span> },
        { name: 'reference', header: t.paymentReference, value: ({ reference }) => reference },
        { name: 'forWhat', header: t.forWhat, value: (payment) => <WhatFor {...payment} /> },
        {
          name: 'state',
          header: t.state,
          value: ({ state, paidOn }) => (
            <>
              <PaymentStateBadge state={state} />
              {paidOn !== null && (
                <div>
                  <BookDayText day={paidOn} />
                </div>
              )}
            </>
          ),
        },
      ]}
      actions={
        mayRefuse
          ? (payment) =>
              payment.state === 'sent' && (
                <RowAction
                  label={t.refuseNamed(payment.name)}
                  word={t.refuse}
                  icon={<IconBan size={18} aria-hidden />}
                  opensDialog
                  onClick={() => void ask(payment)}
                />
              )
          : undefined
      }
    />
  );
}
