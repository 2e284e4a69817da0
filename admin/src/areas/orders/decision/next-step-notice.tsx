import { Alert, Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { recordLateTransfer } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { formatBookDay, formatInstant } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { paymentTexts } from '../payment/payment.texts.ts';
import { decisionTexts } from './decision.texts.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import { remainingTime } from './remaining-time.ts';

interface NextStepNoticeProps {
  id?: string;
  order: OrderView;
  decision: OrderDecision;
  now: Date;
}

const looks: Record<NextStep, { color: string; Icon: typeof IconCheck }> = {
  waiting: { color: 'blue', Icon: IconClock },
  overdue: { color: 'red', Icon: IconAlertTriangle },
  ready: { color: 'green', Icon: IconCheck },
  readyForOthers: { color: 'blue', Icon: IconClock },
  accepted: { color: 'gray', Icon: IconCheck },
  acceptedDisputed: { color: 'red', Icon: IconAlertTriangle },
  acceptedContradicted: { color: 'red', Icon: IconAlertTriangle },
  returnedTooLate: { color: 'red', Icon: IconAlertTriangle },
  disputed: { color: 'red', Icon: IconAlertTriangle },
  contradicted: { color: 'red', Icon: IconAlertTriangle },
  own: { color: 'yellow', Icon: IconAlertTriangle },
  ownWithNote: { color: 'yellow', Icon: IconAlertTriangle },
  refundDisputed: { color: 'red', Icon: IconAlertTriangle },
  refundDueLate: { color: 'yellow', Icon: IconAlertTriangle },
  surplusDue: { color: 'yellow', Icon: IconAlertTriangle },
  furtherDue: { color: 'yellow', Icon: IconAlertTriangle },
  refundDue: { color: 'yellow', Icon: IconAlertTriangle },
  returned: { color: 'gray', Icon: IconCheck },
  expired: { color: 'gray', Icon: IconMinus },
  rejected: { color: 'gray', Icon: IconMinus },
  cancelled: { color: 'gray', Icon: IconMinus },
  moneyReturned: { color: 'red', Icon: IconAlertTriangle },
  stuck: { color: 'red', Icon: IconAlertTriangle },
};

/** One sentence on what to do next with the order. */
export function NextStepNotice({ id, order, decision, now }: NextStepNoticeProps) {
  const step = nextStepOf(decision, order, useCan(acceptOrder));
  const { color, Icon } = looks[step];
  return (
    <Alert id={id} role="status" color={color} p="sm" icon={<Icon aria-hidden />}>
      <Text size="sm" fw={700}>
        <Sentence step={step} order={order} decision={decision} now={now} />
      </Text>
    </Alert>
  );
}

function Sentence({ step, order, decision, now }: Omit<NextStepNoticeProps, 'id'> & { step: NextStep }) {
  const t = useTexts(decisionTexts);
  const { withWords } = useTexts(paymentTexts);
  const { language } = useLanguage();
  const { amount, waitUntil, canRecordLate } = decision.payment;
  const mayRecord = useCan(recordLateTransfer);
  const afterwards = canRecordLate && mayRecord ? t.next.ifItArrived : t.next.nothing;
  const money = formatMoney(amount, language);
  const rejectedAt = order.dateRejected ? formatInstant(order.dateRejected) : '';
  const term =
    waitUntil && withWords(formatInstant(waitUntil), remainingTime(new Date(waitUntil), now, language));
  switch (step) {
    case 'waiting':
      return term ? t.next.waiting(money, term) : t.next.waitingForOther(money);
    case 'overdue':
      return t.next.overdue(term ?? '');
    case 'accepted':
      return t.next.accepted(order.dateCompleted ? formatInstant(order.dateCompleted) : '');
    case 'surplusDue':
      return t.next.surplusDue(formatMoney(order.surplus?.amount ?? 0, language));
    case 'refundDue':
    case 'refundDueLate':
      return t.next[step](formatMoney(order.refund?.amount ?? 0, language), rejectedAt);
    case 'refundDisputed':
      return t.next.refundDisputed(formatMoney(order.refund?.amount ?? 0, language));
    case 'returned':
      return t.next.returned(
        formatMoney(order.refund?.amount ?? 0, language),
        formatBookDay(order.refund?.returnedOn ?? ''),
      );
    case 'rejected':
      return `${t.next.rejected(rejectedAt, order.rejection?.by ?? '')} ${afterwards}`;
    case 'expired':
    case 'cancelled':
      return `${t.next[step](rejectedAt)} ${afterwards}`;
    default:
      return t.next[step];
  }
}
