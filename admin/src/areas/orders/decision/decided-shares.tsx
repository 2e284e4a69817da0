import { useQuery } from '@tanstack/react-query';
import { orderDecisionQuery } from '../orders.queries.ts';
import { ShareCounts } from './share-counts.tsx';

/** The shares of the series before and after the order is accepted, inside a question. */
export function DecidedShares({ orderId }: { orderId: number }) {
  const { data } = useQuery(orderDecisionQuery(orderId));
  return data && <ShareCounts shares={{ ...data.shares, afterRejecting: null }} />;
}
