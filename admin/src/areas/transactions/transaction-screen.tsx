import { Group } from '@mantine/core';
import { getTransactionPayments } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import {
  getTransactionRevision,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import {
  acceptTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useCan, useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { ChangedBar } from '../../ui/record/changed-bar.tsx';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useNextWaiting } from '../../ui/record/next-waiting.ts';
import { useChangeByOthers } from '../../ui/record/use-change-by-others.ts';
import { focusHeading } from '../../ui/screen-heading.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { AcceptButton } from './accepting/accept-button.tsx';
import { RecordTransferButton } from './accepting/record-transfer-button.tsx';
import { firstReason } from './first-reason.ts';
import { useTransactionHead } from './transaction-head.tsx';
import { TransactionNotice } from './transaction-notice.tsx';
import { TransactionParts } from './transaction-parts.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionQuery } from './transactions.queries.ts';
import { transactionsTexts } from './transactions.texts.ts';

export function TransactionScreen() {
  const id = useIdParam();
  const t = useTexts(transactionsTexts);
  const back = useListOrHome(listTransactions, transactionsPaths.list);
  return (
    <RecordScreen
      key={id}
      query={transactionQuery(id)}
      title={t.nameOf(id)}
      back={back}
      list={t.title}
      cards={4}
    >
      {(transaction) => <TransactionDetail transaction={transaction} back={back} />}
    </RecordScreen>
  );
}

/** The screen of one transaction with its actions (TRX-07, TRX-08). */
function TransactionDetail({ transaction, back }: { transaction: TransactionView; back: string }) {
  const t = useTexts(transactionsTexts);
  const query = transactionQuery(transaction.id);
  const { refetch, isFetching, error } = useQuery(query);
  const [failure, setFailure] = useState<unknown>(null);
  const isMounted = useIsMounted();
  /** The pressed button disappears with the former state of the transaction. */
  const replace = (next: TransactionView) => {
    queryClient.setQueryData(query.queryKey, next);
    if (isMounted()) focusHeading();
  };
  /** After a refusal, the next attempt uses the present version of the record. */
  const fail = (reason: unknown) => {
    setFailure(reason);
    if (reason !== null) void refetch();
  };
  const reload = () => {
    setFailure(null);
    refetchEndpoint(getTransactionTimeline);
    void refetch();
  };
  const head = useTransactionHead(transaction);
  const params = { id: String(transaction.id) };
  const change = useChangeByOthers(getTransactionRevision, params, transaction.version);
  const shown = failure ?? error;
  return (
    <ViewFrame
      title={t.nameOf(transaction.id)}
      head={head}
      back={back}
      isReloading={isFetching}
      onReload={() => {
        refetchEndpoint(getTransactionPayments);
        reload();
      }}
      actions={
        <Group gap="xs">
          <HistoryLink entity="transaction" id={transaction.id} />
          <AcceptButton
            transaction={transaction}
            onAccepted={replace}
            onFailure={fail}
            onNext={useNextTransaction(transaction)}
          />
        </Group>
      }
    >
      <ChangedBar change={change} inWords={formatInstant} onShow={reload} />
      {shown !== null && <ErrorBanner failure={firstReason(shown)} />}
      <TransactionNotice transaction={transaction}>
        {transaction.canRecordLate && (
          <RecordTransferButton
            arrived="late"
            transaction={transaction}
            onRecorded={replace}
            onFailure={fail}
          />
        )}
      </TransactionNotice>
      <TransactionParts
        transaction={transaction}
        onChanged={replace}
        onFailure={fail}
        onStale={() => void refetch()}
      />
    </ViewFrame>
  );
}

/** Opens the next transaction of the list that can be accepted; undefined if there is none. */
function useNextTransaction({ id, meta }: TransactionView): (() => void) | undefined {
  const navigate = useNavigate();
  const next = useNextWaiting({
    list: listTransactions,
    path: transactionsPaths.list,
    id,
    waits: (row) => row.meta.canAccept,
    enabled: useCan(acceptTransaction) && meta.canAccept,
  });
  return next === null ? undefined : () => void navigate({ to: transactionsPaths.edit(next) });
}
