import { getInvestment } from '@share/contract/areas/investments/investments.endpoints.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

export const investmentQuery = (id: number) => recordQuery(getInvestment, { id: String(id) });
