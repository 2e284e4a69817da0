import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { InstantText, NOTHING } from '../../../ui/values/values.tsx';
import { remainingTime } from '../decision/remaining-time.ts';
import { paymentTexts } from './payment.texts.ts';

interface PaymentTermProps {
  payment: OrderDecision['payment'];
  now: Date;
}

/** The term of payment; the remaining time is shown only while the payment is pending. */
export function PaymentTerm({ payment: { waitUntil, status, isOverdue }, now }: PaymentTermProps) {
  const t = useTexts(paymentTexts);
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
