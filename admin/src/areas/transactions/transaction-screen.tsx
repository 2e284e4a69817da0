import { Group } from '@mantine/core';
import { getTransactionPayments } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import {
  getTransactionAccountChanges,
  getTransactionRevision,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { ChangedBar } from '../../ui/record/changed-bar.tsx';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useChangeByOthers } from '../../ui/record/use-change-by-others.ts';
import { focusHeading } from '../../ui/screen-heading.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { booksChanged } from '../links/books-changed.ts';
import { UserFacts } from '../links/user-facts.tsx';
import { PayPalPayments } from '../paypal/paypal.shared.tsx';
import { RefundPanel, refundsTexts } from '../refunds/refunds.shared.tsx';
import { AccountChanges, Timeline } from '../timeline/timeline.shared.tsx';
import { AcceptButton } from './accepting/accept-button.tsx';
import { Extension } from './extending/extension.tsx';
import { firstReason } from './first-reason.ts';
import { MetaFacts } from './meta-facts.tsx';
import { useTransactionHead } from './transaction-head.tsx';
import { TransactionInfo } from './transaction-info.tsx';
import { TransactionNotice } from './transaction-notice.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionQuery } from './transactions.queries.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { TransferSection } from './transfer/transfer-section.tsx';

export function TransactionScreen() {
  const id = useIdParam();
  const t = useTexts(transactionsTexts);
  const back = useListOrHome(listTransactions, transactionsPaths.list);
  return (
    <RecordScreen key={id} query={transactionQuery(id)} title={t.nameOf(id)} back={back}>
      {(transaction) => <TransactionDetail transaction={transaction} back={back} />}
    </RecordScreen>
  );
}

/** The screen of one transaction with its actions (TRX-07, TRX-08). */
function TransactionDetail({ transaction, back }: { transaction: TransactionView; back: string }) {
  const t = useTexts(transactionsTexts);
  const refundWords = useTexts(refundsTexts);
  const query = transactionQuery(transaction.id);
  const { refetch, isFetching, error } = useQuery(query);
  const [failure, setFailure] = useState<unknown>(null);
  const [extensions, setExtensions] = useState(0);
  /** The pressed button disappears with the former state of the transaction. */
  const replace = (next: TransactionView) => {
    queryClient.setQueryData(query.queryKey, next);
    focusHeading();
  };
  /** After a refusal, the next attempt uses the present version of the record. */
  const fail = (reason: unknown) => {
    setFailure(reason);
    if (reason !== null) void refetch();
  };
  const changes = { endpoint: getTransactionAccountChanges, id: transaction.id };
  const shown = failure ?? error;
  const head = useTransactionHead(transaction);
  const navigate = useNavigate();
  const { next } = head.neighbours;
  const change = useChangeByOthers(
    getTransactionRevision,
    { id: String(transaction.id) },
    transaction.version,
  );
  const reload = () => {
    setFailure(null);
    refetchEndpoint(getTransactionTimeline);
    void refetch();
  };
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
            onNext={next === null ? undefined : () => void navigate({ to: transactionsPaths.edit(next) })}
          />
        </Group>
      }
    >
      <ChangedBar change={change} onShow={reload} />
      {shown !== null && <ErrorBanner failure={firstReason(shown)} />}
      <TransactionNotice transaction={transaction} />
      <TransferSection transaction={transaction} />
      <TransactionInfo transaction={transaction} />
      {transaction.method === 'payPal' && transaction.type !== 'dividend' && (
        <PayPalPayments
          transactionId={transaction.id}
          onAnswered={() => {
            booksChanged();
            void refetch();
          }}
          onReplaced={(id) => {
            booksChanged();
            void navigate({ to: transactionsPaths.edit(id) });
          }}
        />
      )}
      {[
        { title: refundWords.title, refund: transaction.refund },
        { title: t.surplus, refund: transaction.surplus },
      ].map(
        ({ title, refund }) =>
          refund && (
            <FormSection key={refund.reason} title={title}>
              <AccountChanges {...changes} />
              <RefundPanel
                refund={refund}
                accountChanges={<AccountChanges {...changes} />}
                onClosed={(closed) => {
                  booksChanged();
                  replace(closed);
                }}
                onRefused={() => void refetch()}
              />
            </FormSection>
          ),
      )}
      {transaction.meta.canExtendWaitUntil && (
        <Extension
          key={extensions}
          transaction={transaction}
          onExtended={(extended) => {
            replace(extended);
            setExtensions(extensions + 1);
          }}
          onFailure={fail}
        />
      )}
      <FormSection title={t.meta}>
        <MetaFacts meta={transaction.meta} />
      </FormSection>
      <FormSection title={t.userInfo}>
        <UserFacts user={transaction.meta.user} />
      </FormSection>
      {transaction.type !== 'dividend' && (
        <Timeline endpoint={getTransactionTimeline} id={transaction.id} own="transaction" />
      )}
    </ViewFrame>
  );
}
