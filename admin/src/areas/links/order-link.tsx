import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to an order for users who may view it, else plain text. */
export const OrderLink = ({ id, children = id }: { id: number; children?: ReactNode }) => (
  <LinkIfAllowed endpoint={getOrder} to={recordPaths.order(id)}>
    {children}
  </LinkIfAllowed>
);
