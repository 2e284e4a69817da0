import {
  getTransactionAccountChanges,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { FractionText, InstantText, MoneyText, NOTHING } from '../../ui/values/values.tsx';
import { booksChanged } from '../links/books-changed.ts';
import { linksTexts } from '../links/links.texts.ts';
import { UserFacts } from '../links/people/user-facts.tsx';
import { MethodName, TypeName } from '../links/transaction-words.tsx';
import { PayoutOfDividend } from '../payouts/payouts.shared.tsx';
import { PayPalPayments } from '../paypal/paypal.shared.tsx';
import { nextToRecord, RefundPanel, refundsOf, useRefundTitle } from '../refunds/refunds.shared.tsx';
import { AccountChanges, Timeline } from '../timeline/timeline.shared.tsx';
import { RecordTransferButton } from './accepting/record-transfer-button.tsx';
import { Extension } from './extending/extension.tsx';
import { MetaFacts } from './meta-facts.tsx';
import { transactionsPaths } from './transactions.paths.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { TransferSection } from './transfer/transfer-section.tsx';

interface TransactionPartsProps {
  transaction: TransactionView;
  /** Called with the changed transaction. */
  onChanged: (transaction: TransactionView) => void;
  /** Called with null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
  /** Called when somebody else may have changed the transaction, so that it is loaded again. */
  onStale: () => void;
}

/** The money of a transaction, the records that it belongs to, and its history. */
export function TransactionParts({ transaction, onChanged, onFailure, onStale }: TransactionPartsProps) {
  const t = useTexts(transactionsTexts);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [extensions, setExtensions] = useState(0);
  const isDividend = transaction.type === 'dividend';
  return (
    <>
      <TransferSection transaction={transaction}>
        {transaction.canRecordFurther && (
          <RecordTransferButton
            arrived="further"
            transaction={transaction}
            onRecorded={onChanged}
            onFailure={onFailure}
          />
        )}
      </TransferSection>
      <TransactionInfo transaction={transaction} />
      {transaction.method === 'payPal' && !isDividend && (
        <PayPalPayments
          transactionId={transaction.id}
          onAnswered={() => {
            booksChanged();
            onStale();
          }}
          onReplaced={(id) => {
            booksChanged();
            if (isMounted()) void navigate({ to: transactionsPaths.edit(id) });
          }}
        />
      )}
      <Refunds transaction={transaction} onChanged={onChanged} onStale={onStale} />
      {transaction.meta.canExtendWaitUntil && (
        <Extension
          key={extensions}
          transaction={transaction}
          onExtended={(extended) => {
            onChanged(extended);
            setExtensions(extensions + 1);
          }}
          onFailure={onFailure}
        />
      )}
      <FormSection title={t.meta}>
        <MetaFacts meta={transaction.meta} />
      </FormSection>
      <FormSection title={t.userInfo}>
        <UserFacts user={transaction.meta.user} />
      </FormSection>
      {!isDividend && <Timeline endpoint={getTransactionTimeline} id={transaction.id} own="transaction" />}
    </>
  );
}

/** The refunds of a transaction: of a rejected order, of an amount above the price, and of further transfers. */
function Refunds({ transaction, onChanged, onStale }: Omit<TransactionPartsProps, 'onFailure'>) {
  const titleOf = useRefundTitle();
  const changes = <AccountChanges endpoint={getTransactionAccountChanges} id={transaction.id} />;
  const next = nextToRecord(transaction, transaction.method);
  return refundsOf(transaction).map((refund, _, all) => (
    <FormSection key={refund.id} title={titleOf(refund, all)}>
      {changes}
      <RefundPanel
        refund={refund}
        isNext={refund === next}
        accountChanges={changes}
        onClosed={(closed) => {
          booksChanged();
          onChanged(closed);
        }}
        onRefused={onStale}
      />
    </FormSection>
  ));
}

/** The data of the transaction itself (TRX-15). */
function TransactionInfo({ transaction }: { transaction: TransactionView }) {
  const t = useTexts(transactionsTexts);
  const { waitUntil } = useTexts(linksTexts).transaction;
  return (
    <FormSection title={t.info}>
      <Facts
        facts={[
          { label: t.type, value: <TypeName type={transaction.type} /> },
          { label: t.method, value: <MethodName method={transaction.method} /> },
          { label: t.originalAmount, value: <MoneyText amount={transaction.originalAmount} /> },
          { label: t.commission, value: <MoneyText amount={transaction.commission} /> },
          { label: t.commissionPercent, value: <FractionText fraction={transaction.commissionPercent} /> },
          { label: t.date, value: <InstantText at={transaction.date} /> },
          ...(transaction.type === 'dividend'
            ? [
                { label: t.tax, value: <MoneyText amount={transaction.tax} /> },
                { label: t.payout, value: <PayoutOfDividend payout={transaction.payout} />, wide: true },
                { label: waitUntil, value: <InstantText at={transaction.waitUntil} /> },
              ]
            : []),
          { label: t.dateCompleted, value: <InstantText at={transaction.dateCompleted} /> },
          { label: t.dateRejected, value: <InstantText at={transaction.dateRejected} /> },
          { label: t.methodId, value: transaction.methodId ?? NOTHING },
        ]}
      />
    </FormSection>
  );
}
