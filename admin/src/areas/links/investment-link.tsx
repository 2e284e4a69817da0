import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to an investment for users who may view it, else plain text. */
export const InvestmentLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <LinkIfAllowed endpoint={getInvestment} to={recordPaths.investment(id)}>
    {children}
  </LinkIfAllowed>
);
