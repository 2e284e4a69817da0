import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to an offer for users who may view it, else plain text (INV-06). */
export const OfferLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <LinkIfAllowed endpoint={getOffer} to={recordPaths.offer(id)}>
    {children}
  </LinkIfAllowed>
);
