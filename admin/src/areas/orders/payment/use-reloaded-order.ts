import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { orderQuery } from '../orders.queries.ts';

/** An order whose payment can be acted upon. */
export interface PaidOrder {
  order: OrderView;
  onMoved: (order: OrderView) => void;
  /** Null when a new attempt begins; the title names the action that failed, where the failure does not. */
  onFailure: (failure: unknown, title?: string) => void;
}

/** Loads the order again and shows it, after its transaction has changed. */
export const useReloadedOrder =
  (id: number, onMoved: (order: OrderView) => void) => async (): Promise<void> =>
    onMoved(await queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0 }));
