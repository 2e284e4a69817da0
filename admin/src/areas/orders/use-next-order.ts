import { acceptOrder, listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { acceptTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useNextWaiting } from '../../ui/record/next-waiting.ts';
import { ordersPaths } from './orders.paths.ts';

/** Opens the next order of the list whose payment, or which itself, the user can accept; null if there is none. */
export function useNextOrder({ id, status }: OrderView): (() => void) | null {
  const navigate = useNavigate();
  const mayPay = useCan(acceptTransaction);
  const mayAccept = useCan(acceptOrder);
  const waits = (order: Pick<OrderView, 'status'>) =>
    (mayPay && order.status === 'new') || (mayAccept && order.status === 'paid');
  const next = useNextWaiting({
    list: listOrders,
    path: ordersPaths.list,
    id,
    waits,
    enabled: waits({ status }),
  });
  return next === null ? null : () => void navigate({ to: ordersPaths.edit(next) });
}
