import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { focusHeading } from '../../ui/screen-heading.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { UserFacts } from '../links/user-facts.tsx';
import { booksChanged } from '../orders/orders.shared.tsx';
import { RefundPanel, refundsTexts } from '../refunds/refunds.shared.tsx';
import { Timeline } from '../timeline/timeline.shared.tsx';
import { AcceptButton } from './accept-button.tsx';
import { Extension } from './extension.tsx';
import { firstReason } from './first-reason.ts';
import { MetaFacts } from './meta-facts.tsx';
import { TransactionInfo } from './transaction-info.tsx';
import { TransactionNotice } from './transaction-notice.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionQuery } from './transactions.queries.ts';
import { transactionsTexts } from './transactions.texts.ts';

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
  const shown = failure ?? error;
  return (
    <ViewFrame
      title={t.nameOf(transaction.id)}
      back={back}
      isReloading={isFetching}
      onReload={() => {
        setFailure(null);
        refetchEndpoint(getTransactionTimeline);
        void refetch();
      }}
      actions={<AcceptButton transaction={transaction} onAccepted={replace} onFailure={fail} />}
    >
      {shown !== null && <ErrorBanner failure={firstReason(shown)} />}
      <TransactionNotice transaction={transaction} />
      <TransactionInfo transaction={transaction} />
      {transaction.refund && (
        <FormSection title={refundWords.title}>
          <RefundPanel
            refund={transaction.refund}
            onClosed={(closed) => {
              booksChanged();
              replace(closed);
            }}
            onRefused={() => void refetch()}
          />
        </FormSection>
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
