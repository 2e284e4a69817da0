import { Button, Group, Skeleton } from '@mantine/core';
import {
  downloadPaymentFile,
  listPaymentFiles,
  markFilePaid,
  withdrawPaymentFile,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import type { PaymentFileView } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { download } from '../../platform/api/download.ts';
import { IfAllowed, useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { AccountNumberText, BookDayText, MoneyText, NumberText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';
import { FilePayments } from './file-payments.tsx';
import { FileState } from './file-state.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { filePaymentsQuery, paymentFileQuery, paymentFilesChanged } from './payment-files.queries.ts';
import { paymentFilesTexts } from './payment-files.texts.ts';

const { list } = recordScreens.paymentFile;

export function PaymentFileScreen() {
  const id = useIdParam();
  const t = useTexts(paymentFilesTexts);
  const back = useListOrHome(listPaymentFiles, list);
  return (
    <RecordScreen key={id} query={paymentFileQuery(id)} title={t.title} back={back} list={t.title}>
      {(file) => <FileDetail file={file} back={back} />}
    </RecordScreen>
  );
}

/** One file for the bank: the file itself, its payments, and what becomes of them. */
function FileDetail({ file, back }: { file: PaymentFileView; back: string }) {
  const t = useTexts(paymentFilesTexts);
  const { data: present = file, refetch, isFetching, error } = useQuery(paymentFileQuery(file.id));
  const payments = useQuery(filePaymentsQuery(file.id));
  const [failure, setFailure] = useState<unknown>(null);
  const head = useHeadInList({
    list: listPaymentFiles,
    path: list,
    title: t.title,
    id: file.id,
    to: recordPaths.paymentFile,
  });
  const shownFailure = failure ?? error ?? payments.error;
  return (
    <ViewFrame
      title={present.name}
      head={head}
      back={back}
      isReloading={isFetching || payments.isFetching}
      onReload={() => {
        void refetch();
        void payments.refetch();
      }}
      actions={<HistoryLink entity="paymentFile" id={present.id} />}
    >
      {shownFailure !== null && <ErrorBanner failure={shownFailure} />}
      <FormSection title={t.facts}>
        <FileFacts file={present} />
        <FileActions file={present} payments={payments.data ?? []} onFailure={setFailure} />
      </FormSection>
      {payments.data ? (
        <FilePayments fileId={file.id} payments={payments.data} onFailure={setFailure} />
      ) : (
        <Skeleton height={240} visible={payments.isPending} />
      )}
    </ViewFrame>
  );
}

function FileFacts({ file }: { file: PaymentFileView }) {
  const t = useTexts(paymentFilesTexts);
  const format = file.version === null ? 'Elixir-0' : `pain.001.001.${file.version}`;
  const withdrawn = file.withdrawnAt && t.by(file.withdrawnBy ?? '', formatInstant(file.withdrawnAt));
  return (
    <Facts
      facts={[
        { label: t.state, value: <FileState state={file.state} /> },
        { label: t.sum, value: <MoneyText amount={file.sum} /> },
        { label: t.payments, value: <NumberText value={file.payments} /> },
        { label: t.paid, value: <NumberText value={file.paid} /> },
        ...(file.failed === 0 ? [] : [{ label: t.failed, value: <NumberText value={file.failed} /> }]),
        { label: t.account, value: <AccountNumberText stored={file.account} />, wide: true },
        { label: t.executeOn, value: <BookDayText day={file.executeOn} /> },
        { label: t.format, value: `${format}, ${file.encoding.toUpperCase()}` },
        { label: t.reference, value: file.reference, wide: true },
        { label: t.createdAt, value: t.by(file.createdBy, formatInstant(file.createdAt)), wide: true },
        ...(withdrawn ? [{ label: t.withdrawnAt, value: withdrawn, wide: true }] : []),
        { label: t.sha256, value: <code>{file.sha256}</code>, wide: true },
      ]}
    />
  );
}

interface FileActionsProps {
  file: PaymentFileView;
  payments: Parameters<typeof PaidDialog>[0]['payments'];
  onFailure: (failure: unknown) => void;
}

function FileActions({ file, payments, onFailure }: FileActionsProps) {
  const t = useTexts(paymentFilesTexts);
  const [isPaying, setPaying] = useState(false);
  const saving = useMutation({
    mutationFn: () => download(`/api${downloadPaymentFile.path.replace(':id', String(file.id))}`, file.name),
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  const announcement = { key: 'payment-file.withdraw', ...t.withdrawToast } as const;
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawPaymentFile, { params: { id: String(file.id) } }),
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
  const ask = async () => {
    const facts = [
      { label: t.payments, value: <NumberText value={file.payments} /> },
      { label: t.sum, value: <MoneyText amount={file.sum} /> },
    ];
    const question = { title: t.withdrawTitle, facts, message: t.withdrawMessage, confirmLabel: t.withdraw };
    if (await confirm(question)) withdrawing.mutate();
  };
  const isOpen = file.state === 'open';
  return (
    <Group gap="xs" mt="md">
      <Button
        variant={isOpen ? 'filled' : 'default'}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t.download}
      </Button>
      {isOpen && (
        <IfAllowed endpoint={markFilePaid}>
          <Button variant="default" onClick={() => setPaying(true)}>
            {t.markPaid}
          </Button>
        </IfAllowed>
      )}
      {isOpen && file.paid === 0 && (
        <IfAllowed endpoint={withdrawPaymentFile}>
          <Button variant="subtle" color="red" loading={withdrawing.isPending} onClick={() => void ask()}>
            {t.withdraw}
          </Button>
        </IfAllowed>
      )}
      {isPaying && <PaidDialog file={file} payments={payments} onClose={() => setPaying(false)} />}
    </Group>
  );
}
