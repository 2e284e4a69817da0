import { Group } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { ReceiptView } from '@share/contract/areas/orders/receipts.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { StandIn } from '../../../ui/parts/stand-in.tsx';
import type { Fact } from '../../../ui/values/facts.tsx';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { BookDayText, InstantText, MoneyText, NOTHING } from '../../../ui/values/values.tsx';
import { TransactionLink } from '../../links/transaction-link.tsx';
import { MethodName } from '../../links/transaction-words.tsx';
import {
  ExtensionButton,
  isTakenByPayPal,
  PayTo,
  RecordTransferButton,
} from '../../transactions/transactions.shared.tsx';
import { remainingTime } from '../decision/remaining-time.ts';
import { useServerTime } from '../decision/use-server-time.ts';
import { usualDecision } from '../decision/usual-decision.ts';
import { orderDecisionQuery } from '../orders.queries.ts';
import { AcceptPayment } from './accept-payment.tsx';
import { paymentTexts } from './payment.texts.ts';
import { type PaidOrder, useReloadedOrder } from './use-reloaded-order.ts';

/** The order's current transaction: amount, term, account, and the possible actions. A loading error is shown beside it. */
export function PaymentCard(paid: PaidOrder) {
  const t = useTexts(paymentTexts);
  const { data: decision, error, dataUpdatedAt } = useQuery(orderDecisionQuery(paid.order.id));
  const now = useServerTime(decision?.at, dataUpdatedAt);
  if (!decision && error) return null;
  return (
    <FormSection title={t.title}>
      {decision ? (
        <Payment {...paid} payment={decision.payment} now={now} />
      ) : (
        <StandIn>
          <Payment {...paid} payment={usualDecision(paid.order).payment} now={now} />
        </StandIn>
      )}
    </FormSection>
  );
}

interface PaymentProps extends PaidOrder {
  payment: OrderDecision['payment'];
  now: Date;
}

function Payment({ order, payment, now, onMoved, onFailure }: PaymentProps) {
  const t = useTexts(paymentTexts);
  const reload = useReloadedOrder(order.id, onMoved);
  const meta = { user: order.userMeta, orderId: order.id, transferTitle: payment.title };
  return (
    <>
      <PayTo
        account={isTakenByPayPal(payment) ? null : payment.account}
        title={payment.title}
        amount={payment.amount}
        withCode={payment.canAccept}
        before={[
          {
            label: t.amount,
            value: (
              <b>
                <MoneyText amount={payment.amount} />
              </b>
            ),
          },
          { label: t.waitUntil, value: <PaymentTerm payment={payment} now={now} /> },
          ...receivedFacts(payment, t),
          { label: t.method, value: <MethodName method={payment.method} /> },
          { label: t.transaction, value: <TransactionLink id={payment.id} /> },
        ]}
      />
      {payment.status === 'new' && (
        <Group gap="xs">
          <AcceptPayment
            order={order}
            payment={{ id: payment.id, amount: payment.amount, canAccept: payment.canAccept, meta }}
            onMoved={onMoved}
            onFailure={onFailure}
          />
          <ExtensionButton
            canExtend={payment.canExtendWaitUntil}
            transaction={{ ...payment, meta }}
            onExtended={() => reload().catch(onFailure)}
            onFailure={(failure) => {
              onFailure(failure);
              if (failure !== null) void reload();
            }}
          />
        </Group>
      )}
      {(payment.canRecordLate || payment.canRecordFurther) && (
        <div>
          <RecordTransferButton
            arrived={payment.canRecordLate ? 'late' : 'further'}
            transaction={{ ...payment, meta }}
            onRecorded={() => reload().catch(onFailure)}
            onFailure={(failure) => {
              onFailure(failure);
              if (failure !== null) void reload();
            }}
          />
        </div>
      )}
    </>
  );
}

type Words = Record<'receivedAt' | 'received' | 'receivedOn' | 'note', string>;

/** The day and the amount of the receipt; the amount only where it is not the one asked for. */
function receivedFacts({ status, amount, receivedAt, receipt }: OrderDecision['payment'], t: Words): Fact[] {
  if (status === 'new') return [];
  return [
    ...(receivedAt === null ? [] : [{ label: t.receivedAt, value: <InstantText at={receivedAt} /> }]),
    ...(receipt ? receiptFacts(receipt, amount, t) : []),
  ];
}

const receiptFacts = (receipt: ReceiptView, amount: number, t: Words): Fact[] => [
  ...(receipt.amount === amount
    ? []
    : [
        {
          label: t.received,
          value: (
            <b>
              <MoneyText amount={receipt.amount} />
            </b>
          ),
        },
      ]),
  { label: t.receivedOn, value: <BookDayText day={receipt.receivedOn} /> },
  ...(receipt.note === '' ? [] : [{ label: t.note, value: receipt.note, long: true }]),
];

interface PaymentTermProps {
  payment: OrderDecision['payment'];
  now: Date;
}

/** The term of payment; the remaining time is shown only while the payment is pending. */
function PaymentTerm({ payment: { waitUntil, status, isOverdue }, now }: PaymentTermProps) {
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
