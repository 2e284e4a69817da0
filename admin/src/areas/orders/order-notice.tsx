import { Alert } from '@mantine/core';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useIsAllowed } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ordersTexts } from './orders.texts.ts';

/** What explains a disabled button. */
export const NOTICE_ID = 'order-notice';

const moves = [acceptOrder, rejectOrder];

/** Says in words why an open order cannot be accepted or rejected right now, to those who might. */
export function OrderNotice({ order }: { order: OrderView }) {
  const { why } = useTexts(ordersTexts);
  const { isDirty } = useFormState();
  const mayMove = useIsAllowed(moves);
  const reason = isDirty ? why.unsaved : whyNotAccept(order, why);
  if (!mayMove || !order.canRejectOrder || reason === null) return null;
  return (
    <Alert id={NOTICE_ID} role="status" color="blue" icon={<IconInfoCircle aria-hidden />}>
      {reason}
    </Alert>
  );
}

function whyNotAccept(order: OrderView, why: { notPaid: string; transactionNotPaid: string }): string | null {
  if (order.canAcceptOrder) return null;
  return order.status === 'new' ? why.notPaid : why.transactionNotPaid;
}
