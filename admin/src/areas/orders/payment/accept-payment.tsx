import { Button } from '@mantine/core';
import { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { AcceptInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { IconCheck } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useIsMe } from '../../../platform/session/current-user.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone } from '../../../ui/announce.ts';
import { AcceptanceDialog, acceptingTexts } from '../../transactions/transactions.shared.tsx';
import { DecidedShares } from '../decision/decided-shares.tsx';
import { NOTICE_ID } from '../order-notice.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { useNextOrder } from '../use-next-order.ts';
import { paymentTexts } from './payment.texts.ts';
import { type PaidOrder, useReloadedOrder } from './use-reloaded-order.ts';

interface AcceptPaymentProps extends PaidOrder {
  payment: ComponentProps<typeof AcceptanceDialog>['transaction'] & { canAccept: boolean };
}

type Asked = 'payment' | 'both';

/**
 * Accepts the payment on the screen of its order. For users with both rights it also accepts the order: two calls, one after the
 * other. If the second call fails, the payment stays accepted, and the screen says so.
 */
export function AcceptPayment({ order, payment, onMoved, onFailure }: AcceptPaymentProps) {
  const t = useTexts(paymentTexts);
  const accepting = useTexts(acceptingTexts);
  const { toasts } = useTexts(ordersTexts);
  const { isDirty } = useFormState();
  const mayAccept = useCan(acceptTransaction);
  const mayAcceptOrder = useCan(acceptOrder);
  const [asked, setAsked] = useState<Asked | null>(null);
  const reload = useReloadedOrder(order.id, onMoved);
  const openNext = useNextOrder(order);
  const isMe = useIsMe();
  if (!mayAccept) return null;

  const ask = (what: Asked) => () => {
    onFailure(null);
    setAsked(what);
  };
  const shared = { 'aria-describedby': NOTICE_ID, disabled: !payment.canAccept || isDirty };
  const icon = <IconCheck size={18} aria-hidden />;
  return (
    <>
      {mayAcceptOrder && (
        <Button {...shared} leftSection={icon} onClick={ask('both')}>
          {accepting.withOrder}
        </Button>
      )}
      <Button
        {...shared}
        leftSection={icon}
        variant={mayAcceptOrder ? 'default' : 'filled'}
        onClick={ask('payment')}
      >
        {accepting.accept}
      </Button>
      {asked && (
        <AcceptanceDialog
          transaction={payment}
          accept={(body) => acceptInTurn(asked, order.id, payment.id, body, isMe(order.userMeta))}
          withOrder={asked === 'both' && <DecidedShares orderId={order.id} />}
          hasNext={openNext !== null}
          onCancel={() => setAsked(null)}
          onAccepted={({ accepted, failure }, onward) => {
            setAsked(null);
            if (accepted) {
              announceDone({ key: 'order.accept', ...toasts.accept });
              onMoved(accepted);
            } else {
              if (failure !== null) onFailure(failure, t.onlyPayment);
              void reload();
            }
            if (failure === null && onward === 'next') openNext?.();
          }}
          onFailure={(failure) => {
            setAsked(null);
            onFailure(failure);
            void reload();
          }}
        />
      )}
    </>
  );
}

interface Outcome {
  accepted: OrderView | null;
  /** Why the order could not be accepted although its payment was. */
  failure: unknown;
}

async function acceptInTurn(
  what: Asked,
  orderId: number,
  paymentId: number,
  body: AcceptInput,
  isOwn: boolean,
): Promise<Outcome> {
  await call(acceptTransaction, { params: { id: String(paymentId) }, body });
  if (what === 'payment') return { accepted: null, failure: null };
  return call(acceptOrder, {
    params: { id: String(orderId) },
    ...(isOwn && { body: { note: body.note } }),
  }).then(
    (accepted) => ({ accepted, failure: null }),
    (failure: unknown) => ({ accepted: null, failure }),
  );
}
