import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone } from '../../ui/announce.ts';
import { idempotency } from '../../ui/form/idempotency-key.ts';
import { orderQuery } from './orders.queries.ts';
import { ordersTexts } from './orders.texts.ts';

export type OrderAction = 'accept' | 'reject';

interface Move {
  action: OrderAction;
  /** The reason to accept it although its payment is disputed, or to reject it. */
  note?: string;
  /** Called when the move is done. */
  onMoved?: (() => void) | undefined;
}

export interface Moving {
  order: OrderView;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown) => void;
}

/** Accepts or rejects an order. A failure is passed only to the caller, without a toast (ORD-21). */
export function useMoveOrder({ order, onMoved, onFailure }: Moving) {
  const { toasts } = useTexts(ordersTexts);
  const [keys] = useState(idempotency);
  const move = useMutation({
    mutationFn: ({ action, note }: Move) => {
      const asked = {
        params: { id: String(order.id) },
        idempotencyKey: keys.keyFor([order.id, action, note]),
      };
      // Only the version that the user was asked about is rejected, because a payment that came meanwhile would have to be
      // returned.
      if (action === 'reject') return call(rejectOrder, { ...asked, body: { note }, ifMatch: order.version });
      return call(acceptOrder, { ...asked, body: { note } });
    },
    onMutate: () => onFailure(null),
    onSuccess: (moved, { action, onMoved: goOn }) => {
      keys.settle();
      announceDone({ key: `order.${action}`, ...toasts[action] });
      if (moved) onMoved(moved);
      goOn?.();
    },
    onError: async (failure) => {
      keys.settle(failure);
      onFailure(failure);
      // A refusal means that the order or its payment has changed since, so the present state is shown.
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) {
        onMoved(await queryClient.fetchQuery({ ...orderQuery(order.id), staleTime: 0 }));
      }
    },
  });
  return {
    start: move.mutate,
    isBusy: (action: OrderAction) => move.isPending && move.variables.action === action,
  };
}
