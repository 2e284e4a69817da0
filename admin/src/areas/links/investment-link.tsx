import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** Leads to an investment, for those who may see it. */
export const InvestmentLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <LinkIfAllowed endpoint={getInvestment} to={recordPaths.investment(id)}>
    {children}
  </LinkIfAllowed>
);
