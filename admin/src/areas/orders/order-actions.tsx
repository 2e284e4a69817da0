import { Button, Group } from '@mantine/core';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { AcceptWithNote } from './decision/accept-with-note.tsx';
import { RejectOrder } from './decision/reject-order.tsx';
import { NOTICE_ID } from './order-notice.tsx';
import { ordersTexts } from './orders.texts.ts';
import { useMoveOrder } from './use-move-order.ts';
import { useNextOrder } from './use-next-order.ts';
import { useOrderQuestion } from './use-order-question.tsx';

interface OrderActionsProps {
  order: OrderView;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown) => void;
}

/**
 * Accept and reject, beside the conditions, for permitted users while the order allows it (ORD-16, ORD-17); each asks first
 * (ORD-19).
 */
export function OrderActions({ order, onMoved, onFailure }: OrderActionsProps) {
  const t = useTexts(ordersTexts);
  const questionOf = useOrderQuestion(order);
  const { isDirty } = useFormState();
  const mayAccept = useCan(acceptOrder);
  const mayReject = useCan(rejectOrder);
  const move = useMoveOrder({ order, onMoved, onFailure });
  const openNext = useNextOrder(order);
  if (!order.canAcceptOrder && !order.canRejectOrder) return null;

  const isAccepting = move.isBusy('accept');
  const askToAccept = async (onAccepted?: () => void) => {
    if (await confirm(questionOf('accept'))) move.start({ action: 'accept', onMoved: onAccepted });
  };
  return (
    <Group gap="xs">
      {mayReject && order.canRejectOrder && (
        <RejectOrder
          order={order}
          isDisabled={isDirty || isAccepting}
          onMoved={onMoved}
          onFailure={onFailure}
        />
      )}
      {mayAccept && order.canAcceptWithNote && (
        <AcceptWithNote order={order} isDisabled={isDirty} onMoved={onMoved} onFailure={onFailure} />
      )}
      {mayAccept && !order.canAcceptWithNote && (
        <Button
          // The main action is the payment as long as it is awaited.
          variant={order.canAcceptOrder ? 'filled' : 'default'}
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-describedby={NOTICE_ID}
          disabled={!order.canAcceptOrder || isDirty}
          loading={isAccepting}
          onClick={() => void askToAccept()}
        >
          {t.accept}
        </Button>
      )}
      {mayAccept && order.canAcceptOrder && openNext && (
        <Button
          variant="default"
          leftSection={<IconArrowRight size={18} aria-hidden />}
          disabled={isDirty || isAccepting}
          onClick={() => void askToAccept(openNext)}
        >
          {t.acceptAndNext}
        </Button>
      )}
    </Group>
  );
}
