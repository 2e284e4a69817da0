import { Button, Stack } from '@mantine/core';
import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { BookDayText, InstantText, MoneyText } from '../../ui/values/values.tsx';
import { PaymentFileMark } from '../payment-files/payment-files.shared.tsx';
import { CloseRefundDialog } from './close-refund-dialog.tsx';
import { RefundAccount } from './refund-account.tsx';
import { refundsTexts } from './refunds.texts.ts';

interface RefundPanelProps {
  refund: RefundView;
  /** Whether returning this refund is the next task on the screen: its button is then the main one. */
  isNext: boolean;
  /** A notice about recent changes of the account, which the dialogue shows beside the account. */
  accountChanges: ReactNode;
  /** Called with the transaction that contains the closed refund. */
  onClosed: (transaction: TransactionView) => void;
  /** Called after a refusal: somebody else may have closed the refund, so the record is loaded again. */
  onRefused: () => void;
}

/**
 * The money to be returned, with a button to record its return. After that it shows when, how and by whom it was returned
 * (ORD-27).
 */
export function RefundPanel({ refund, isNext, accountChanges, onClosed, onRefused }: RefundPanelProps) {
  const t = useTexts(refundsTexts);
  const mayClose = useCan(closeRefund);
  const [isClosing, setClosing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isDue = refund.returnedOn === null;
  const closing = {
    refund,
    accountChanges,
    onCancel: () => setClosing(false),
    onClosed: (transaction: TransactionView) => {
      setClosing(false);
      onClosed(transaction);
    },
    onFailure: (reason: unknown) => {
      setClosing(false);
      setFailure(reason);
      onRefused();
    },
  };
  const open = () => {
    setFailure(null);
    setClosing(true);
  };
  return (
    <Stack gap="md">
      {failure !== null && <ErrorBanner failure={failure} onClose={() => setFailure(null)} />}
      <RefundFacts refund={refund} />
      {isDue && mayClose && (
        <div>
          <Button variant={isNext ? 'filled' : 'default'} onClick={open}>
            {t.close}
          </Button>
        </div>
      )}
      {isClosing && <CloseRefundDialog {...closing} />}
    </Stack>
  );
}

function RefundFacts({ refund }: { refund: RefundView }) {
  const t = useTexts(refundsTexts);
  const { closedAt, closedBy } = refund;
  const received = [
    { label: t.receivedOn, value: <BookDayText day={refund.receivedOn} /> },
    ...(refund.note === '' ? [] : [{ label: t.note, value: refund.note, long: true }]),
  ];
  const closed = [
    { label: t.returnedOn, value: <BookDayText day={refund.returnedOn} /> },
    { label: t.reference, value: refund.reference },
    { label: t.closedBy, value: t.by(closedBy ?? '', closedAt ? formatInstant(closedAt) : ''), long: true },
  ];
  return (
    <Facts
      facts={[
        { label: t.amount, value: <MoneyText amount={refund.amount} /> },
        ...(refund.receivedOn === null ? [] : received),
        { label: t.dueSince, value: <InstantText at={refund.dueSince} /> },
        { label: t.account, value: <RefundAccount account={refund.account} />, wide: true },
        ...(refund.paymentFile === null
          ? []
          : [{ label: t.transfer, value: <PaymentFileMark file={refund.paymentFile} />, wide: true }]),
        ...(closedAt === null ? [] : closed),
      ]}
    />
  );
}
