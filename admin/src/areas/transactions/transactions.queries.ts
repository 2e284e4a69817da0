import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

export const transactionQuery = (id: number) => recordQuery(getTransaction, { id: String(id) });
