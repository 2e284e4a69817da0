import { Alert } from '@mantine/core';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { useIsAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { StandIn } from '../../ui/parts/stand-in.tsx';
import { NextStepNotice } from './decision/next-step-notice.tsx';
import { useServerTime } from './decision/use-server-time.ts';
import { usualDecision } from './decision/usual-decision.ts';
import { orderDecisionQuery } from './orders.queries.ts';
import { ordersTexts } from './orders.texts.ts';

/** The id that disabled buttons refer to as their description. */
export const NOTICE_ID = 'order-notice';

const moves = [acceptOrder, rejectOrder];

/**
 * Below the buttons: the next step for the order, or a note to save unsaved changes first. If the next step could not
 * be loaded, users who might accept see why they cannot.
 */
export function OrderNotice({ order }: { order: OrderView }) {
  const { why } = useTexts(ordersTexts);
  const { isDirty } = useFormState();
  const mayMove = useIsAllowed(moves) && order.canRejectOrder;
  const { data: decision, error, dataUpdatedAt } = useQuery(orderDecisionQuery(order.id));
  const now = useServerTime(decision?.at, dataUpdatedAt);
  if (mayMove && isDirty) return <Plain text={why.unsaved} />;
  if (decision) return <NextStepNotice id={NOTICE_ID} order={order} decision={decision} now={now} />;
  if (!error) {
    return (
      <StandIn>
        <NextStepNotice order={order} decision={usualDecision(order)} now={now} />
      </StandIn>
    );
  }
  const reason = mayMove ? whyNotAccept(order, why) : null;
  return reason && <Plain text={reason} />;
}

const Plain = ({ text }: { text: string }) => (
  <Alert id={NOTICE_ID} role="status" color="blue" p="sm" icon={<IconInfoCircle aria-hidden />}>
    {text}
  </Alert>
);

function whyNotAccept(order: OrderView, why: { notPaid: string; transactionNotPaid: string }): string | null {
  if (order.canAcceptOrder) return null;
  return order.status === 'new' ? why.notPaid : why.transactionNotPaid;
}
