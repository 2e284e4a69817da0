import { Title } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Facts } from '../../../ui/values/facts.tsx';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { InstantText, MoneyText, NOTHING } from '../../../ui/values/values.tsx';
import { TransactionLink } from '../../links/transaction-link.tsx';
import { MethodName } from '../../links/transaction-words.tsx';
import { decisionTexts } from './decision.texts.ts';
import { remainingTime } from './remaining-time.ts';

interface PaymentProps {
  payment: OrderDecision['payment'];
  now: Date;
}

/** Amount, method, term and state of the payment. */
export function Payment({ payment, now }: PaymentProps) {
  const t = useTexts(decisionTexts).transfer;
  return (
    <div>
      <Title order={3} size="sm" mb={4}>
        {t.title}
      </Title>
      <Facts
        facts={[
          { label: t.amount, value: <MoneyText amount={payment.amount} /> },
          { label: t.method, value: <MethodName method={payment.method} /> },
          { label: t.reference, value: payment.title },
          { label: t.transaction, value: <TransactionLink id={payment.id} /> },
          { label: t.waitUntil, value: <Term payment={payment} now={now} />, long: true },
          {
            label: t.receivedAt,
            value: payment.status === 'new' ? t.notReceived : <InstantText at={payment.receivedAt} />,
          },
        ]}
      />
    </div>
  );
}

/** The remaining time is shown only while the payment is pending. */
function Term({ payment: { waitUntil, status, isOverdue }, now }: PaymentProps) {
  const t = useTexts(decisionTexts).transfer;
  const { language } = useLanguage();
  if (waitUntil === null) return NOTHING;
  if (status !== 'new') return <InstantText at={waitUntil} />;
  return (
    <>
      {t.withWords(formatInstant(waitUntil), remainingTime(new Date(waitUntil), now, language))}{' '}
      {isOverdue && <StatusBadge tone="bad">{t.overdue}</StatusBadge>}
    </>
  );
}
