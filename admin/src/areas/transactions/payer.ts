import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { fullName } from '../links/user-name.tsx';

/** The name of the payer, for confirmation questions. */
export const payerOf = ({ meta: { user } }: Pick<TransactionView, 'meta'>): string =>
  `${fullName(user)} (${user.email})`;
