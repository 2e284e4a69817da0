import { Button, Group } from '@mantine/core';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatMoney } from '@share/contract/shared/money.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { confirm, type Question } from '../../ui/confirm.tsx';
import { fullName } from '../links/user-name.tsx';
import { RefundAccount, refundsTexts } from '../refunds/refunds.shared.tsx';
import { NOTICE_ID } from './order-notice.tsx';
import { ordersTexts } from './orders.texts.ts';
import { type OrderAction, useMoveOrder } from './use-move-order.ts';

interface OrderActionsProps {
  order: OrderView;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown) => void;
}

/** Accept and reject, for permitted users while the order allows it (ORD-16, ORD-17); each asks first (ORD-19). */
export function OrderActions({ order, onMoved, onFailure }: OrderActionsProps) {
  const t = useTexts(ordersTexts);
  const refund = useTexts(refundsTexts);
  const { language } = useLanguage();
  const { isDirty } = useFormState();
  const mayAccept = useCan(acceptOrder);
  const mayReject = useCan(rejectOrder);
  const move = useMoveOrder({ order, onMoved, onFailure });
  if (!order.canAcceptOrder && !order.canRejectOrder) return null;

  const ask = async (action: OrderAction) => {
    const who = `${fullName(order.userMeta)} (${order.userMeta.email})`;
    const amount = formatMoney(order.totalAmount, language);
    const investor = { label: t.columns.user, value: who };
    const questions: Record<OrderAction | 'rejectPaid', Omit<Question, 'confirmLabel'>> = {
      accept: {
        title: t.acceptTitle(order.id),
        facts: [investor, { label: t.columns.totalAmount, value: amount }],
        message: t.acceptMessage,
        harmless: true,
      },
      reject: {
        title: t.rejectTitle(order.id),
        facts: [investor, { label: t.columns.totalAmount, value: amount }],
        message: t.rejectMessage,
      },
      rejectPaid: {
        title: t.rejectPaidTitle(order.id),
        facts: [
          investor,
          { label: refund.amount, value: amount },
          { label: refund.account, value: <RefundAccount account={order.investorData.bankAccount} /> },
        ],
        message: t.rejectPaidMessage,
      },
    };
    const question = questions[action === 'reject' && order.status === 'paid' ? 'rejectPaid' : action];
    if (await confirm({ ...question, confirmLabel: t[action] })) move.start(action);
  };
  return (
    <Group gap="xs">
      {mayReject && order.canRejectOrder && (
        <Button
          variant="outline"
          color="red"
          leftSection={<IconX size={18} aria-hidden />}
          aria-describedby={NOTICE_ID}
          disabled={isDirty || move.isBusy('accept')}
          loading={move.isBusy('reject')}
          onClick={() => void ask('reject')}
        >
          {t.reject}
        </Button>
      )}
      {mayAccept && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-describedby={NOTICE_ID}
          disabled={!order.canAcceptOrder || isDirty || move.isBusy('reject')}
          loading={move.isBusy('accept')}
          onClick={() => void ask('accept')}
        >
          {t.accept}
        </Button>
      )}
    </Group>
  );
}
