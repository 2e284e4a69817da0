import { getOrder, getOrderDecision } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';

export const orderQuery = (id: number) => recordQuery(getOrder, { id: String(id) });

export const orderDecisionQuery = (id: number) => recordQuery(getOrderDecision, { id: String(id) });

/** Invalidates the data beside the order on its screen. */
export function orderReloaded(): void {
  refetchEndpoint(getOrderDecision);
  refetchEndpoint(getOrderTimeline);
}
