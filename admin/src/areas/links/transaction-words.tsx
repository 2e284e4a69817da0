import type { TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import type { TransactionType } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { linksTexts } from './links.texts.ts';
import { PairStatus } from './order-status.tsx';

const useWords = () => useTexts(linksTexts).transaction;

export const TransactionStatusBadge = ({ status }: { status: string }) => (
  <PairStatus status={status} words={useWords().statuses} />
);

/** The payment method by its name (TRX-16). */
export const MethodName = ({ method }: { method: TransactionMethod }) => useWords().methods[method];

export const TypeName = ({ type }: { type: TransactionType }) => useWords().types[type];
