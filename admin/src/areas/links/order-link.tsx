import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** Leads to an order, for those who may see it. */
export const OrderLink = ({ id, children = id }: { id: number; children?: ReactNode }) => (
  <LinkIfAllowed endpoint={getOrder} to={recordPaths.order(id)}>
    {children}
  </LinkIfAllowed>
);
