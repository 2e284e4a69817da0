import type { TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import type { TransactionType } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { PairStatus } from '../orders/orders.shared.tsx';
import { transactionsTexts } from './transactions.texts.ts';

export const TransactionStatusBadge = ({ status }: { status: string }) => (
  <PairStatus status={status} words={useTexts(transactionsTexts).statuses} />
);

/** TRX-16. */
export const MethodName = ({ method }: { method: TransactionMethod }) =>
  useTexts(transactionsTexts).methods[method];

export const TypeName = ({ type }: { type: TransactionType }) => useTexts(transactionsTexts).types[type];
