import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import {
  askPayPal,
  changeToBankTransfer,
  getTransactionPayments,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { PayPalState, TransactionPayments } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { InstantText, NOTHING } from '../../ui/values/values.tsx';
import { payPalTexts } from './paypal.texts.ts';
import { useAskPayPal } from './use-ask-paypal.ts';

interface PayPalPaymentsProps {
  transactionId: number;
  /** Called after PayPal has answered, which may have changed the transaction and its order. */
  onAnswered: () => void;
  /** Called with the id of the new transaction when the order is to be paid by bank transfer instead. */
  onReplaced: (id: number) => void;
}

/** The payments of a transaction through PayPal (TRX-16), with buttons to ask PayPal again and to return the money. */
export function PayPalPayments({ transactionId, onAnswered, onReplaced }: PayPalPaymentsProps) {
  const t = useTexts(payPalTexts);
  const query = recordQuery(getTransactionPayments, { id: String(transactionId) });
  const { data, error, refetch } = useQuery(query);
  const mayAsk = useCan(askPayPal);
  const mayRefund = useCan(refundThroughPayPal);
  const mayChange = useCan(changeToBankTransfer);
  const { ask, refund, release, releaseReturn, change, failure, isBusy } = useAskPayPal({
    transactionId,
    query,
    onAnswered,
    onReplaced,
  });
  return (
    <FormSection title={t.title}>
      {error && <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />}
      {failure !== null && <ErrorBanner failure={failure} />}
      {data?.isContradicted && <Warning color="red">{t.notices.contradicted}</Warning>}
      {data?.isDisputed && <Warning color="red">{t.notices.disputed}</Warning>}
      {data && <Notice {...data} />}
      {data?.payments.length === 0 && <Text c="dimmed">{t.none}</Text>}
      <Stack gap="lg">
        {data?.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </Stack>
      <Group gap="sm">
        {data?.canRefund && mayRefund && (
          <Button loading={isBusy} onClick={() => void refund()}>
            {t.refund}
          </Button>
        )}
        {data?.canAsk && mayAsk && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={isBusy}
            onClick={ask}
          >
            {t.ask}
          </Button>
        )}
        {data?.canRelease && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void (data.isBeingReturned ? releaseReturn() : release())}
          >
            {data.isBeingReturned ? t.releaseReturn : t.release}
          </Button>
        )}
        {data?.canChangeToTransfer && mayChange && (
          <Button variant="default" loading={isBusy} onClick={() => void change()}>
            {t.change}
          </Button>
        )}
      </Group>
    </FormSection>
  );
}

/** A warning about the payments that staff must not overlook. */
function Notice({ payments, isBeingReturned, mustBeRejected, isReturnedTooLate }: TransactionPayments) {
  const { notices } = useTexts(payPalTexts);
  const state = payments[0]?.state;
  if (payments.some((payment) => payment.state === 'unknown')) {
    return <Warning color="red">{notices.unknown}</Warning>;
  }
  if (mustBeRejected) return <Warning color="red">{notices.returned}</Warning>;
  if (isReturnedTooLate) return <Warning color="red">{notices.returnedTooLate}</Warning>;
  const released = payments.find(({ releasedAt }) => releasedAt !== null);
  if (state !== 'capturing' && !isBeingReturned && !released) return null;
  const afterRelease = released?.state === 'captured' ? notices.returnReleased : notices.released;
  return (
    <Warning color="yellow">
      {isBeingReturned ? notices.returning : state === 'capturing' ? notices.capturing : afterRelease}
    </Warning>
  );
}

const Warning = ({ color, children }: { color: 'red' | 'yellow'; children: string }) => (
  <Alert role="status" color={color} icon={<IconAlertTriangle aria-hidden />}>
    {children}
  </Alert>
);

const tones: Record<PayPalState, Tone> = {
  creating: 'waiting',
  created: 'waiting',
  approved: 'info',
  capturing: 'waiting',
  captured: 'good',
  failed: 'neutral',
  cancelled: 'neutral',
  unknown: 'bad',
};

function Payment({ payment }: { payment: TransactionPayments['payments'][number] }) {
  const t = useTexts(payPalTexts);
  const isReturned = payment.refundId !== null;
  return (
    <Facts
      facts={[
        {
          label: t.state,
          value: (
            <StatusBadge tone={isReturned ? 'info' : tones[payment.state]}>
              {isReturned ? t.returned : t.states[payment.state]}
            </StatusBadge>
          ),
        },
        { label: t.mode, value: t.modes[payment.productionMode ? 'production' : 'sandbox'] },
        { label: t.createdAt, value: <InstantText at={payment.createdAt} /> },
        { label: t.orderId, value: payment.payPalOrderId ?? NOTHING },
        { label: t.captureId, value: payment.captureId ?? NOTHING },
        ...(isReturned ? [{ label: t.refundId, value: payment.refundId }] : []),
      ]}
    />
  );
}
