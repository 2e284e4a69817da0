import type { TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import type { TransactionType } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { linksTexts } from './links.texts.ts';
import { PairStatus } from './order-status.tsx';
import classes from './pair-state.module.css';

const useWords = () => useTexts(linksTexts).transaction;

export const TransactionStatusBadge = ({ status }: { status: string }) => (
  <PairStatus status={status} words={useWords().statuses} />
);

/** The payment method by its name (TRX-16), in lists on one line. */
export const MethodName = ({ method }: { method: TransactionMethod }) => (
  <span className={classes.method}>{useWords().methods[method]}</span>
);

export const TypeName = ({ type }: { type: TransactionType }) => useWords().types[type];
